import { describe, expect, test } from 'vitest'
import type { CandidateProfile } from './candidate/candidate-profile.ts'
import { buildPool, type PoolOptions } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import { noConstraints, type SearchCriteria } from './query/search-criteria.ts'
import { explain, rank } from './rank.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

const java = (says = {}) => [held('java', says)]
const backend = (months: number | null, endedMonthsAgo: number | null) => [
  { title: 'backend-developer', months, endedMonthsAgo },
]

function poolOf(profiles: readonly CandidateProfile[], options: Partial<PoolOptions> = {}) {
  return buildPool(profiles, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY, ...options })
}

function orderOf(
  profiles: readonly CandidateProfile[],
  criteria: SearchCriteria,
  options: Partial<PoolOptions> = {},
): string[] {
  return rank(poolOf(profiles, options), criteria, { limit: 50, now: NOW }).matches.map(
    ({ candidateId }) => candidateId,
  )
}

function lineOf(profile: CandidateProfile, criteria: SearchCriteria, feature: string) {
  const match = explain(poolOf([profile]), criteria, profile.id, { now: NOW })
  return match?.contributions.find((line) => line.feature === feature)
}

const wantsJava = someCriteria({ mustHave: [mustHave('java')] })

describe('the order of matches', () => {
  const cases: readonly [string, SearchCriteria, Record<string, Partial<CandidateProfile>>][] = [
    [
      'verified before claimed',
      wantsJava,
      { proven: { skills: java({ evidence: 'assessed', evidenceDay: TODAY }) }, says: { skills: java() } },
    ],
    [
      'fresh evidence before old, and old before none',
      wantsJava,
      {
        fresh: { skills: java({ evidence: 'assessed', evidenceDay: TODAY - 30 }) },
        stale: { skills: java({ evidence: 'assessed', evidenceDay: TODAY - 2000 }) },
        none: { skills: java() },
      },
    ],
    [
      'work sample, interview, assessment, agency, claim',
      wantsJava,
      {
        sample: { skills: java({ evidence: 'workSample', evidenceDay: TODAY }) },
        talk: { skills: java({ evidence: 'interviewed', evidenceDay: TODAY }) },
        test: { skills: java({ evidence: 'assessed', evidenceDay: TODAY }) },
        agency: { skills: java({ evidence: 'agency', evidenceDay: TODAY }) },
        claim: { skills: java() },
      },
    ],
    [
      'the skill before one that implies it, before a related one',
      wantsJava,
      { exact: { skills: java() }, implied: { skills: [held('spring')] }, related: { skills: [held('kotlin')] } },
    ],
    [
      'used lately before used long ago',
      wantsJava,
      { lately: { skills: java({ lastUsedDay: TODAY }) }, longAgo: { skills: java({ lastUsedDay: TODAY - 3000 }) } },
    ],
    [
      'a core skill before a word in passing',
      wantsJava,
      { core: { skills: java({ prominence: 3 }) }, word: { skills: java({ prominence: 0 }) } },
    ],
    [
      'enough years before too few',
      someCriteria({ mustHave: [{ ...mustHave('java'), minYears: 5 }] }),
      { enough: { skills: java({ years: 5 }) }, few: { skills: java({ years: 2 }) }, silent: { skills: java() } },
    ],
    [
      'the asked title before its family, before a near family',
      someCriteria({ titleSlug: 'backend-developer', mustHave: [mustHave('sql')] }),
      {
        same: { titles: backend(24, 0), skills: [held('sql')] },
        family: { titles: [{ title: 'java-developer', months: 24, endedMonthsAgo: 0 }], skills: [held('sql')] },
        near: { titles: [{ title: 'frontend-developer', months: 24, endedMonthsAgo: 0 }], skills: [held('sql')] },
        far: { titles: [{ title: 'accountant', months: 24, endedMonthsAgo: 0 }], skills: [held('sql')] },
      },
    ],
    [
      'a current title before a past one',
      someCriteria({ titleSlug: 'backend-developer' }),
      { now: { titles: backend(24, 0) }, past: { titles: backend(24, 50) } },
    ],
    [
      'the asked seniority before its neighbours',
      someCriteria({ titleSlug: 'backend-developer', seniority: 'senior' }),
      {
        senior: { titles: backend(24, 0), seniority: 'senior' },
        staff: { titles: backend(24, 0), seniority: 'staff' },
        mid: { titles: backend(24, 0), seniority: 'mid' },
        intern: { titles: backend(24, 0), seniority: 'intern' },
      },
    ],
    [
      'fewer missing must-haves first',
      someCriteria({ mustHave: [mustHave('java'), mustHave('react')] }),
      { both: { skills: [...java(), held('react')] }, one: { skills: java() } },
    ],
    [
      'without the unwanted first',
      someCriteria({ mustHave: [mustHave('java')], unwantedSkills: ['php'] }),
      { without: { skills: java() }, with: { skills: [...java(), held('php', { prominence: 3 })] } },
    ],
  ]

  test.each(cases)('%s', (_, criteria, people) => {
    const profiles = Object.entries(people).map(([id, says]) => aCandidate(id, says))
    expect(orderOf(profiles.toReversed(), criteria)).toEqual(Object.keys(people))
  })

  test('years beyond three above the request earn nothing', () => {
    const criteria = someCriteria({ titleSlug: 'backend-developer', years: { min: 5, max: null } })
    const [eight, thirty] = [8, 30].map((years) =>
      lineOf(aCandidate('ada', { titles: backend(24, 0), experienceMonths: years * 12 }), criteria, 'years'),
    )
    expect(eight?.points).toBeGreaterThan(0)
    expect(thirty?.points).toBe(eight?.points)
  })
})

