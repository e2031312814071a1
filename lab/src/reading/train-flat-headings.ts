// node lab/src/reading/train-flat-headings.ts [--skip N] [--write FILE]; --skip learns from the rounds whose place is not N of three
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading'
import { type LinearModel, writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { bestHeadings, flatCandidates } from '@assay/text-reading/description/statements/flat-headings'
import { readStatements } from '@assay/text-reading/description/statements/read-statements'
import { readWords, termsOf } from '@assay/text-reading/text/find-terms'
import { chanceFrom } from '../generated-searches/chance.ts'
import { MESSY_SETS, SETS_ASIDE } from './messy-postings/sets.ts'
import { fitMean, type LearnedCase } from './role-cues/fit-roles.ts'

const SEED = 11
const NEVER = new Set([...SETS_ASIDE, 'round-39', 'round-41', 'roles-alone'])
const MIN_LINES = 6
const MIN_LENGTH = 300
const BULLET = /^\s*(?:[-*•>+]\s+|o\s+|\d{1,2}[.)]\s+)?/
const FOLDS = 3

const { values } = parseArgs({ options: { skip: { type: 'string' }, write: { type: 'string' } } })
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })

/** A posting in one line and the places of its headings, as they are read with lines. */
interface Flattened {
  text: string
  headings: Set<string>
}

function flatten(original: string): Flattened | null {
  const words = readWords(original, gazetteer)
  const { clean } = words.text
  if (clean.trim().split('\n').length < MIN_LINES) return null
  const statements = readStatements(words, termsOf(words, gazetteer))
  const headings = new Set<string>()
  let text = ''
  let at = 0
  for (const line of clean.split('\n')) {
    const bare = line.replace(BULLET, '').replace(/\s+$/, '')
    const shift = line.length - line.replace(BULLET, '').length
    if (bare !== '') {
      const offset = text === '' ? 0 : text.length + 1
      text += text === '' ? bare : ` ${bare}`
      for (const { start, end, isHeading } of statements) {
        if (!isHeading || start < at || end > at + line.length) continue
        const from = offset + Math.max(0, start - at - shift)
        const said = text.slice(from, offset + end - at - shift)
        const lead = said.length - said.replace(/^[#*_"(\s]+/, '').length
        const heading = said.slice(lead).replace(/[\s:?*_>|=-]+$/, '')
        if (heading !== '') headings.add(`${from + lead}-${from + lead + heading.length}`)
      }
    }
    at += line.length + 1
  }
  return text.length < MIN_LENGTH ? null : { text, headings }
}

type Answer = 'no' | 'yes'
const ANSWERS: readonly Answer[] = ['no', 'yes']

const sets = Object.entries(MESSY_SETS).filter(([name]) => !NEVER.has(name))
const isSkipped = (place: number): boolean => values.skip !== undefined && place % FOLDS === Number(values.skip)
const textsOf = (skipped: boolean): Flattened[] =>
  sets
    .filter((_, place) => isSkipped(place) === skipped)
    .flatMap(([, postings]) => postings.flatMap(({ text }) => flatten(text) ?? []))

const ends = (text: string, end: number): number => (/[:?]/.test(text.charAt(end - 1)) ? end - 1 : end)
const candidatesOf = ({ text }: Flattened) => {
  const words = readWords(text, gazetteer)
  const same = words.text.clean
  return same === text ? flatCandidates(text, 0, text.length, termsOf(words, gazetteer)) : []
}

const learned = textsOf(false)
const cases = learned.flatMap((flattened) =>
  candidatesOf(flattened).map(
    ({ start, end, features }): LearnedCase<Answer> => ({
      features,
      role: flattened.headings.has(`${start}-${ends(flattened.text, end)}`) ? 'yes' : 'no',
      weight: 1,
    }),
  ),
)
const chance = chanceFrom(SEED)
const order = (): number[] => chance.some([...cases.keys()], cases.length)
const model: LinearModel = fitMean(cases, ANSWERS, order, {
  fits: 3,
  minWeight: 0.1,
  passes: 20,
  ridge: 1,
  minCases: 3,
})

process.stdout.write(
  `${learned.length} texts, ${cases.length} candidates, ${cases.filter(({ role }) => role === 'yes').length} headings, ${model.size} features\n`,
)
const measured = values.skip === undefined ? learned : textsOf(true)
for (const threshold of [-1, -0.5, 0, 0.5, 1, 1.5]) {
  let right = 0
  let found = 0
  let all = 0
  let reachable = 0
  for (const flattened of measured) {
    const candidates = candidatesOf(flattened)
    const keys = new Set(candidates.map(({ start, end }) => `${start}-${ends(flattened.text, end)}`))
    const chosen = bestHeadings(candidates, model, threshold)
    found += chosen.length
    right += chosen.filter(({ start, end }) => flattened.headings.has(`${start}-${ends(flattened.text, end)}`)).length
    all += flattened.headings.size
    reachable += [...flattened.headings].filter((key) => keys.has(key)).length
  }
  process.stdout.write(
    `threshold ${threshold}: precision ${(right / found).toFixed(3)}, recall ${(right / all).toFixed(3)} of ${all} (${(right / reachable).toFixed(3)} of the ${reachable} that were candidates)\n`,
  )
}

if (values.write !== undefined)
  writeFileSync(
    values.write,
    `// Written by \`node lab/src/reading/train-flat-headings.ts\`; do not edit.
import { readLinearModel } from '../learned/index.ts'

export const FLAT_HEADING_MODEL = readLinearModel(\`
${writeLinearModel(model)}
\`)
`,
  )
