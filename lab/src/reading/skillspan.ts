// node lab/src/reading/skillspan.ts --data DIR [--split train|dev|test]
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { compileGazetteer } from '@assay/text-reading'
import { type Counts, countSpans, f1, type Split, sentencesOf, summed, technologiesOf } from './measure-skillspan.ts'

/** Excludes postings of the dev split that belong to the judged queries. */
const KEPT_FOR_JUDGING: Readonly<Record<Split, readonly string[]>> = {
  train: [],
  dev: ['42', '47', '50', '53', '58'],
  test: [],
}
const RESAMPLES = 2000

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
  },
})
if (values.data === undefined) throw new Error('Say where the data is: --data DIR')
const split = values.split as Split
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages })

const byPosting = new Map<string, Counts[]>()
for (const sentence of sentencesOf(values.data, split)) {
  if (KEPT_FOR_JUDGING[split].includes(sentence.posting)) continue
  const counts = countSpans(sentence, technologiesOf(split), gazetteer)
  byPosting.set(sentence.posting, [...(byPosting.get(sentence.posting) ?? []), counts])
}
const postings = [...byPosting.values()].map(summed)

const share = (part: number, whole: number): number => part / Math.max(1, whole)
type Measure = readonly [string, (counts: Counts) => number]

/** Overlapping and exact matches, as precision, recall and F1. */
function measuresOf(what: string, of: (counts: Counts, isExact: boolean) => readonly [number, number]): Measure[] {
  return [false, true].flatMap((isExact): Measure[] => {
    const how = isExact ? 'same span' : 'overlap'
    return [
      [`${what}, ${how}: precision`, (counts) => of(counts, isExact)[0]],
      [`${what}, ${how}: recall`, (counts) => of(counts, isExact)[1]],
      [`${what}, ${how}: F1`, (counts) => f1(...of(counts, isExact))],
    ]
  })
}

const measures: readonly Measure[] = [
  ...measuresOf('technologies', (counts, isExact) => [
    share(isExact ? counts.namesExactly : counts.namesInKnowledge, counts.names),
    share(isExact ? counts.technologiesExactly : counts.technologiesMet, counts.technologies),
  ]),
  ...measuresOf('knowledge', (counts, isExact) => [
    share(isExact ? counts.foundExactly : counts.foundInKnowledge, counts.found),
    share(isExact ? counts.knowledgeExactly : counts.knowledgeMet, counts.knowledge),
  ]),
]
const all = summed(postings)
process.stdout.write(
  `${split}: ${postings.length} postings, ${all.technologies} technologies marked, ${all.found} read\n`,
)
for (const [name, measure] of measures) {
  const [low, high] = interval(measure)
  process.stdout.write(`${name.padEnd(44)} ${measure(all).toFixed(3)}  [${low.toFixed(3)}, ${high.toFixed(3)}]\n`)
}

/** 95 % confidence interval over postings, from a seeded percentile bootstrap (Efron, 1979). */
function interval(measure: (counts: Counts) => number): [number, number] {
  let state = 42
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const samples = Array.from({ length: RESAMPLES }, () =>
    measure(summed(postings.map(() => postings[Math.floor(next() * postings.length)] as Counts))),
  ).sort((left, right) => left - right)
  return [samples[Math.floor(RESAMPLES * 0.025)] ?? 0, samples[Math.floor(RESAMPLES * 0.975)] ?? 0]
}
