// No name that a caller writes into a search may change what it finds: a count that moves would confirm where masked
// candidates worked.
// Not repeated on PostgreSQL 15: the names are read from the question, and the rest happens in memory.
import { getAlternatives } from '@assay/contracts/alternatives'
import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { listMatches, previewSearch, runSearch } from '@assay/contracts/candidate-searches'
import type { Endpoint } from '@assay/contracts/endpoint'
import { readQuery } from '@assay/contracts/query-readings'
import { createRequirement } from '@assay/contracts/requirements'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { quickTest } from '../../../platform/testing/full-run.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

/** Employers of the candidates, and names of no employer; none is a word of the taxonomy. */
const REAL = ['Byron Works', 'Quillfeather Ltd', 'Ovrelund AS', 'Brumwick & Daughters']
const INVENTED = ['Nobodyzz Inc', 'Zzyzx Holdings', 'Tarn Hollow GmbH']

const app = await openTestApp()
let recruiter: Person
let requirementId: string
let parentId: string

beforeAll(async () => {
  await aCrowd(app, 120)
  const work = (name: string) => [
    { name, position: 'Developer', startDate: '2019-01', summary: `Ran Kafka at ${name}.`, keywords: ['Go', 'Kafka'] },
  ]
  const basics = (name: string) => ({ name: 'Ada Lovelace', label: 'Developer', summary: `Built intake at ${name}.` })
  await addCandidates(
    app,
    REAL.flatMap((name) => Array.from({ length: 3 }, () => aRecord({}, { basics: basics(name), work: work(name) }))),
  )
  recruiter = await aPerson(app, 'employer.owner')
  const text = 'Backend Developer with Go and Kafka, up to 90 EUR per hour'
  const job = await app.call(createRequirement, { token: recruiter.token, attributes: { description: text } })
  requirementId = job.data.id
  parentId = (await app.call(runSearch, { token: recruiter.token, attributes: { door: 'summary', text } })).data.id
})

interface Numbers {
  readonly status: number
  /** Whether the text was read as a piece of one person's profile, which depends on the text alone. */
  readonly isByWords: boolean
  readonly numbers: unknown
}

/** Everything of an answer that depends on candidates. */
async function numbersOf(endpoint: Endpoint, asked: object, query = ''): Promise<Numbers> {
  const isGuest = endpoint.path === runGuestSearch.path
  const token = isGuest ? {} : { token: recruiter.token }
  const { status, data, errors } = await app.call(endpoint, { ...token, attributes: { ...asked }, query })
  const { poolSize, matchedCount, facets, waterfall, relaxations, payFit, matches, resultTop, payBand } = data ?? {}
  const order = (matches ?? []).map((match: Record<string, unknown>) => [
    ...['rank', 'score', 'low', 'high', 'tieGroup', 'rankLow', 'rankHigh', 'rankWithoutClaims', 'sentence'].map(
      (name) => match[name],
    ),
    (match['candidate'] as { id: string }).id,
  ])
  const relaxed = (relaxations ?? []).map(({ criteria: _, ...counts }: { criteria: unknown }) => counts)
  const guest = (resultTop ?? []).map(({ rank, score }: { rank: number; score: number }) => [rank, score])
  const numbers = { poolSize, matchedCount, facets, waterfall, relaxed, payFit, order, guest, payBand }
  const isByWords = data?.criteria?.textWords?.first === true
  return { status, isByWords, numbers: status < 300 ? numbers : errors.map(({ code, source }) => [code, source]) }
}

const anyName = fc.oneof(
  fc.constantFrom(...REAL, ...REAL.map((name) => name.toLowerCase()), ...INVENTED),
  fc.string({ minLength: 3, maxLength: 12, unit: fc.constantFrom(...'bdfglmnprstvw') }).map((word) => `${word}zq Ltd`),
)
const names = fc.tuple(anyName, anyName)

const go = {
  ...emptyCriteria,
  mustHave: [{ anyOf: ['go'], minYears: 2, minEvidence: null }],
  mustHaveMode: 'require' as const,
  constraints: { ...emptyCriteria.constraints, noticeMaxDays: 30 },
}