describe('equal scores', () => {
  test('are decided first by what is verified', () => {
    const worth = { gradeWorth: [0.5, 0.5, 0.5, 0.5, 0.5], verifiedDetailWorth: 0.5, claimedCap: 5000 }
    const { order: _, ...others } = defaultModel.shapes
    const shapes = { ...others, ...worth }
    const model = { ...defaultModel, shapes }
    const people = [
      aCandidate('claims', { skills: java(), lastConfirmedDay: TODAY }),
      aCandidate('proves', { skills: java({ evidence: 'assessed', evidenceDay: TODAY }) }),
    ]
    const { matches } = rank(poolOf(people, { model }), wantsJava, { limit: 2, now: NOW })
    expect(matches.map(({ score }) => score)).toEqual([matches[0]?.score, matches[0]?.score])
    expect(matches.map(({ candidateId }) => candidateId)).toEqual(['proves', 'claims'])
  })

  const twins = (says: Record<string, Partial<CandidateProfile>>) =>
    orderOf(
      Object.entries(says).map(([id, more]) => aCandidate(id, { skills: java(), ...more })),
      wantsJava,
    )

  test('are decided by the most recently confirmed profile', () => {
    expect(twins({ a: { lastConfirmedDay: TODAY - 90 }, b: {}, c: { lastConfirmedDay: TODAY } })).toEqual([
      'c',
      'a',
      'b',
    ])
  })

  test('are then decided by a hash, not by alphabet or order of import, and share a tie group', () => {
    const ids = Array.from({ length: 26 }, (_, letter) => String.fromCharCode(97 + letter))
    const profiles = ids.map((id) => aCandidate(id, { skills: java() }))
    const { matches } = rank(poolOf(profiles), wantsJava, { limit: 26, now: NOW })
    expect(new Set(matches.map(({ tieGroup }) => tieGroup))).toEqual(new Set([1]))
    expect(matches.map(({ candidateId }) => candidateId)).not.toEqual(ids)
    expect(orderOf(profiles.toReversed(), wantsJava)).toEqual(matches.map(({ candidateId }) => candidateId))
  })
})

