import type { ReadWords } from '../../text/find-terms.ts'
import type { Section, Statement } from '../statements/index.ts'
import type { Covered } from './covered.ts'
import { isNotNeeded, opensWithEmployer } from './read-uncovered.ts'
import type { UnplacedPhrase } from './read-unplaced.ts'

const NAME = '[A-Z][\\w./+&-]*'
/** Levels and kinds of certificates: "ISTQB Advanced Level", "ITIL v4 Foundation", "Oracle Certified Professional Java SE 11". */
const CERTIFICATES: readonly RegExp[] = [
  `(?:${NAME} |v?\\d[\\d.]* ){1,4}(?:Foundation|Practitioner|Associate|Specialty|(?:Foundation|Advanced|Expert|Master|Professional|Intermediate) Level)\\b`,
  `(?:${NAME} ){0,3}Certified(?: (?:${NAME}|\\d+|[–-]))+`,
  `(?:(?:${NAME}|v?\\d[\\d.]*|[–-]) ){1,5}(?:[Cc]ertifi(?:cation|cate|ed)|[Aa]ccreditation|[Dd]iploma)\\b`,
  `\\b(?:PSM|PSPO|PSD|LPIC|IAT|IAM|CMMI|CFA|CPRE|IPMA|MSP|AgilePM|Platform Dev(?:eloper)?|Platform App Builder|Integration Architect)[ -]?(?:I{1,3}|IV|[1-5]|[A-D]|(?:Level )(?:I{1,3}|\\d))\\b`,
].map((source) => new RegExp(source, 'g'))
const MAY_HOLD =
  /Foundation|Practitioner|Associate|Specialty|Level|ertifi|ccreditation|iploma|PSM|PSPO|PSD|LPIC|IAT|IAM|CMMI|CFA|CPRE|IPMA|MSP|AgilePM|Platform|Architect/
/** Words that open a sentence, and no part of a name. */
const OPENING =
  /^(?:(?:A|An|The|And|Or|Any|Valid|Relevant|Current|Active|Must|Have|Hold|Holding|Need|With|Your|You|We|Nice|Bonus|Plus|Required|Preferred|Desired|Essential|Experience|Professional|Junior|Senior|Sales|Research|Marketing|Account|Engineering|Product)\\b[ :]*)+/
const SECTIONS = new Set<Section>(['none', 'title', 'role', 'terms', 'must', 'nice', 'stack'])
const MIN_LENGTH = 5

/** Certificates whose level or kind no criterion holds; a name that is a skill as a whole is read already. */
export function readCertificates(
  { text }: ReadWords,
  statements: readonly Statement[],
  read: readonly Covered[],
): UnplacedPhrase[] {
  const found: UnplacedPhrase[] = []
  for (const { start, end, section, isHeading, titles } of statements) {
    if (isHeading || !SECTIONS.has(section)) continue
    const said = text.clean.slice(start, end)
    const lower = said.toLowerCase()
    if (!MAY_HOLD.test(said) || isNotNeeded(lower) || opensWithEmployer(lower)) continue
    for (const pattern of CERTIFICATES) {
      for (const match of said.matchAll(pattern)) {
        const skipped = OPENING.exec(match[0])?.[0].length ?? 0
        const [from, to] = [start + match.index + skipped, start + match.index + match[0].length]
        if (to - from < MIN_LENGTH || !/[A-Z]/.test(text.clean.slice(from, from + 1))) continue
        const isKnown = [...read, ...titles].some((span) => span.start <= from && span.end >= to)
        if (isKnown || found.some((other) => other.start < to && from < other.end)) continue
        found.push({ start: from, end: to })
      }
    }
  }
  return found
}
