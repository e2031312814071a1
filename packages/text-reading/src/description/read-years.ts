import { SMALL_NUMBER, smallNumber } from '../text/numbers.ts'
import type { Statement } from './read-statements.ts'
import type { Door } from './reading.ts'

export interface YearsPhrase {
  start: number
  end: number
  min: number
  max: number | null
}

const YEARS = new RegExp(
  `(?:(up to|less than|under|below|max(?:imum)?(?: of)?|no more than)\\s+)?(?<![\\d.,])(${SMALL_NUMBER})\\s*(\\+|plus\\b|or more\\b)?(?:\\s*\\([^)]{1,8}\\))?\\s*(?:(?:-|to|or)\\s*(${SMALL_NUMBER})\\s*\\+?)?\\s*\\+?\\s*(?:(years?|yrs?\\.?|yoe)\\b|(y)\\b)`,
  'g',
)
const NOT_OF_WORK_AFTER =
  /^'?s?\s*(?:old|of age|ago|anniversary|in business|warranty|contract|fixed|programme|program|degree|study|studies|project|term|plan|strategy|in a row|from now|lease|phd|ph\.d|postdoc|position|appointment|employment|scholarship|fellowship|university|college|post)/
const NOT_OF_WORK_BEFORE =
  /(?:last|past|next|coming|first|within|every|after|previous|for a|per|founded|celebrat\w+)\s+$/
const OF_WORK =
  /experien|background|track record|hands[- ]on|working|worked|expertise|practice|practical|developing|development|programming|coding|building|professional|industry|commercial|relevant|\bas an?\b|in a similar|similar role|\b(?:years?|yrs?|yoe)'?\.?\s+(?:of|in|with|using|on)\b|required|minimum|at least|proven|seniority/
const OF_THE_COMPANY =
  /^(?:(?:at|with)\s+\S+,?\s+)?(?:we|our|the company|founded|for over|with over|for more than|over the|since)\b/

/** "5+ years", "3-5 years", "at least three years", when they refer to the candidate. */
export function yearsIn(lower: string, statement: Statement, door: Door): YearsPhrase[] {
  const text = lower.slice(statement.start, statement.end)
  if (!/y(?:ears?|rs?|oe)\b|\dy\b/.test(text)) return []
  const found: YearsPhrase[] = []
  for (const match of text.matchAll(YEARS)) {
    const [whole, most, first = '', , second, unit] = match
    const end = match.index + whole.length
    if (unit === undefined && !/\d\s?\+?y$/.test(whole)) continue
    if (NOT_OF_WORK_AFTER.test(text.slice(end, end + 24)) || NOT_OF_WORK_BEFORE.test(text.slice(0, match.index)))
      continue
    if (/^an?$/.test(first) && !/^'?s? (?:of|experience)/.test(text.slice(end))) continue
    if (door === 'jobDesc' && !isOfWork(text, statement)) continue
    const low = smallNumber(first)
    const high = second === undefined ? null : smallNumber(second)
    if (!(low <= 40)) continue
    const range = most === undefined ? { min: low, max: high } : { min: 0, max: high ?? low }
    found.push({ start: statement.start + match.index, end: statement.start + end, ...range })
  }
  return found
}

/** "3+ yrs." as a separate sentence. */
const MAX_BARE_PHRASE_LENGTH = 20

function isOfWork(text: string, statement: Statement): boolean {
  if (OF_THE_COMPANY.test(text) && !/\byou\b|looking for|seek|require|need/.test(text)) return false
  if (statement.section === 'must' || statement.section === 'terms' || statement.section === 'title') return true
  return OF_WORK.test(text) || text.trim().length <= MAX_BARE_PHRASE_LENGTH
}