describe('an explanation says', () => {
  test('what implies the requested skill', () => {
    const match = explain(
      poolOf([aCandidate('ada', { skills: [held('next-js', { years: 4, lastUsedDay: TODAY, prominence: 2 })] })]),
      someCriteria({ mustHave: [mustHave('react')] }),
      'ada',
      { now: NOW },
    )
    expect(match?.mustHaves).toEqual([
      { position: 0, met: 'yes', bySkill: 'next-js', note: 'by Next.js, which implies React' },
    ])
    expect(match?.contributions.slice(0, 2).map(({ value }) => value)).toEqual([
      'meets all 1',
      'by Next.js, which implies React: 4 years, claimed, used within a year, used in a job',
    ])
  })

  test('how much a related skill counts', () => {
    const match = explain(poolOf([aCandidate('ada', { skills: [held('kotlin')] })]), wantsJava, 'ada', { now: NOW })
    const part = Math.round(0.6 * defaultModel.shapes.relatedScale * 100) / 100
    expect(match?.mustHaves).toEqual([
      { position: 0, met: 'partly', bySkill: 'kotlin', note: `Kotlin counts ${part} of Java` },
    ])
  })

  test('what is missing, with its negative points', () => {
    const criteria = someCriteria({ mustHave: [mustHave('java'), mustHave('react', 'vue')] })
    const match = explain(poolOf([aCandidate('ada', { skills: java() })]), criteria, 'ada', { now: NOW })
    const missing = match?.contributions.find(({ label }) => label === 'React or Vue.js, must-have')
    expect(missing?.value).toBe('not found')
    expect(missing?.points).toBeLessThan(0)
    expect(match?.mustHaves[1]).toEqual({ position: 1, met: 'no', bySkill: null, note: 'not found' })
    expect(match?.mustHaves[0]).toEqual({ position: 0, met: 'partly', bySkill: 'java', note: 'only listed' })
    expect(match?.sentence).toBe('Has 0 of 2 must-haves; Java in part; React or Vue.js not found.')
  })

  test('the evidence, with grade and day', () => {
    const skills = java({ evidence: 'assessed', evidenceDay: TODAY - 10, years: 3, lastUsedDay: TODAY, prominence: 3 })
    const line = lineOf(aCandidate('ada', { skills }), wantsJava, 'mustHave')
    expect(line?.evidence).toEqual({ skill: 'java', grade: 'assessed', day: TODAY - 10 })
    expect(line?.value).toBe('3 years, assessed on 2026-11-10, used within a year, a core skill')
  })

  test('by how much years and evidence fall short of the request', () => {
    const criteria = someCriteria({ mustHave: [{ ...mustHave('java'), minYears: 6, minEvidence: 'assessed' }] })
    const ada = aCandidate('ada', { skills: java({ years: 3 }) })
    expect(lineOf(ada, criteria, 'mustHaveYears')).toMatchObject({ label: 'Java, 6 years asked', value: '3 years' })
    expect(lineOf(ada, criteria, 'mustHaveYears')?.points).toBeLessThan(0)
    expect(lineOf(ada, criteria, 'mustHaveEvidence')).toMatchObject({ label: 'Java, assessed asked', value: 'claimed' })
    expect(lineOf(ada, criteria, 'mustHaveEvidence')?.points).toBeLessThan(0)
  })

  test('the score without claims, and with all claims verified', () => {
    const criteria = someCriteria({ mustHave: [mustHave('java'), mustHave('kafka')] })
    const verified = { evidence: 'assessed' as const, evidenceDay: TODAY }
    const pool = poolOf([
      aCandidate('ada', { skills: [held('java', verified), held('kafka')] }),
      aCandidate('low', { skills: [held('java', verified)] }),
      aCandidate('high', { skills: [held('java', verified), held('kafka', verified)] }),
    ])
    const [ada, low, high] = ['ada', 'low', 'high'].map((id) => explain(pool, criteria, id, { now: NOW }))
    expect([ada?.low, ada?.high]).toEqual([low?.score, high?.score])
  })
})

