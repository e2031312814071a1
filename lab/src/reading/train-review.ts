// node lab/src/reading/train-review.ts [--record round-N] [--write FILE]; without options it judges each set by the others
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer } from '@assay/text-reading'
import { type LinearModel, writeLinearModel } from '@assay/text-reading/description/learned/linear-model'
import { POSTINGS } from '@assay/text-reading/description/postings.cases'
import { readForReview } from '@assay/text-reading/description/review-notes'
import {
  REVIEWED_ROLES,
  type ReviewedRole,
  reviewFeatures,
  type TextUnderReview,
} from '@assay/text-reading/description/skills/review-features'
import { reviewRoles } from '@assay/text-reading/description/skills/review-roles'
import { SUMMARIES } from '@assay/text-reading/description/summaries.cases'
import { chanceFrom } from '../generated-searches/chance.ts'
import { FIRST_READINGS } from './first-readings.ts'
import type { MessyPosting } from './messy-postings/messy-posting.ts'
import { MESSY_SETS, SETS_ASIDE } from './messy-postings/sets.ts'
import { fitMean, type LearnedCase } from './role-cues/fit-roles.ts'

const SEED = 7
const FIT = { passes: 25, ridge: 3, minCases: 6, fits: 4, minWeight: 0.05 }
/** What may be read as a nice-to-have or left out teaches to leave the rules alone. */
const WEIGHT_OF_EITHER = 0.3
const WEIGHT_OF_SETTLED = 2

const SETTLED = 'written cases'

interface ReviewCase extends LearnedCase<ReviewedRole> {
  set: string
  slug: string
  isEither: boolean
  noted: TextUnderReview
}

const COUNTS = ['skills', 'right at first', 'mended', 'broken', 'of those in passing changed'] as const
type Counts = Record<(typeof COUNTS)[number], number>

const { values } = parseArgs({ options: { record: { type: 'string' }, write: { type: 'string' } } })
const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
const kinds = new Map(skills.map(({ slug, kind }) => [slug, kind]))
const firstReadings = readFirst()
const isProduct = (slug: string): boolean => /language|framework|tool/.test(kinds.get(slug) ?? '')

if (values.record === undefined) {
  const cases = [
    ...Object.entries(MESSY_SETS).flatMap(([set, postings]) =>
      postings.flatMap((posting, place) => casesOf(set, posting, place)),
    ),
    ...settledCases(),
  ]
  if (values.write === undefined) judge(cases)
  else write(values.write, learn(learnable(cases)))
} else record(values.record)

function record(set: string): void {
  for (const [place, { text, door }] of (MESSY_SETS[set] ?? []).entries()) {
    const { statements, roles } = readForReview(text, gazetteer, door)
    const mentions = Map.groupBy(
      statements.flatMap((statement) => statement.mentions),
      ({ slug }) => slug,
    )
    for (const [slug, all] of mentions) {
      const levels = all.map(({ section, level, isExplicit }) => `${section}:${level}${isExplicit ? '!' : ''}`)
      process.stdout.write(`${set} ${place} ${slug} ${roles.get(slug) ?? 'none'} ${levels.join(',')}\n`)
    }
  }
}

function casesOf(set: string, posting: MessyPosting, place: number): ReviewCase[] {
  const first = firstReadings.get(`${set} ${place}`)
  if (first === undefined) return []
  const noted = asFirstRead(readForReview(posting.text, gazetteer, posting.door), first)
  const gold = rolesIn(posting)
  const either = new Set(posting.either?.split(' '))
  return [...reviewFeatures(noted)].flatMap(([slug, features]) => {
    if (!isProduct(slug)) return []
    const isEither = either.has(slug)
    const role = (isEither ? noted.roles : gold).get(slug) ?? 'none'
    return [{ features, role, weight: isEither ? WEIGHT_OF_EITHER : 1, set, slug, isEither, noted }]
  })
}

/** The written cases are read right, so they teach to leave the rules alone. */
function settledCases(): ReviewCase[] {
  return [...POSTINGS, ...SUMMARIES]
    .filter(({ door }) => door !== 'skill')
    .flatMap(({ text, door }) => {
      const noted = readForReview(text, gazetteer, door)
      return [...reviewFeatures(noted)]
        .filter(([slug]) => isProduct(slug))
        .map(([slug, features]): ReviewCase => {
          const role = noted.roles.get(slug) ?? 'none'
          return { features, role, weight: WEIGHT_OF_SETTLED, set: SETTLED, slug, isEither: false, noted }
        })
    })
}

interface FirstReading {
  role: ReviewedRole
  mentions: { section: string; level: string }[]
}

