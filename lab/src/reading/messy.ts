// node lab/src/reading/messy.ts [--set development|held-out|round-1|…|round-44|round-37-aside] [--flat] [--details]
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import { flattened } from '../flattened.ts'
import { type Known, type Measured, measure, type Tally } from './messy-postings/measure-posting.ts'
import type { MessyPosting } from './messy-postings/messy-posting.ts'
import { MESSY_SETS } from './messy-postings/sets.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'development' },
    flat: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
})
const postings = (MESSY_SETS[values.set] ?? []).map((posting) =>
  values.flat ? { ...posting, text: flattened(posting.text) } : posting,
)
const TODAY = 20_412 // 2025-11-20

const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const known: Known = {
  kinds: new Map(skills.map((skill) => [skill.slug, skill.kind])),
  spellings: new Map(skills.map((skill) => [skill.slug, [skill.name, ...skill.aliases]])),
  languageNames: new Map(languages.map((language) => [language.code, language.name])),
}

const unknown = postings.flatMap(({ must, nice, unwanted }) =>
  [must, nice, unwanted].flatMap((list) => (list ?? '').split(/[ |]/).map((entry) => entry.replace(/:.*/, ''))),
)
for (const slug of new Set(unknown)) {
  if (slug !== '' && !known.kinds.has(slug)) process.stderr.write(`outside the taxonomy: ${slug}\n`)
}

const measured: Measured[] = postings.map((posting) =>
  measure(posting, readDescription(posting.text, gazetteer, { door: posting.door, today: TODAY }), known),
)

if (values.details) for (const [place, posting] of postings.entries()) describe(posting, measured[place] as Measured)

function describe(posting: MessyPosting, result: Measured): void {
  process.stdout.write(`\n${posting.name}\n`)
  for (const field of ['must', 'nice', 'unwanted', 'facts'] as const) {
    const { wrong, missed } = result[field]
    if (wrong.length > 0) process.stdout.write(`  ${field} wrong: ${wrong.join('; ')}\n`)
    if (missed.length > 0) process.stdout.write(`  ${field} missed: ${missed.join('; ')}\n`)
  }
  if (result.fallen.length > 0) process.stdout.write(`  TRAPS: ${result.fallen.join('; ')}\n`)
  if (result.lost.length > 0) process.stdout.write(`  LOST: ${result.lost.join('; ')}\n`)
  const { notUnderstood } = readDescription(posting.text, gazetteer, { door: posting.door, today: TODAY })
  if (notUnderstood.length > 0) process.stdout.write(`  not understood: ${notUnderstood.join(' | ')}\n`)
}

function report(name: string, tallies: readonly Tally[]): void {
  const right = tallies.reduce((sum, tally) => sum + tally.right, 0)
  const wrong = tallies.reduce((sum, tally) => sum + tally.wrong.length, 0)
  const missed = tallies.reduce((sum, tally) => sum + tally.missed.length, 0)
  const precision = right / Math.max(1, right + wrong)
  const recall = right / Math.max(1, right + missed)
  const f1 = (2 * right) / Math.max(1, 2 * right + wrong + missed)
  process.stdout.write(
    `${name.padEnd(14)} F1 ${f1.toFixed(3)}  precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${right} right, ${wrong} wrong, ${missed} missed)\n`,
  )
}

const total = (of: (result: Measured) => number): number => measured.reduce((sum, result) => sum + of(result), 0)
process.stdout.write(`\n${values.set}${values.flat ? ', in one line' : ''}: ${postings.length} postings\n`)
report(
  'must-haves',
  measured.map(({ must }) => must),
)
report(
  'nice-to-haves',
  measured.map(({ nice }) => nice),
)
report(
  'excluded',
  measured.map(({ unwanted }) => unwanted),
)
report(
  'other facts',
  measured.map(({ facts }) => facts),
)
const stated = total((result) => result.stated)
const lost = total((result) => result.lost.length)
process.stdout.write(
  `traps          ${total((result) => result.fallen.length)} of ${total((result) => result.traps)}\n`,
)
process.stdout.write(`silently lost  ${lost} of ${stated} (${((100 * lost) / stated).toFixed(1)} %)\n`)
const quotes = postings.map(({ text, door }) => readDescription(text, gazetteer, { door, today: TODAY }).notUnderstood)
process.stdout.write(`quotes a text  ${(quotes.flat().length / postings.length).toFixed(1)}\n`)