describe('limits', () => {
  const limited = (constraints: Partial<SearchCriteria['constraints']>) => ({
    ...wantsJava,
    constraints: { ...noConstraints, ...constraints },
  })
  const person = (id: string, says: Partial<CandidateProfile> = {}) => aCandidate(id, { skills: java(), ...says })
  const euros = (amount: number, period: 'hour' | 'day' | 'month' | 'year' = 'hour', currency = 'EUR') => ({
    amountMinor: amount * 100,
    currency,
    period,
  })

  test('exclude candidates known to break them, and keep those with no statement', () => {
    const cases: readonly [SearchCriteria, CandidateProfile[]][] = [
      [
        limited({ rateMax: euros(50) }),
        [person('in', { hourlyRateMinor: 5000 }), person('out', { hourlyRateMinor: 5001 })],
      ],
      [limited({ noticeMaxDays: 30 }), [person('in', { noticeDays: 30 }), person('out', { noticeDays: 31 })]],
      [limited({ startBy: '2026-12-20' }), [person('in', { noticeDays: 30 }), person('out', { noticeDays: 31 })]],
      [
        limited({ engagement: ['contract'] }),
        [person('in', { engagement: ['contract'] }), person('out', { engagement: ['fullTime'] })],
      ],
      [
        limited({ languages: [{ code: 'de', level: 'B2' }] }),
        [
          person('in', { languages: [{ code: 'de', level: 'C1' }] }),
          person('out', { languages: [{ code: 'de', level: 'B1' }] }),
        ],
      ],
      [
        limited({ languages: [{ code: 'de', level: null }] }),
        [
          person('in', { languages: [{ code: 'de', level: null }] }),
          person('out', { languages: [{ code: 'en', level: 'C2' }] }),
        ],
      ],
      [
        limited({ overlapHours: { zone: 'Europe/Berlin', hours: 4 } }),
        [person('in', { timezone: 'Asia/Kolkata' }), person('out', { timezone: 'America/Los_Angeles' })],
      ],
    ]
    for (const [criteria, people] of cases) {
      expect(orderOf([...people, person('silent')], criteria).toSorted()).toEqual(['in', 'silent'])
    }
  })

  test('say "not stated" and give no points where nothing is known', () => {
    const line = lineOf(person('ada'), limited({ rateMax: euros(50) }), 'rate')
    expect(line).toMatchObject({ value: 'not stated', points: 0 })
  })

  test('on a language count its best mention', () => {
    const languages = [
      { code: 'de', level: 'C1' as const },
      { code: 'de-AT', level: 'A1' as const },
    ]
    expect(orderOf([person('in', { languages })], limited({ languages: [{ code: 'de', level: 'B2' }] }))).toEqual([
      'in',
    ])
  })

  test('on countries keep only candidates known to be there', () => {
    const people = [person('in', { country: 'DE' }), person('out', { country: 'IN' }), person('silent')]
    expect(orderOf(people, limited({ countries: ['DE'] }))).toEqual(['in'])
  })

  test('on pay mean the same by the hour, day, month and year, and in other currencies', () => {
    const people = [person('in', { hourlyRateMinor: 5000 }), person('out', { hourlyRateMinor: 5001 })]
    const pays = [euros(400, 'day'), euros(8000, 'month'), euros(96_000, 'year'), euros(100, 'hour', 'USD')]
    for (const rateMax of pays)
      expect(orderOf(people, limited({ rateMax }), { exchange: { USD: 0.5 } })).toEqual(['in'])
    const yen = { amountMinor: 10_000, currency: 'JPY', period: 'hour' as const }
    expect(orderOf(people, limited({ rateMax: yen }), { exchange: { JPY: 0.005 } })).toEqual(['in'])
  })

  test('on pay in a currency without an exchange rate exclude no candidate', () => {
    expect(orderOf([person('ada', { hourlyRateMinor: 9000 })], limited({ rateMax: euros(1, 'hour', 'XAU') }))).toEqual([
      'ada',
    ])
  })

  test('on overlapping hours follow the clocks of both zones', () => {
    const criteria = limited({ overlapHours: { zone: 'Europe/Berlin', hours: 4 } })
    const pool = poolOf([person('ada', { timezone: 'America/New_York' })])
    const overlapOn = (day: string) => {
      const now = Date.parse(`${day}T08:00:00Z`)
      return rank(
        pool,
        { ...criteria, constraints: { ...criteria.constraints, overlapHours: { zone: 'Europe/Berlin', hours: 1 } } },
        { limit: 1, now },
      ).matches[0]?.overlapHours
    }
    expect(overlapOn('2026-11-20')).toBe(3)
    // Between the changes of the clocks in the US and in the EU they are five hours apart.
    expect(overlapOn('2026-10-27')).toBe(4)
    expect(overlapOn('2026-03-20')).toBe(4)
  })
})