const excluding = (name: string) => ({ ...go, exclude: { ...go.exclude, companies: [name] } })

/** Each place where a caller can write a name, and a request that does so. */
const PLACES: readonly [string, Endpoint, (name: string) => object, string?][] = [
  ['the former exclusion', runSearch, (name) => ({ door: 'skill', criteria: excluding(name) })],
  ['the former exclusion of a preview', previewSearch, (name) => ({ criteria: excluding(name), parentId })],
  ['the former exclusion of a count', readQuery, (name) => ({ door: 'skill', criteria: excluding(name) })],
  ['the former exclusion of a guest', runGuestSearch, (name) => ({ door: 'skill', criteria: excluding(name) })],
  ['the former exclusion of a job', createRequirement, (name) => ({ description: 'Go', criteria: excluding(name) })],
  [
    'the title',
    runSearch,
    (name) => ({ door: 'skill', criteria: { ...go, title: name } }),
    'include=matches.candidate',
  ],
  [
    'a keyword',
    runSearch,
    (name) => ({ door: 'skill', criteria: { ...go, keywords: [{ term: name, weight: 3 }] } }),
    'include=matches.candidate',
  ],
  [
    'a summary',
    runSearch,
    (name) => ({ door: 'summary', text: `Go and Kafka developer, nobody from ${name}, not ${name}` }),
    'include=matches.candidate',
  ],
  [
    'a job description',
    runSearch,
    (name) => ({ door: 'jobDesc', text: `Developer\nRequirements\n- Go\n- Kafka\nNo ${name}. Worked at ${name}.` }),
    'include=matches.candidate',
  ],
  [
    'exact words',
    runSearch,
    (name) => ({ door: 'summary', text: `Go developer, "${name}"` }),
    'include=matches.candidate',
  ],
  [
    'a list as it is written',
    runSearch,
    (name) => ({ door: 'skill', text: `Go, ${name}` }),
    'include=matches.candidate',
  ],
  ['a list of skills', readQuery, (name) => ({ door: 'skill', text: `Go, Kafka, -${name}, ${name}` })],
  ['the counts of a text', readQuery, (name) => ({ door: 'summary', text: `Go developer who was at ${name}` })],
  [
    'a skill',
    readQuery,
    (name) => ({ door: 'skill', criteria: { ...go, niceToHave: [{ skillId: name, weight: 5 }] } }),
  ],
]

test.each(PLACES)('two names in %s give equal answers', async (_place, endpoint, asked, query = '') => {
  await fc.assert(
    fc.asyncProperty(names, async ([one, two]) => {
      if (endpoint.path === runGuestSearch.path)
        await app.database.pool.query('delete from candidate_anonymous_searches')
      const answer = await numbersOf(endpoint, asked(one), query)
      const other = await numbersOf(endpoint, asked(two), query)
      fc.pre(answer.isByWords === other.isByWords)
      expect(answer).toEqual(other)
      if (query !== '')
        expect(answer).toMatchObject({ status: 201, numbers: { order: expect.arrayContaining([expect.any(Array)]) } })
    }),
    { numRuns: 12 },
  )
})

quickTest('a search that names employers to leave out is refused, and says where they belong', async () => {
  const attributes = { door: 'skill', criteria: excluding('Byron Works') }
  const answer = await app.call(runSearch, { token: recruiter.token, attributes })

  expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'validation.invalid'])
  expect(answer.errors[0]?.detail).toContain('setting of your company')
})

quickTest('a filter by employer does not exist, for matches or alternatives', async () => {
  const matches = await app.call(listMatches, {
    token: recruiter.token,
    params: { id: parentId },
    query: 'filter[employer]=Byron Works',
  })
  const alternatives = await app.call(getAlternatives, {
    token: recruiter.token,
    query: `filter[requirement]=${requirementId}&filter[employer]=Byron Works`,
  })

  expect([matches.status, alternatives.status]).toEqual([400, 400])
})
