// Not repeated on PostgreSQL 15: what texts and criteria come to is counted in memory.
import { runSearch } from '@assay/contracts/candidate-searches'
import { type Relaxation, readQuery } from '@assay/contracts/query-readings'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { listFrozenCandidateIds } from '../searches/searches.store.ts'

const app = await openTestApp()
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 400)
  recruiter = await aPerson(app, 'employer.recruiter')
})

const read = async (attributes: object) =>
  (await app.call(readQuery, { token: recruiter.token, attributes: { door: 'skill', ...attributes } })).data

const readText = async (text: string) => read({ door: 'jobDesc', text })

async function matchesOf(criteria: object): Promise<Set<string>> {
  const made = await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria } })
  const ids = await listFrozenCandidateIds(app.system.db, made.data.id)
  expect(ids).toHaveLength(made.data.matchedCount)
  return new Set(ids)
}

const CRITERIA_CASES: [string, object][] = [
  ['a must-have that asks for years', { mustHave: [{ anyOf: ['kafka'], minYears: 6 }], mustHaveMode: 'require' }],
  [
    'must-haves that ask for evidence',
    { mustHave: [{ anyOf: ['go'], minEvidence: 'interviewed' }, { anyOf: ['docker'] }], mustHaveMode: 'require' },
  ],
  [
    'limits of every kind',
    {
      mustHave: [{ anyOf: ['kafka'] }],
      constraints: {
        rateMax: { amountMinor: 3500, currency: 'EUR', period: 'hour' },
        noticeMaxDays: 14,
        overlapHours: { zone: 'Europe/Berlin', hours: 6 },
        languages: [{ code: 'en', level: 'C1' }],
        countries: ['DE', 'IN', 'BR', 'PL', 'US'],
      },
    },
  ],
  [
    'limits of which some are only preferred',
    {
      mustHave: [{ anyOf: ['kafka'] }],
      constraints: {
        rateMax: { amountMinor: 3500, currency: 'EUR', period: 'hour' },
        noticeMaxDays: 14,
        countries: ['DE', 'IN', 'BR', 'PL', 'US'],
        required: { rate: false, country: false },
      },
    },
  ],
]

test.each(CRITERIA_CASES)(
  'of %s, each relaxation brings exactly the candidates it promises',
  async (_what, criteria) => {
    const { matchedCount, relaxations } = await read({ criteria })
    const before = await matchesOf(criteria)

    expect(relaxations.length).toBeGreaterThan(0)
    for (const relaxation of relaxations as Relaxation[]) {
      const again = await read({ criteria: relaxation.criteria })
      expect(again.matchedCount).toBe(matchedCount + relaxation.brings)
      expect(again.matchedCount).toBe(relaxation.matchedThen)
      expect(relaxation.changes.length).toBeGreaterThan(0)
      if (again.matchedCount > 200) continue
      const after = await matchesOf(relaxation.criteria)
      expect([...before].filter((id) => !after.has(id))).toEqual([])
      expect(after.size - before.size).toBe(relaxation.brings)
    }
  },
)

test('small steps come first, and each describes its change', async () => {
  const { relaxations } = await read({ criteria: CRITERIA_CASES[2]?.[1] })
  const hows = relaxations.map(({ how }: Relaxation) => how)

  expect(hows).toEqual(hows.toSorted((left: string, right: string) => (left < right ? 1 : -1)))

  const limited = await read({ criteria: { mustHave: [{ anyOf: ['kafka'] }], constraints: { noticeMaxDays: 14 } } })
  expect(limited.relaxations[0].changes).toEqual([{ what: 'Notice', was: 'up to 14 days', is: 'up to 30 days' }])
})

test('nothing is proposed if no candidate is excluded', async () => {
  expect((await read({ criteria: { mustHave: [{ anyOf: ['kafka'] }] } })).relaxations).toEqual([])
})

test('the fit of the pay limit is a direct count', async () => {
  const rateMax = { amountMinor: 3500, currency: 'EUR', period: 'hour' }
  const { payFit } = await read({ criteria: { mustHave: [{ anyOf: ['kafka'] }], constraints: { rateMax } } })
  const everybody = await matchesOf({ mustHave: [{ anyOf: ['kafka'] }] })
  const { rows } = await app.database.pool.query(
    `select count(*) filter (where hourly_rate_minor <= 3500)::int as fits, count(hourly_rate_minor)::int as stated,
       count(*) filter (where hourly_rate_minor is null)::int as silent
     from candidates where id = any($1)`,
    [[...everybody]],
  )

  expect(payFit).toEqual({ ...rows[0], percent: Math.round((100 * rows[0].fits) / rows[0].stated) })
})

describe('contradictions are reported', () => {
  const contradictions = async (asked: object): Promise<string[]> =>
    (await read(asked)).lint
      .filter(({ code }: { code: string }) => code === 'contradiction')
      .map(({ message }: { message: string }) => message)

  test.each([
    ['a junior with ten years', { seniority: 'junior', years: { min: 10 } }, /junior role with 10 years/],
    ['a range that runs backwards', { years: { min: 8, max: 3 } }, /At least 8 years and at most 3/],
    [
      'a must-have that is not wanted',
      { mustHave: [{ anyOf: ['php'] }], exclude: { skills: ['php'] } },
      /PHP is both a must-have and excluded/,
    ],
    [
      'more years of a skill than in all',
      { years: { min: 1, max: 3 }, mustHave: [{ anyOf: ['go'], minYears: 5 }] },
      /5 years of Go, but at most 3/,
    ],
    [
      'an overlap that no country named allows',
      { constraints: { countries: ['DE'], overlapHours: { zone: 'America/Los_Angeles', hours: 4 } } },
      /isn’t possible in Germany: 9:00–18:00 there overlaps by 0 hours/,
    ],
    ['a start in the past', { constraints: { startBy: '2020-01-01' } }, /2020-01-01 has passed/],
  ])('%s', async (_what, criteria, words) => {
    const found = await contradictions({ criteria: { mustHave: [{ anyOf: ['kafka'] }], ...criteria } })

    expect(found).toEqual([expect.stringMatching(words)])
  })

  test('none for criteria that can be fulfilled', async () => {
    const constraints = { countries: ['DE', 'US'], overlapHours: { zone: 'America/Los_Angeles', hours: 4 } }
    const criteria = {
      seniority: 'senior',
      years: { min: 5, max: 9 },
      mustHave: [{ anyOf: ['go'], minYears: 3 }],
      constraints,
    }

    expect(await contradictions({ criteria })).toEqual([])
  })

  test('once, when the text reports it too', async () => {
    const { lint } = await readText('Junior Backend Engineer\nRequirements\n- 10+ years of Go\n- Kafka')
    const found = lint.filter(({ code }: { code: string }) => code === 'contradiction')

    expect(found).toHaveLength(1)
  })
})
