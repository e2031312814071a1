// node lab/src/reading/real.ts --data DIR [--set seen|locked|seen-2|seen-3|locked-3] [--flat] [--details]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import { parseJsonLines } from '../json-lines.ts'
import { type Known, type Measured, measure, type Tally } from './messy-postings/measure-posting.ts'
import { REAL_POSTINGS, type RealPosting, type RealSet } from './real-postings.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    set: { type: 'string', default: 'seen' },
    flat: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
})
if (values.data === undefined) throw new Error('Say where the data is: --data DIR')
if (!(values.set in REAL_POSTINGS)) throw new Error(`There is no set called ${values.set}`)
const set = values.set as RealSet
const TODAY = 20_412 // 2025-11-20

/** What stands where the data set took out a name. No stand-in is known to the taxonomy. */
const STAND_INS: Readonly<Record<string, string>> = {
  ORGANIZATION: 'Fjordheim',
  LOCATION: 'Fjordby',
  NAME: 'Jensen',
  CONTACT: '12345678',
  PROFESSION: '',
}
const isStandIn = new Set(Object.values(STAND_INS))

const linesByPosting = new Map<string, string[]>()
const rows = parseJsonLines<{ idx: number; split: string; tokens: string[] }>(
  readFileSync(join(values.data, 'skillspan_house.jsonl'), 'utf8'),
)
for (const { idx, split, tokens } of rows) {
  const key = `${split} ${idx}`
  linesByPosting.set(key, [...(linesByPosting.get(key) ?? []), lineOf(tokens)])
}

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const known: Known = {
  kinds: new Map(skills.map((skill) => [skill.slug, skill.kind])),
  spellings: new Map(skills.map((skill) => [skill.slug, [skill.name, ...skill.aliases]])),
  languageNames: new Map(languages.map((language) => [language.code, language.name])),
  isStrict: true,
}

let quotes = 0
const measured = REAL_POSTINGS[set].map((posting) => measureReal(posting))

function lineOf(tokens: readonly string[]): string {
  const words: string[] = []
  for (const token of tokens) {
    const word = token.replace(/<([A-Z]+)>/g, (_, name: string) => STAND_INS[name] ?? '')
    if (word !== '' && !(isStandIn.has(word) && words.at(-1) === word)) words.push(word)
  }
  return words
    .join(' ')
    .replace(/ ([,.;:!?)%])/g, '$1')
    .replaceAll('( ', '(')
}

function measureReal(posting: RealPosting): Measured {
  const lines = linesByPosting.get(`${posting.split} ${posting.idx}`) ?? []
  const text = lines.join(values.flat ? ' ' : '\n')
  const reading = readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })
  quotes += reading.notUnderstood.length
  const { must, nice = '', either = '', facts, traps = '' } = posting
  const name = `${posting.split} ${posting.idx}`
  const quoted = phrasesOf(posting, lines).join('|')
  const result = withOpenFacts(
    measure({ name, door: 'jobDesc', text, must, nice, either, facts, quoted, traps }, reading, known),
    posting,
  )
  if (values.details) describe(name, result, reading.notUnderstood)
  return result
}

function phrasesOf({ quoted = '' }: RealPosting, lines: readonly string[]): string[] {
  return quoted
    .split(' ')
    .filter((place) => place !== '')
    .map((place) => {
      const [line = 0, from = 0, to = 0] = place.split(/[:-]/).map(Number)
      return (
        (lines[line] ?? '')
          .split(' ')
          .slice(from, to + 1)
          .join(' ')
          // Quotes end before the mark that ends their sentence.
          .replace(/[.,;:]+$/, '')
      )
    })
}

/** Years count whether they are read of the job or of its one skill, and what the gold leaves open is not wrong. */
function withOpenFacts(result: Measured, { open = '' }: RealPosting): Measured {
  const kinds = open.split(';').map((kind) => kind.trim())
  const { facts } = result
  facts.wrong = facts.wrong.filter((fact) => !kinds.includes(fact.split(' ')[0] ?? ''))
  const years = facts.missed.find((fact) => fact.startsWith('years '))
  const ofSkill = facts.wrong.find(
    (fact) => fact.startsWith('skill-years ') && fact.split(' ').at(-1) === years?.split(/[ -]/)[1],
  )
  if (years === undefined || ofSkill === undefined) return result
  facts.right += 1
  facts.missed = facts.missed.filter((fact) => fact !== years)
  facts.wrong = facts.wrong.filter((fact) => fact !== ofSkill)
  result.lost = result.lost.filter((fact) => fact !== years)
  return result
}

function describe(name: string, result: Measured, notUnderstood: readonly string[]): void {
  process.stdout.write(`\n${name}\n`)
  for (const field of ['must', 'nice', 'unwanted', 'facts'] as const) {
    const { wrong, missed } = result[field]
    if (wrong.length > 0) process.stdout.write(`  ${field} wrong: ${wrong.join('; ')}\n`)
    if (missed.length > 0) process.stdout.write(`  ${field} missed: ${missed.join('; ')}\n`)
  }
  if (result.fallen.length > 0) process.stdout.write(`  TRAPS: ${result.fallen.join('; ')}\n`)
  if (result.lost.length > 0) process.stdout.write(`  LOST: ${result.lost.join('; ')}\n`)
  if (notUnderstood.length > 0) process.stdout.write(`  not understood: ${notUnderstood.join(' | ')}\n`)
}

function report(name: string, tallies: readonly Tally[]): void {
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0)
  const wrong = tallies.reduce((sum, tally) => sum + tally.wrong.length, 0)
  const missed = tallies.reduce((sum, tally) => sum + tally.missed.length, 0)
  const f1 = (2 * right) / Math.max(1, 2 * right + wrong + missed)
  process.stdout.write(`${name.padEnd(14)} F1 ${f1.toFixed(3)}  (${right} right, ${wrong} wrong, ${missed} missed)\n`)
}

const sum = (of: (result: Measured) => number): number => measured.reduce((total, result) => total + of(result), 0)
process.stdout.write(`\n${set}, ${values.flat ? 'in one line' : 'with lines'}: ${measured.length} postings\n`)
for (const [name, field] of [
  ['must-haves', 'must'],
  ['nice-to-haves', 'nice'],
  ['other facts', 'facts'],
] as const) {
  report(
    name,
    measured.map((result) => result[field]),
  )
}
const lost = sum((result) => result.lost.length)
const stated = sum((result) => result.stated)
process.stdout.write(`traps          ${sum((result) => result.fallen.length)} of ${sum((result) => result.traps)}\n`)
process.stdout.write(`silently lost  ${lost} of ${stated} (${((100 * lost) / stated).toFixed(1)} %)\n`)
process.stdout.write(`quotes a text  ${(quotes / measured.length).toFixed(1)}\n`)