describe('must-haves that are required', () => {
  const required = (...groups: SearchCriteria['mustHave']) =>
    someCriteria({ mustHave: groups, mustHaveMode: 'require' })

  test('exclude candidates without one, even with a related skill', () => {
    const people = [
      aCandidate('in', { skills: java() }),
      aCandidate('related', { skills: [held('kotlin')] }),
      aCandidate('out', { skills: [held('php')] }),
    ]
    expect(orderOf(people, required(mustHave('java')))).toEqual(['in'])
  })

  test('are met by what implies them', () => {
    expect(orderOf([aCandidate('in', { skills: [held('spring')] })], required(mustHave('java')))).toEqual(['in'])
  })

  test('are not met by years that are not stated', () => {
    const people = [aCandidate('in', { skills: java({ years: 5 }) }), aCandidate('silent', { skills: java() })]
    expect(orderOf(people, required({ ...mustHave('java'), minYears: 5 }))).toEqual(['in'])
  })

  test('need the requested evidence', () => {
    const people = [
      aCandidate('in', { skills: java({ evidence: 'interviewed', evidenceDay: TODAY }) }),
      aCandidate('out', { skills: java() }),
    ]
    expect(orderOf(people, required({ ...mustHave('java'), minEvidence: 'assessed' }))).toEqual(['in'])
  })
})

describe('matches', () => {
  test('are empty for empty criteria', () => {
    expect(orderOf([aCandidate('ada', { skills: java(), titles: backend(3, 0) })], someCriteria())).toEqual([])
  })

  test('are the candidates with a requested skill or a title of the requested family', () => {
    const people = [
      aCandidate('title', { titles: [{ title: 'java-developer', months: null, endedMonthsAgo: 70 }] }),
      aCandidate('nice', { skills: [held('postgresql')] }),
      aCandidate('near', { titles: [{ title: 'frontend-developer', months: null, endedMonthsAgo: 0 }] }),
      aCandidate('nothing'),
    ]
    const criteria = someCriteria({ titleSlug: 'backend-developer', niceToHave: [{ skill: 'sql', weight: 3 }] })
    expect(orderOf(people, criteria).toSorted()).toEqual(['nice', 'title'])
  })

  test('are only candidates that may be shown', () => {
    const pool = poolOf(['a', 'b', 'c'].map((id) => aCandidate(id, { skills: java() })))
    const ids = (options: { only?: string[]; except?: string[] }) =>
      rank(pool, wantsJava, { limit: 9, now: NOW, ...options })
        .matches.map(({ candidateId }) => candidateId)
        .toSorted()
    expect(ids({ only: ['a', 'c', 'nobody'] })).toEqual(['a', 'c'])
    expect(ids({ except: ['b'] })).toEqual(['a', 'c'])
    expect(ids({ only: ['a', 'b'], except: ['b'] })).toEqual(['a'])
  })
})
