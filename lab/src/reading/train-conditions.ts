// node lab/src/reading/train-conditions.ts [--without round-33,round-29] [--write FILE]
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading'
import { clauseExamples } from '@assay/text-reading/description/clause-examples'
import { writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { CLAUSE_KINDS } from '@assay/text-reading/description/leftovers/quote-likely'
import { chanceFrom } from '../generated-searches/chance.ts'
import type { MessyPosting } from './messy-postings/messy-posting.ts'
import { MESSY_SETS } from './messy-postings/sets.ts'
import { fitMean, type LearnedCase } from './role-cues/fit-roles.ts'

/** Sets that stay unseen, and those whose texts have no facts beside them. */
const LEFT_OUT = [
  'held-out',
  'round-12',
  'round-34',
  'round-35',
  'round-36-aside',
  'round-37-aside',
  'round-26',
  'round-30',
  'round-31',
  'roles-alone',
]
const TODAY = 20_412 // 2025-11-20
const SEED = 7

const { values } = parseArgs({ options: { without: { type: 'string', default: '' }, write: { type: 'string' } } })
const without = new Set([...LEFT_OUT, ...values.without.split(',')])
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })

type ClauseCase = LearnedCase<(typeof CLAUSE_KINDS)[number]>

/** A clause that holds words that must be quoted is a condition; what the criteria hold is left out of all clauses. */
function casesOf({ text, door, quoted }: MessyPosting): ClauseCase[] {
  const lower = text.toLowerCase()
  const phrases = (quoted ?? '').split('|').flatMap((phrase) => {
    const start = phrase === '' ? -1 : lower.indexOf(phrase.toLowerCase())
    return start < 0 ? [] : [{ start, end: start + phrase.length }]
  })
  return clauseExamples(text, gazetteer, { door, today: TODAY }).map(({ start, end, features }) => {
    const isCondition = phrases.some((phrase) => phrase.start < end && start < phrase.end)
    return { features, role: isCondition ? 'condition' : 'rest', weight: 1 }
  })
}

const cases = Object.entries(MESSY_SETS)
  .filter(([name]) => !without.has(name))
  .flatMap(([, postings]) => postings.flatMap(casesOf))
const chance = chanceFrom(SEED)
const order = (): number[] => chance.some([...cases.keys()], cases.length)
const model = fitMean(cases, CLAUSE_KINDS, order, { passes: 12, ridge: 1, minCases: 3, fits: 3, minWeight: 0.2 })
const conditions = cases.filter(({ role }) => role === 'condition').length
process.stdout.write(`${cases.length} clauses, ${conditions} conditions, ${model.size} features\n`)

if (values.write !== undefined)
  writeFileSync(
    values.write,
    `// Written by \`node lab/src/reading/train-conditions.ts\`; do not edit.
import { readLinearModel } from '../learned/index.ts'

export const CONDITION_MODEL = readLinearModel(\`
${writeLinearModel(model)}
\`)
`,
  )
