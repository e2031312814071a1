import type { FoldedText } from '../text/fold-text.ts'
import { dateRangesIn } from './resume-dates.ts'

const OWN_HEADINGS =
  /^[\s#*•]*(?:work experience|professional experience|work history|employment(?: history)?|experience|education(?: and training)?|career objective|objective|professional summary|references|personal details|curriculum vitae|r[e\u00e9]sum[e\u00e9]|hobbies|certifications?|academic background|accomplishments|highlights)[\s:*]*$/gm
/** In a paragraph, before a name or a date. */
const FLAT_HEADINGS =
  /\b(?:Work Experience|Professional Experience|Work History|Employment History|Education and Training|Professional Summary|Career Objective|WORK EXPERIENCE|PROFESSIONAL EXPERIENCE|WORK HISTORY|EMPLOYMENT HISTORY|PROFESSIONAL SUMMARY)[ :]+(?=[A-Z0-9])/g
const FIRST_PERSON =
  /\b(?:i am an?|i have|i'm an?|my (?:experience|skills|role|responsibilities|career)|date of birth|nationality:|marital status|linkedin\.com\/in|github\.com\/)\b/g
const OF_EMPLOYERS =
  /\b(?:we are (?:looking|seeking|hiring|searching)|we're (?:looking|seeking|hiring)|looking for|you will|you'll|you have|you are|your profile|what you|we offer|apply now|to apply|requirements|nice to have|the ideal candidate|the successful candidate|candidates?\b|join our team|must have|about us|job description|equal opportunity|responsibilities:)/g
const ENOUGH = 4
const LATEST_MONTH = 12 * 2200

/** Job dates, résumé headings and the first person, without an employer's voice. */
export function looksLikeResume(text: FoldedText): boolean {
  const { lower } = text
  if (lower.length < 200) return false
  const ranges = dateRangesIn(lower, LATEST_MONTH).length
  const headings = (lower.match(OWN_HEADINGS)?.length ?? 0) + (text.clean.match(FLAT_HEADINGS)?.length ?? 0)
  const own = lower.match(FIRST_PERSON)?.length ?? 0
  const employer = lower.match(OF_EMPLOYERS)?.length ?? 0
  return Math.min(ranges, 4) * 1.5 + Math.min(headings, 4) + Math.min(own, 2) - 2 * employer >= ENOUGH
}
