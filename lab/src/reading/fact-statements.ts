// node lab/src/reading/fact-statements.ts --batch a|b|c|d|e|f|g|h|i|j|k|l|m|n|o|searches|searches-2|searches-3|searches-4|searches-5 [--details]
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import type { Known } from './messy-postings/measure-posting.ts'
import type { FactStatement } from './statements/fact-statement.ts'
import { FACTS_A } from './statements/facts-a.ts'
import { FACTS_B } from './statements/facts-b.ts'
import { FACTS_C } from './statements/facts-c.ts'
import { FACTS_D } from './statements/facts-d.ts'
import { FACTS_E } from './statements/facts-e.ts'
import { FACTS_F } from './statements/facts-f.ts'
import { FACTS_G } from './statements/facts-g.ts'
import { FACTS_H } from './statements/facts-h.ts'
import { FACTS_I } from './statements/facts-i.ts'
import { FACTS_J } from './statements/facts-j.ts'
import { FACTS_K } from './statements/facts-k.ts'
import { FACTS_L } from './statements/facts-l.ts'
import { FACTS_M } from './statements/facts-m.ts'
import { FACTS_N } from './statements/facts-n.ts'
import { FACTS_O } from './statements/facts-o.ts'
import { FACTS_OF_SEARCHES } from './statements/facts-of-searches.ts'
import { FACTS_OF_SEARCHES_2 } from './statements/facts-of-searches-2.ts'
import { FACTS_OF_SEARCHES_3 } from './statements/facts-of-searches-3.ts'
import { FACTS_OF_SEARCHES_4 } from './statements/facts-of-searches-4.ts'
import { FACTS_OF_SEARCHES_5 } from './statements/facts-of-searches-5.ts'
import { doorOf, type MeasuredFacts, measureFacts } from './statements/measure-facts.ts'

const BATCHES: Readonly<Record<string, readonly FactStatement[]>> = {
  a: FACTS_A,
  b: FACTS_B,
  c: FACTS_C,
  d: FACTS_D,
  e: FACTS_E,
  f: FACTS_F,
  g: FACTS_G,
  h: FACTS_H,
  i: FACTS_I,
  j: FACTS_J,
  k: FACTS_K,
  l: FACTS_L,
  m: FACTS_M,
  n: FACTS_N,
  o: FACTS_O,
  searches: FACTS_OF_SEARCHES,
  'searches-2': FACTS_OF_SEARCHES_2,
  'searches-3': FACTS_OF_SEARCHES_3,
  'searches-4': FACTS_OF_SEARCHES_4,
  'searches-5': FACTS_OF_SEARCHES_5,
}
const TODAY = 20_412 // 2025-11-20

const { values } = parseArgs({
  options: { batch: { type: 'string', default: 'a' }, details: { type: 'boolean', default: false } },
})
const statements = BATCHES[values.batch] ?? []
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const known: Known = {
  kinds: new Map(skills.map((skill) => [skill.slug, skill.kind])),
  spellings: new Map(skills.map((skill) => [skill.slug, [skill.name, ...skill.aliases]])),
  languageNames: new Map(languages.map((language) => [language.code, language.name])),
}

for (const slug of new Set(statements.flatMap(({ must }) => (must ?? '').split(/[ |]/)))) {
  const name = slug.replace(/:.*/, '')
  if (name !== '' && !known.kinds.has(name)) process.stderr.write(`outside the taxonomy: ${name}\n`)
}

let quotes = 0
const byKind = new Map<string, MeasuredFacts[]>()
for (const statement of statements) {
  const reading = readDescription(statement.text, gazetteer, { door: doorOf(statement), today: TODAY })
  const measured = measureFacts(statement, reading, known)
  quotes += reading.notUnderstood.length
  byKind.set(statement.kind, [...(byKind.get(statement.kind) ?? []), measured])
  if (values.details) describe(statement, measured, reading.notUnderstood)
}

function describe(
  { kind, text }: FactStatement,
  { wrong, missed, fallen, lost }: MeasuredFacts,
  notUnderstood: readonly string[],
): void {
  if (wrong.length + missed.length + fallen.length === 0) return
  process.stdout.write(`${kind}: ${text}\n`)
  if (wrong.length > 0) process.stdout.write(`    wrong: ${wrong.join('; ')}\n`)
  if (missed.length > 0) process.stdout.write(`    missed: ${missed.join('; ')}\n`)
  if (fallen.length > 0) process.stdout.write(`    TRAPS: ${fallen.join('; ')}\n`)
  if (lost.length > 0) process.stdout.write(`    LOST: ${lost.join('; ')}\n`)
  if (notUnderstood.length > 0) process.stdout.write(`    quoted: ${notUnderstood.join(' | ')}\n`)
}

function report(name: string, measured: readonly MeasuredFacts[]): void {
  const sum = (of: (one: MeasuredFacts) => number): number => measured.reduce((total, one) => total + of(one), 0)
  const [right, wrong] = [sum((one) => one.right), sum((one) => one.wrong.length)]
  const [missed, stated] = [sum((one) => one.missed.length), sum((one) => one.stated)]
  const f1 = (2 * right) / Math.max(1, 2 * right + wrong + missed)
  const whole = measured.filter((one) => one.wrong.length + one.missed.length === 0).length
  const lost = sum((one) => one.lost.length)
  process.stdout.write(
    `${name.padEnd(10)} F1 ${f1.toFixed(3)}  ${right} right, ${wrong} wrong, ${missed} missed; ` +
      `traps ${sum((one) => one.fallen.length)} of ${sum((one) => one.traps)}; ` +
      `lost ${lost} of ${stated} (${((100 * lost) / Math.max(1, stated)).toFixed(1)} %); ` +
      `${whole} of ${measured.length} statements without an error\n`,
  )
}

for (const [kind, measured] of byKind) report(kind, measured)
report('all', [...byKind.values()].flat())
process.stdout.write(`quotes a statement ${(quotes / Math.max(1, statements.length)).toFixed(2)}\n`)