/** The first readings of each text by skill. */
function readFirst(): Map<string, Map<string, FirstReading>> {
  const readings = new Map<string, Map<string, FirstReading>>()
  for (const line of FIRST_READINGS.trim().split('\n')) {
    const [set, place, slug = '', role, levels = ''] = line.split(' ')
    const ofText = readings.get(`${set} ${place}`) ?? new Map<string, FirstReading>()
    const mentions = levels.split(',').map((mention) => {
      const [section = '', level = ''] = mention.split(':')
      return { section, level }
    })
    ofText.set(slug, { role: role as ReviewedRole, mentions })
    readings.set(`${set} ${place}`, ofText)
  }
  return readings
}

/** The text with what was read of it at first. */
function asFirstRead(noted: TextUnderReview, first: ReadonlyMap<string, FirstReading>): TextUnderReview {
  const counts = new Map<string, number>()
  const statements = noted.statements.map((statement) => ({
    ...statement,
    mentions: statement.mentions.map((mention) => {
      const count = counts.get(mention.slug) ?? 0
      counts.set(mention.slug, count + 1)
      const read = first.get(mention.slug)?.mentions[count]
      if (read === undefined) return mention
      const isExplicit = read.level.endsWith('!')
      return { ...mention, section: read.section, level: read.level.replace('!', ''), isExplicit }
    }),
  }))
  return { ...noted, statements, roles: new Map([...first].map(([slug, { role }]) => [slug, role])) }
}

function rolesIn({ must, nice = '', unwanted = '' }: MessyPosting): Map<string, ReviewedRole> {
  const slugsOf = (list: string): string[] => list.split(/[ |]/).map((entry) => entry.replace(/:.*/, ''))
  return new Map<string, ReviewedRole>([
    ...slugsOf(unwanted).map((slug) => [slug, 'unwanted'] as const),
    ...slugsOf(nice).map((slug) => [slug, 'nice'] as const),
    ...slugsOf(must).map((slug) => [slug, 'must'] as const),
  ])
}

function learnable(cases: readonly ReviewCase[]): ReviewCase[] {
  return cases.filter(({ set }) => !SETS_ASIDE.has(set))
}

function learn(cases: readonly ReviewCase[]): LinearModel {
  const chance = chanceFrom(SEED)
  const order = (): number[] => chance.some([...cases.keys()], cases.length)
  return fitMean(cases, REVIEWED_ROLES, order, FIT)
}

function noCounts(): Counts {
  return {
    skills: 0,
    'right at first': 0,
    mended: 0,
    broken: 0,
    'of those in passing changed': 0,
  }
}

/** Each set by a model of all others that may be learned from: how many roles it mends, and how many it breaks. */
function judge(cases: readonly ReviewCase[]): void {
  const sum = noCounts()
  const changes = new Map<string, Counts>()
  for (const set of new Set(cases.map((one) => one.set))) {
    const model = learn(learnable(cases).filter((one) => one.set !== set))
    const judged = noCounts()
    for (const one of cases.filter((other) => other.set === set)) {
      const { before, after } = rolesOf(one, model)
      const change = `${before} to ${after}`
      changes.set(change, changes.get(change) ?? noCounts())
      for (const counts of [judged, sum, changes.get(change) as Counts]) tally(counts, one, before, after)
    }
    report(set, judged)
  }
  report('all', sum)
  for (const [name, counts] of changes) if (counts.mended + counts.broken > 0) report(name, counts)
}

function rolesOf({ noted, slug }: ReviewCase, model: LinearModel): { before: ReviewedRole; after: ReviewedRole } {
  const before = noted.roles.get(slug) ?? 'none'
  const isDemanded = noted.statements.some(({ mentions }) =>
    mentions.some((mention) => mention.slug === slug && mention.level === 'must'),
  )
  if (before === 'unwanted' || (before === 'none' && !isDemanded)) return { before, after: before }
  return { before, after: reviewRoles(noted, [{ slugs: [slug], role: before }], model)[0]?.to ?? before }
}

function tally(counts: Counts, { role, isEither }: ReviewCase, before: ReviewedRole, after: ReviewedRole): void {
  if (isEither) {
    if (before !== after) counts['of those in passing changed'] += 1
    return
  }
  counts.skills += 1
  if (before === role) counts['right at first'] += 1
  if (before !== role && after === role) counts.mended += 1
  if (before === role && after !== role) counts.broken += 1
}

function report(name: string, counts: Counts): void {
  process.stdout.write(`${name}: ${COUNTS.map((count) => `${counts[count]} ${count}`).join(', ')}\n`)
}

function write(file: string, model: LinearModel): void {
  writeFileSync(
    file,
    `// Written by \`node lab/src/reading/train-review.ts\`; do not edit.
import { readLinearModel } from '../learned/index.ts'

export const REVIEW_MODEL = readLinearModel(\`
${writeLinearModel(model)}
\`)
`,
  )
}
