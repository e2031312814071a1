import type { Gazetteer } from '../../text/gazetteer.ts'
import type { Statement } from '../statements/index.ts'
import type { Mention } from './read-demands.ts'

const DEMAND =
  '(?:experienced?|knowledge|understanding|expertise|proficien(?:t|cy)|competen(?:t|ce|cies|cy)|skill(?:s|ed)|background|mastery|command|track record|know-how|worked|versed)'
/** "Experience working with", "knowledge of modern": what follows is demanded itself. */
const DEMANDED_NEXT = new RegExp(
  `\\b${DEMAND}(?: (?:gained|working|doing|dealing|professionally))? (?:with|in|of|within|from|using)(?: (?:working|using|doing|the|an?|both|various|different|modern|large[- ]scale|enterprise|advanced|practical|professional|relevant|commercial|international|end-to-end|cross-functional|[a-z]+-based)(?: (?:with|in|of|on))?){0,2} $`,
)
/** "Project management experience". */
const DEMANDED_LAST =
  /^(?: (?:systems?|tools?|processes|methods|work))? (?:experience|skills?|knowledge|expertise|know-how|background)\b(?!\s*[=?])/
/** "Continuous integration test and release automation": the first of several. */
const GOES_ON = /^[^.;:,()]{0,24} (?:and|or) /
const JOINS =
  /^(?: (?:systems?|tools?|processes|methods|principles|practices))?(?:,? (?:and|or|&|as well as) |, ?|\/| ?& )$/
/** "Experience in fields like logistics" names examples, "a degree in statistics" a course of study. */
const ONLY_NAMED =
  /\b(?:like|such as|e\.g\.?|for example|for instance|degree|diploma|education|studies|master'?s?|bachelor'?s?|ph\.?d|m\.?sc|b\.?sc) (?:[a-z.]+ ){0,3}$/

/** "Some experience with", "first knowledge of". */
const LITTLE =
  /\b(?:some|any|first|initial|little|basic|limited) (?:\w+ )?(?:experience|knowledge|skills|background)\b[^.;]*$/

/** What nearly every job in computing consists of: it sets no candidate apart. */
const TOO_WIDE = new Set(
  'programming computer-science backend frontend web-development mobile-development communication research documentation english customer-service consulting sales training'.split(
    ' ',
  ),
)

const UNSTRESSED = 2
const MAX_ALONE = 2

/**
 * The fields that a statement demands by name and nearly alone: "experience with agile methods", "PLM and ERP skills". In
 * a longer list a field is one of many and keeps the role of a loose one.
 */
export function demandedFields(
  text: string,
  { start }: Statement,
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
): ReadonlySet<Mention> {
  const demanded = new Set<Mention>()
  for (let from = 0, until = 0; from < mentions.length; from = until) {
    until = from + 1
    while (until < mentions.length && JOINS.test(between(text, start, mentions, until))) until += 1
    const run = mentions.slice(from, until)
    const before = text.slice(0, (run[0] as Mention).term.start - start)
    const after = text.slice((run.at(-1) as Mention).term.end - start)
    const isAlone =
      run.length <= MAX_ALONE &&
      !ONLY_NAMED.test(before) &&
      !LITTLE.test(before) &&
      run.every((mention) => isField(mention, gazetteer))
    if (isAlone && (DEMANDED_LAST.test(after) || (DEMANDED_NEXT.test(before) && !GOES_ON.test(after))))
      for (const mention of run) demanded.add(mention)
  }
  return demanded
}

function between(text: string, start: number, mentions: readonly Mention[], index: number): string {
  return text.slice((mentions[index - 1] as Mention).term.end - start, (mentions[index] as Mention).term.start - start)
}

const isField = ({ term, level, emphasis }: Mention, gazetteer: Gazetteer): boolean =>
  level === 'must' &&
  emphasis >= UNSTRESSED &&
  !term.isWide &&
  gazetteer.skills[term.place]?.kind !== 'soft' &&
  !TOO_WIDE.has(term.slug)
