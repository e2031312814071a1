import { type ReadWords, type Term, termsOf } from './find-terms.ts'
import type { FoldedText } from './fold-text.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isShortSearch } from './short-search.ts'
import { wordsOf } from './word-lists.ts'

const REACH = 120
const PAST = 'experience|experienced|background|expertise|exposure|knowledge|understanding|know[- ]how|track record'
const KIND = '(?:industry|industries|sectors?|domains?|verticals?|space|markets?|field|business)'
const EMPLOYER = '(?:company|companies|firms?|clients?|customers?|organi[sz]ations?|environments?|settings?)'
const LIST = '(?:[a-z&-]+(?: [a-z&-]+)?(?: ?[,/] ?(?:or |and )?| or | and ))*'
const ARTICLES = '(?:(?:the|an?|any|either|large|regulated|related|similar) )*'

/** "Experience in", "worked for", "ideally from a". */
const BEFORE = new RegExp(
  `\\b(?:(?:${PAST})(?: working| gained)? (?:in|with|of|from|within|across|at)|worked (?:in|for|at|with|within)|(?:ideally|preferably|coming|comes?|someone|people|candidates) from) ${ARTICLES}${LIST}$`,
)
/** "Has built software for the energy sector": a longer way from the experience to the industry, which is called one. */
const FAR_BEFORE = new RegExp(
  `\\b(?:${PAST}|worked|built|ideally|preferably)\\b[^.;:\\n]{0,60} (?:in|for|within|from|of|with) ${ARTICLES}${LIST}$`,
)
/** "Domain knowledge: healthcare". */
const LABEL = new RegExp(`\\b(?:domain|industry|sector|vertical)s?(?: (?:${PAST}))? ?: ?${LIST}$`)
const AFTER = new RegExp(
  `^(?: ?[,/] ?${LIST}[a-z-]+| (?:or|and) [a-z-]+)?(?: ${KIND}| ${EMPLOYER})?(?:\\s*(?:[,;.)!/\\n]|$)| (?:or|and|is|are|would|will|helps?|preferred|required|desired|desirable|needed|welcome|wanted|ideally|a|an|as|but)\\b)`,
)
const CALLED = new RegExp(`^(?: ?[,/] ?${LIST}[a-z-]+| (?:or|and) [a-z-]+)? (?:${KIND}|${EMPLOYER})\\b`)
/** "Banking background", "insurance industry experience". */
const EXPERIENCE_AFTER = new RegExp(
  `^(?:(?:,| or| and|/) ?[a-z-]+)*(?: (?:${KIND}|${EMPLOYER}))?(?: (?:domain|work|working|professional))? (?:${PAST})\\b(?! (?:for|to|of (?:our|the|all|every|users|customers))\\b)`,
)
/** "Own our banking experience": what users have, and no candidate. */
const OF_USERS = /\b(?:the|our|its|their|this|best|better|great|mobile|online|digital|seamless|user|customer) $/
const OF_EMPLOYER = /(?:^|[.;\n]\s*)(?:with |having )?(?:we|our|us|the company|at [a-z]+,? we)\b[^.;\n]*$/
const OF_EMPLOYER_STILL =
  /\b(?:you|candidates?|applicants?|look(?:ing)? for|need|require|want|seek\w*|love|like|prefer|appreciate)\b/

const INDUSTRIES = wordsOf(
  'fintech banking capital-markets insurance-technology healthcare-it life-sciences e-commerce retail-technology adtech education-technology logistics-technology manufacturing energy automotive aerospace government-it legal-technology real-estate-technology construction travel-technology hospitality-technology hr-technology media-technology igaming agritech climate-tech nonprofit telecom-domain telecommunications',
)

const NAMED_ALONG =
  /^ (?:managers?|directors?|officers?|relations|assistants?|specialists?|generalists?|partners?|recruiters?|clerks?|workers?|services?|duty|duties|checks?|clearance|licen[cs]es?)\b/

/** "Engineer at a seed-stage EdTech", "for our fintech app": where one would work. */
const AT_EMPLOYER = /\b(?:at|for|join|joining|with|in) (?:an?|our|the|this|[a-z]+'s)? ?(?:[a-z0-9&-]+ ){0,3}$/
const IS_EMPLOYER =
  /^(?: (?:company|start-?up|scale-?up|firm|business|clients?|organi[sz]ation|platform|app|product|team|group|agency|provider|unit)\b|\s*(?:[.,;:!)\n]|$))/
const OF_THEIR_PAST = new RegExp(`\\b(?:${PAST}|worked|from|years|ideally|preferably|must|required|need)\\b`)

function isEmployer({ text }: ReadWords, { slug, start, end }: Term): boolean {
  if (!INDUSTRIES.has(slug)) return false
  const before =
    text.lower
      .slice(Math.max(0, start - REACH), start)
      .split(/[.;\n]/)
      .at(-1) ?? ''
  return AT_EMPLOYER.test(before) && IS_EMPLOYER.test(text.lower.slice(end, end + REACH)) && !OF_THEIR_PAST.test(before)
}

/**
 * The terms of a description, with the industries that it asks experience of. In a few words they only help, as does
 * that of the employer.
 */
export function termsWithIndustries(words: ReadWords, gazetteer: Gazetteer): Term[] {
  const isAsked = (term: Term): boolean => isAskedIndustry(words, term)
  const terms = termsOf(words, gazetteer, isAsked)
  const isWide = isShortSearch(words.text)
  return terms.map((term) => {
    if ((term.isWide || term.isAmbiguous) && isAsked(term))
      return { ...term, isWide: isWide || isAlone(words.text, term) }
    return !term.isWide && isEmployer(words, term) ? { ...term, isWide: true } : term
  })
}

const BRIEF = 400

/** "QA with Selenium. Team of 3. Banking.": in a few sentences a word on its own says where one should have worked. */
const isAlone = ({ lower }: FoldedText, { start, end }: Pick<Term, 'start' | 'end'>): boolean =>
  lower.length <= BRIEF && /(?:^|[.;\n])\s*$/.test(lower.slice(0, start)) && /^\s*(?:[.;\n]|$)/.test(lower.slice(end))

/** Most names of industries are ordinary words ("healthcare", "energy"): only experience of one is asked for. */
function isAskedIndustry({ text }: ReadWords, { slug, start, end }: Term): boolean {
  if (!INDUSTRIES.has(slug)) return false
  const before = text.lower.slice(Math.max(0, start - REACH), start)
  const after = text.lower.slice(end, end + REACH)
  if (isShortSearch(text) && !NAMED_ALONG.test(after)) return true
  if (isAlone(text, { start, end })) return true
  const isAsked =
    (BEFORE.test(before) && AFTER.test(after)) ||
    (LABEL.test(before) && AFTER.test(after)) ||
    (FAR_BEFORE.test(before) && CALLED.test(after)) ||
    (EXPERIENCE_AFTER.test(after) && !OF_USERS.test(before))
  return isAsked && (!OF_EMPLOYER.test(before) || OF_EMPLOYER_STILL.test(before))
}
