import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import type { ReadWords } from '../../text/find-terms.ts'
import type { Conditions } from '../conditions/index.ts'
import type { Door, LintFinding } from '../reading.ts'
import { MANY_MUST_HAVES, type SkillReading } from '../skills/index.ts'
import { isBoilerplate, type Statement } from '../statements/index.ts'
import { biasedWords, yearBorn } from './read-wording.ts'

interface Material {
  words: ReadWords
  statements: readonly Statement[]
  skills: SkillReading
  conditions: Conditions
  criteria: SearchCriteria
  door: Door
  inferred: { name: string } | null
  thisYear: number
}

const YEARS_OF_A_SENIOR = 5
const MOSTLY = 0.7
const SHORT_WORDS = 4

/** Warnings about the text, as a colleague would give before it is published. */
export function readLint(material: Material): LintFinding[] {
  return [
    ...biasedWords(material.words.text.lower),
    ...contradictions(material),
    ...overConstrained(material),
    ...vagueness(material),
    ...omissions(material),
  ]
}

export const NOTHING_FOUND: LintFinding = {
  code: 'vague',
  message: 'No job title or skill found. Add a title and two or three important skills.',
  start: null,
  end: null,
}

function finding(code: LintFinding['code'], message: string, at?: { start: number; end: number }): LintFinding {
  return { code, message, start: at?.start ?? null, end: at?.end ?? null }
}

function contradictions({ criteria, skills, conditions }: Material): LintFinding[] {
  const findings: LintFinding[] = []
  const most = Math.max(criteria.years?.min ?? 0, ...criteria.mustHave.map((must) => must.minYears ?? 0))
  if ((criteria.seniority === 'junior' || criteria.seniority === 'intern') && most >= YEARS_OF_A_SENIOR) {
    findings.push(
      finding(
        'contradiction',
        `A ${criteria.seniority} role with ${most} years of experience is a contradiction. Remove one of the two.`,
      ),
    )
  }
  for (const phrase of [...skills.overallYears, ...skills.skillYears]) {
    if (phrase.max !== null && phrase.max < phrase.min)
      findings.push(
        finding(
          'contradiction',
          `“${phrase.min} to ${phrase.max} years” is reversed. We read it as ${phrase.max} to ${phrase.min} years.`,
          phrase,
        ),
      )
  }
  const pay = conditions.pay
  if (pay !== null && pay.fromMinor !== null && pay.fromMinor > pay.pay.amountMinor)
    findings.push(finding('contradiction', 'The minimum pay is higher than the maximum pay.', pay))
  for (const slug of criteria.unwantedSkills) {
    if (criteria.niceToHave.some(({ skill }) => skill === slug))
      findings.push(finding('contradiction', `${slug} is both required and excluded.`))
  }
  return findings
}

function overConstrained({ criteria, skills, thisYear }: Material): LintFinding[] {
  const findings: LintFinding[] = []
  if (skills.demanded > MANY_MUST_HAVES) {
    findings.push(
      finding(
        'over-constrained',
        `${skills.demanded} must-haves is a lot: few candidates have them all. The ones the text insists on most come first.`,
      ),
    )
  }
  for (const must of criteria.mustHave) {
    const born = must.anyOf.length === 1 ? yearBorn(must.anyOf[0] ?? '') : null
    if (born === null || must.minYears === null) continue
    if (thisYear - born < must.minYears)
      findings.push(
        finding(
          'over-constrained',
          `${must.minYears} years of ${must.anyOf[0]} aren’t possible: it was released in ${born}.`,
        ),
      )
  }
  return findings
}

function vagueness({ words, criteria, inferred, door }: Material): LintFinding[] {
  const isEmpty = criteria.mustHave.length === 0 && criteria.niceToHave.length === 0
  if (isEmpty && criteria.title === null) {
    const isShort = words.tokens.count < SHORT_WORDS
    return [isShort ? { ...NOTHING_FOUND, code: 'too-short' } : NOTHING_FOUND]
  }
  if (inferred !== null)
    return [finding('vague', `No job title found. The skills suggest ${withArticle(inferred.name)}.`)]
  if (criteria.mustHave.length === 0 && door === 'jobDesc')
    return [finding('vague', 'No must-haves found. All candidates with a matching title are ranked.')]
  return []
}

export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}

function omissions({ conditions, door, statements, words }: Material): LintFinding[] {
  if (door !== 'jobDesc') return []
  const findings: LintFinding[] = []
  if (conditions.pay === null)
    findings.push(
      finding(
        'missing-pay',
        'No salary stated. Job posts with a salary get more answers, and some places require one.',
      ),
    )
  const empty = statements.reduce(
    (sum, statement) => sum + (isBoilerplate(statement.section) ? statement.end - statement.start : 0),
    0,
  )
  if (empty > MOSTLY * words.text.lower.length)
    findings.push(
      finding(
        'boilerplate',
        'Most of this text is about the company, benefits or how to apply. Add more about the role.',
      ),
    )
  return findings
}
