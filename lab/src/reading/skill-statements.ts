// node lab/src/reading/skill-statements.ts [--batch a|b|…|s] [--details]
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import { type Known, type Measured, measure, type Tally } from './messy-postings/measure-posting.ts'
import type { SkillStatement } from './statements/skill-statement.ts'
import { SKILLS_A } from './statements/skills-a.ts'
import { SKILLS_B } from './statements/skills-b.ts'
import { SKILLS_C } from './statements/skills-c.ts'
import { SKILLS_D } from './statements/skills-d.ts'
import { SKILLS_E } from './statements/skills-e.ts'
import { SKILLS_F } from './statements/skills-f.ts'
import { SKILLS_G } from './statements/skills-g.ts'
import { SKILLS_H } from './statements/skills-h.ts'
import { SKILLS_I } from './statements/skills-i.ts'
import { SKILLS_J } from './statements/skills-j.ts'
import { SKILLS_K } from './statements/skills-k.ts'
import { SKILLS_L } from './statements/skills-l.ts'
import { SKILLS_M } from './statements/skills-m.ts'
import { SKILLS_N } from './statements/skills-n.ts'
import { SKILLS_O } from './statements/skills-o.ts'
import { SKILLS_P } from './statements/skills-p.ts'
import { SKILLS_Q } from './statements/skills-q.ts'
import { SKILLS_R } from './statements/skills-r.ts'
import { SKILLS_S } from './statements/skills-s.ts'

const { values } = parseArgs({
  options: { batch: { type: 'string', default: 'a' }, details: { type: 'boolean', default: false } },
})
const BATCHES: Readonly<Record<string, readonly SkillStatement[]>> = {
  a: SKILLS_A,
  b: SKILLS_B,
  c: SKILLS_C,
  d: SKILLS_D,
  e: SKILLS_E,
  f: SKILLS_F,
  g: SKILLS_G,
  h: SKILLS_H,
  i: SKILLS_I,
  j: SKILLS_J,
  k: SKILLS_K,
  l: SKILLS_L,
  m: SKILLS_M,
  n: SKILLS_N,
  o: SKILLS_O,
  p: SKILLS_P,
  q: SKILLS_Q,
  r: SKILLS_R,
  s: SKILLS_S,
}
const statements = BATCHES[values.batch] ?? []
const TODAY = 20_412 // 2025-11-20

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const known: Known = {
  kinds: new Map(skills.map((skill) => [skill.slug, skill.kind])),
  spellings: new Map(),
  languageNames: new Map(),
  isStrict: true,
}

for (const { must, nice, unwanted, either, mentioned, avoided } of statements) {
  for (const slug of [must, nice, unwanted, either, mentioned, avoided].flatMap((list) => (list ?? '').split(/[ |]/))) {
    if (slug !== '' && !known.kinds.has(slug)) process.stderr.write(`outside the taxonomy: ${slug}\n`)
  }
}

const ROLES = ['must', 'nice', 'unwanted'] as const

interface ReadStatement extends Measured {
  /** The title that was read instead of the right one; null where it is right or not judged. */
  wrongTitle: string | null
}

function read({ kind, title, mentioned, avoided, ...gold }: SkillStatement): ReadStatement {
  const door = kind === 'search' ? 'summary' : 'jobDesc'
  const reading = readDescription(gold.text, gazetteer, { door, today: TODAY })
  const posting = { name: '', must: '', ...gold, door, facts: '', traps: '' } as const
  const measured = measure(posting, reading, known)
  const mayBeUnwanted = slugsOf(avoided)
  measured.unwanted.wrong = measured.unwanted.wrong.filter((slug) => !mayBeUnwanted.includes(slug))
  const mayBeNice = slugsOf(mentioned)
  measured.nice.wrong = measured.nice.wrong.filter((slug) => !mayBeNice.includes(slug))
  const { titleSlug } = reading.criteria
  const isTitleRight = title === undefined || (titleSlug !== null && title.split('|').includes(titleSlug))
  return { ...measured, wrongTitle: isTitleRight ? null : (titleSlug ?? 'none') }
}

const slugsOf = (list = ''): string[] => list.split(' ')

const isRight = (result: Measured): boolean =>
  ROLES.every((role) => result[role].wrong.length === 0 && result[role].missed.length === 0)

function score(tallies: readonly Tally[]): string {
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0)
  const wrong = tallies.reduce((sum, tally) => sum + tally.wrong.length, 0)
  const missed = tallies.reduce((sum, tally) => sum + tally.missed.length, 0)
  if (right + wrong + missed === 0) return '–'.padEnd(18)
  const [precision, recall] = [right / Math.max(1, right + wrong), right / Math.max(1, right + missed)]
  const f1 = (2 * right) / (2 * right + wrong + missed)
  return [f1, precision, recall]
    .map((share) => share.toFixed(3))
    .join(' ')
    .padEnd(18)
}

const results = statements.map((statement) => ({ statement, result: read(statement) }))

if (values.details) {
  for (const { statement, result } of results) {
    if (isRight(result) && result.wrongTitle === null) continue
    process.stdout.write(`${statement.kind}: ${statement.text}\n`)
    if (result.wrongTitle !== null) process.stdout.write(`    title: ${result.wrongTitle}\n`)
    for (const role of ROLES) {
      const { wrong, missed } = result[role]
      if (wrong.length > 0) process.stdout.write(`    ${role} wrong: ${wrong.join(' ')}\n`)
      if (missed.length > 0) process.stdout.write(`    ${role} missed: ${missed.join(' ')}\n`)
    }
  }
}

process.stdout.write('kind           right      must F1, P, R      nice F1, P, R      excluded F1, P, R\n')
for (const kind of [...new Set(statements.map((statement) => statement.kind)), 'all']) {
  const some = results.filter(({ statement }) => kind === 'all' || statement.kind === kind).map(({ result }) => result)
  const share = `${some.filter(isRight).length} of ${some.length}`
  const scores = ROLES.map((role) => score(some.map((result) => result[role])))
  process.stdout.write(`${kind.padEnd(15)}${share.padEnd(11)}${scores.join(' ')}\n`)
}
const titled = results.filter(({ statement }) => statement.title !== undefined)
const wrongTitles = titled.filter(({ result }) => result.wrongTitle !== null).length
const lost = results.reduce((sum, { result }) => sum + result.lost.length, 0)
const stated = results.reduce((sum, { result }) => sum + result.stated, 0)
process.stdout.write(`titles right ${titled.length - wrongTitles} of ${titled.length}, lost ${lost} of ${stated}\n`)
