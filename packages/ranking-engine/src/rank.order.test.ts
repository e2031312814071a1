// What a recruiter takes for granted, for any two candidates of one search.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CandidateProfile,
  evidenceGrades,
  type ProfileSkill,
  type Seniority,
} from './candidate/candidate-profile.ts'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import type { Model } from './model/model.ts'
import { noConstraints, type SearchCriteria } from './query/search-criteria.ts'
import { rank } from './rank.ts'
import {
  correctedModelArbitrary,
  criteriaArbitrary,
  poolArbitrary,
  profileArbitrary,
  skillArbitrary,
} from './testing/arbitraries.ts'
import { aCandidate, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

const runs = { numRuns: process.env['TEST_RUN'] === 'full' ? 10_000 : 200 }
const modelArbitrary = fc.oneof(fc.constant(defaultModel), correctedModelArbitrary)

function matchesOf(profiles: readonly CandidateProfile[], criteria: SearchCriteria, model: Model) {
  const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model, asOfDay: TODAY })
  return rank(pool, criteria, { limit: 100, now: NOW, model, facets: true })
}

function scoresOf(left: CandidateProfile, right: CandidateProfile, criteria: SearchCriteria, model: Model) {
  const { matches } = matchesOf([left, right], { ...criteria, mustHaveMode: 'prefer' }, model)
  const scoreOf = (id: string) => matches.find(({ candidateId }) => candidateId === id)?.score ?? null
  return { left: scoreOf(left.id), right: scoreOf(right.id) }
}

const SHOWN: Partial<ProfileSkill> = { prominence: 2, lastUsedDay: TODAY, evidence: 'claimed', evidenceDay: null }
const LADDER: readonly Seniority[] = ['intern', 'junior', 'mid', 'senior', 'staff']

/** Not lower than the previous one. */
const better = fc.record({
  years: fc.constantFrom(0, 2),
  lastUse: fc.constantFrom(0, 300),
  grade: fc.constantFrom(0, 1),
  experience: fc.constantFrom(0, 12, 60),
  rate: fc.constantFrom(0, 500),
  notice: fc.constantFrom(0, 14),
  steps: fc.constantFrom(0, 1),
})

test('a candidate with every must-have of another and one more, and no worse in any criterion, never ranks below', () => {
  const inversions: unknown[] = []
  fc.assert(
    fc.property(
      profileArbitrary,
      criteriaArbitrary,
      better,
      fc.array(skillArbitrary, { maxLength: 4 }),
      modelArbitrary,
      (profile, asked, more, others, model) => {
        const criteria = { ...asked, unwantedSkills: [] }
        const lesser = { ...profile, id: 'lesser' }
        const shown = criteria.mustHave.flatMap(({ anyOf }) => anyOf.slice(0, 1))
        const added = shown.map((skill) => ({ skill, years: 9, level: null, ...SHOWN }) as ProfileSkill)
        const greater: CandidateProfile = {
          ...profile,
          id: 'greater',
          experienceMonths: moreMonths(profile.experienceMonths, more.experience, criteria),
          seniority: closer(profile.seniority, criteria.seniority, more.steps),
          hourlyRateMinor: profile.hourlyRateMinor === null ? null : Math.max(0, profile.hourlyRateMinor - more.rate),
          noticeDays: profile.noticeDays === null ? null : Math.max(0, profile.noticeDays - more.notice),
          skills: [
            ...profile.skills.map((skill) => ({
              ...skill,
              years: skill.years === null ? null : skill.years + more.years,
              lastUsedDay: skill.lastUsedDay === null ? null : Math.min(TODAY, skill.lastUsedDay + more.lastUse),
              evidence:
                evidenceGrades[Math.min(4, evidenceGrades.indexOf(skill.evidence) + more.grade)] ?? skill.evidence,
            })),
            ...added,
            // Of a skill that is held already, a later mention of a higher grade could replace a dated proof.
            ...others.filter(({ skill }) => !profile.skills.some((held) => held.skill === skill)),
          ],
        }
        const { left, right } = scoresOf(greater, lesser, criteria, model)
        if (right !== null) expect(left).toBeGreaterThanOrEqual(right)
        if (right !== null && left !== null && left < right) inversions.push(criteria)
      },
    ),
    runs,
  )
  expect(inversions).toEqual([])
})

/** Beyond the requested maximum, more years earn nothing. */
function moreMonths(held: number | null, more: number, { years }: SearchCriteria): number | null {
  return held === null ? null : Math.max(held, Math.min(held + more, 12 * (years?.max ?? Number.POSITIVE_INFINITY)))
}

function closer(held: Seniority, asked: Seniority, steps: number): Seniority {
  const [from, to] = [
    LADDER.indexOf(held === 'lead' ? 'staff' : held),
    LADDER.indexOf(asked === 'lead' ? 'staff' : asked),
  ]
  if (held === 'none' || asked === 'none' || from === to || steps === 0) return held
  return LADDER[from + Math.sign(to - from)] ?? held
}

test('a candidate who meets all must-haves ranks above one who misses any, whatever nice-to-haves, keywords and proof the other has', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, fc.nat(), (profile, asked, model, place) => {
      const criteria = {
        ...asked,
        titleSlug: null,
        unwantedSkills: [],
        constraints: noConstraints,
        mustHave: asked.mustHave.slice(0, 3),
      }
      if (criteria.mustHave.length === 0) return
      const musts = [...new Set(criteria.mustHave.flatMap(({ anyOf }) => anyOf))]
      const missing = criteria.mustHave[place % criteria.mustHave.length]?.anyOf ?? []
      const enough = musts.map((skill) => ({ skill, years: 9, level: null, ...SHOWN }) as ProfileSkill)
      const demanding = criteria.mustHave.some(({ minEvidence }) => minEvidence !== null && minEvidence !== 'claimed')
      const experienceMonths = criteria.years === null ? null : 12 * (criteria.years.max ?? 40)
      const { seniority } = criteria
      const all = { ...profile, id: 'all', seniority, experienceMonths, skills: enough }
      const proven = {
        years: 40,
        level: 5,
        prominence: 3,
        lastUsedDay: TODAY,
        evidence: 'workSample',
        evidenceDay: TODAY,
      } as const
      const one = {
        ...profile,
        id: 'one',
        seniority,
        experienceMonths,
        vettingScore: 100,
        keywords: criteria.keywords?.map(({ term }) => term) ?? [],
        skills: [...musts, ...criteria.niceToHave.map(({ skill }) => skill)]
          .filter((skill) => !means(skill, missing))
          .map((skill) => ({ skill, ...proven })),
      }
      const { left, right } = scoresOf(all, one, criteria, model)
      if (!demanding && left !== null && right !== null) expect(left).toBeGreaterThan(right)
    }),
    runs,
  )
})

test('a candidate with at most half of the required years ranks below all who meet all criteria, whatever else they have', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, fc.nat(), (profile, asked, model, place) => {
      const years = { min: 1 + (place % 12), max: null }
      const mustHave = asked.mustHave.map((must) => ({ ...must, minEvidence: null }))
      const criteria = { ...asked, years, mustHave, titleSlug: null, unwantedSkills: [], constraints: noConstraints }
      const musts = [...new Set(mustHave.flatMap(({ anyOf }) => anyOf))]
      if (musts.length === 0) return
      const enough = {
        ...profile,
        id: 'enough',
        seniority: criteria.seniority,
        experienceMonths: place % 3 === 0 ? null : 6 * years.min + 3,
        skills: musts.map((skill) => ({ skill, years: 9, level: null, ...SHOWN }) as ProfileSkill),
      }
      const few = {
        ...profile,
        id: 'few',
        seniority: criteria.seniority,
        experienceMonths: 6 * years.min - (place % 7),
        vettingScore: 100,
        keywords: criteria.keywords?.map(({ term }) => term) ?? [],
        skills: [...musts, ...criteria.niceToHave.map(({ skill }) => skill)].map((skill) => {
          const proof = { evidence: 'workSample', evidenceDay: TODAY, lastUsedDay: TODAY } as const
          return { skill, years: 40, level: 5, prominence: 3, ...proof } as const
        }),
      }
      const { left, right } = scoresOf(enough, few, criteria, model)
      expect(left).toBeGreaterThan(right ?? Number.POSITIVE_INFINITY)
    }),
    runs,
  )
})

test('a candidate with far too many years, or a level far off, ranks below all who meet all criteria', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, fc.nat(), (profile, asked, model, place) => {
      const most = 1 + (place % 12)
      const mustHave = asked.mustHave.map((must) => ({ ...must, minEvidence: null }))
      const plain = { ...asked, mustHave, titleSlug: null, unwantedSkills: [], constraints: noConstraints }
      const { seniority } = asked
      const musts = [...new Set(mustHave.flatMap(({ anyOf }) => anyOf))]
      if (musts.length === 0) return
      const skills = musts.map((skill) => ({ skill, years: 9, level: null, ...SHOWN }) as ProfileSkill)
      const tooMany = 12 * Math.max(2 * most, most + 3)
      const proof = { evidence: 'workSample', evidenceDay: TODAY, lastUsedDay: TODAY, level: 5, prominence: 3 } as const
      const proven = {
        ...profile,
        id: 'proven',
        vettingScore: 100,
        skills: skills.map((each) => ({ ...each, ...proof })),
      }

      const experienceMonths = place % 3 === 0 ? null : tooMany
      const years = { ...plain, years: { min: 0, max: most } }
      const long = scoresOf(
        { ...profile, id: 'fitting', seniority, skills, experienceMonths },
        { ...proven, seniority, experienceMonths: tooMany + 3 },
        years,
        model,
      )
      expect(long.left).toBeGreaterThan(long.right ?? Number.POSITIVE_INFINITY)

      const [wanted, far] = FAR_LEVELS[place % FAR_LEVELS.length] as (typeof FAR_LEVELS)[number]
      const levels = { ...plain, years: null, seniority: wanted }
      const near = place % 3 === 0 ? 'none' : wanted
      const apart = scoresOf(
        { ...profile, id: 'fitting', skills, seniority: near },
        { ...proven, seniority: far },
        levels,
        model,
      )
      expect(apart.left).toBeGreaterThan(apart.right ?? Number.POSITIVE_INFINITY)
    }),
    runs,
  )
})

test('of two candidates who miss one criterion, one with far too many years ranks below one who only lists a must-have', () => {
  const told = (skill: string): ProfileSkill => ({ skill, years: 2, level: null, ...SHOWN }) as ProfileSkill
  const criteria = someCriteria({
    titleSlug: 'backend-developer',
    years: { min: 0, max: 2 },
    mustHave: [mustHave('java'), mustHave('kafka')],
  })
  const titles = [{ title: 'backend-developer', months: 20, endedMonthsAgo: 0 }]
  const listed: ProfileSkill = { ...told('kafka'), years: null, prominence: 1, lastUsedDay: null }
  const lists = aCandidate('lists', { titles, experienceMonths: 20, skills: [told('java'), listed] })
  const senior = aCandidate('senior', { titles, experienceMonths: 200, skills: [told('java'), told('kafka')] })
  const { left, right } = scoresOf(lists, senior, criteria, defaultModel)
  expect(left).toBeGreaterThan(right ?? Number.POSITIVE_INFINITY)
  const { missedYears: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const before = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const then = scoresOf(lists, senior, criteria, before)
  expect(then.left).toBe(left)
  expect(then.right).toBe((right ?? 0) + 50)
})

test('the central must-have outweighs another one, and two others outweigh it', () => {
  const told = (skill: string): ProfileSkill => ({ skill, years: 2, level: null, ...SHOWN }) as ProfileSkill
  const asked = ['java', 'kafka', 'react', 'postgresql'].map((skill) => mustHave(skill))
  const has = (id: string, ...skills: string[]) => aCandidate(id, { skills: skills.map(told) })
  const scores = (left: string[], right: string[], central: boolean) => {
    const [first, ...others] = asked
    const musts = [{ ...(first as SearchCriteria['mustHave'][number]), ...(central ? { central } : {}) }, ...others]
    return scoresOf(has('left', ...left), has('right', ...right), someCriteria({ mustHave: musts }), defaultModel)
  }
  const { left, right } = scores(['java', 'postgresql'], ['kafka', 'postgresql'], true)
  expect(left).toBeGreaterThan(right ?? Number.POSITIVE_INFINITY)
  const plain = scores(['java', 'postgresql'], ['kafka', 'postgresql'], false)
  expect((left ?? 0) - (right ?? 0)).toBeGreaterThan((plain.left ?? 0) - (plain.right ?? 0) + 20)
  const three = scores(['java'], ['kafka', 'react', 'postgresql'], true)
  expect(three.right).toBeGreaterThan(three.left ?? Number.POSITIVE_INFINITY)
})

const FAR_LEVELS = [
  ['junior', 'senior'],
  ['junior', 'lead'],
  ['senior', 'junior'],
  ['lead', 'junior'],
  ['staff', 'intern'],
  ['lead', 'mid'],
  ['staff', 'mid'],
] as const

/** The model with other rules of order, such as those of an earlier one. */
function ordering(order: Partial<NonNullable<Model['shapes']['order']>>): Model {
  const { shapes } = defaultModel
  const rules = { ...(shapes.order as NonNullable<typeof shapes.order>), ...order }
  return { ...defaultModel, shapes: { ...shapes, order: rules } }
}

test('proof of skills that nobody asked for, and that only go with the title, brings no more than telling of them', () => {
  const told = (skill: string): ProfileSkill => ({ skill, years: 4, level: null, ...SHOWN }) as ProfileSkill
  const proven = (skill: string): ProfileSkill => ({ ...told(skill), evidence: 'workSample', evidenceDay: TODAY })
  const titles = [{ title: 'backend-developer', months: 20, endedMonthsAgo: 0 }]
  const criteria = someCriteria({ titleSlug: 'backend-developer', mustHave: [mustHave('react'), mustHave('php')] })
  const typical = ['java', 'sql', 'spring', 'kafka']
  const tells = aCandidate('tells', { titles, skills: [told('react'), ...typical.map(told)] })
  const proves = aCandidate('proves', { titles, skills: [told('react'), ...typical.map(proven)] })
  const both = aCandidate('both', { titles, skills: [told('react'), told('php')] })
  const now = scoresOf(proves, tells, criteria, defaultModel)
  expect(now.left).toBe(now.right)
  const then = scoresOf(proves, tells, criteria, ordering({ typicalAsTold: false }))
  expect(then.left).toBeGreaterThan(then.right ?? Number.POSITIVE_INFINITY)
  const more = scoresOf(both, proves, criteria, defaultModel)
  expect(more.left).toBeGreaterThan(more.right ?? Number.POSITIVE_INFINITY)
  // What is asked for is still worth its proof.
  const asked = someCriteria({ titleSlug: 'backend-developer', mustHave: [mustHave('java')] })
  const worth = scoresOf(proves, tells, asked, defaultModel)
  expect(worth.left).toBeGreaterThan(worth.right ?? Number.POSITIVE_INFINITY)
})

test('above juniors who are asked for, the middle level stands lower since prior-25, and for other levels as before', () => {
  const told = skillTold('java')
  const junior = aCandidate('junior', { skills: [told], seniority: 'junior' })
  const mid = aCandidate('mid', { skills: [{ ...told, evidence: 'agency', evidenceDay: TODAY }], seniority: 'mid' })
  const scores = (seniority: Seniority, model: Model) =>
    scoresOf(junior, mid, someCriteria({ seniority, mustHave: [mustHave('java'), mustHave('sql')] }), model)
  const lead = (seniority: Seniority, model: Model) => {
    const { left, right } = scores(seniority, model)
    return (left ?? 0) - (right ?? 0)
  }
  const earlier = ordering({ juniorsFirst: false })
  for (const asked of ['intern', 'junior'] as const) {
    expect(lead(asked, defaultModel)).toBeGreaterThan(lead(asked, earlier))
  }
  expect(lead('mid', defaultModel)).toBe(lead('mid', earlier))
  expect(lead('senior', defaultModel)).toBe(lead('senior', earlier))
})

test.each([
  ['lead', 'mid', false],
  ['staff', 'mid', false],
  ['lead', 'senior', true],
  ['staff', 'lead', true],
  ['senior', 'mid', true],
] as const)(
  'who asks for a %s and finds a %s: the level is near enough: %s; before prior-21 it was',
  (asked, found, isMet) => {
    const skills = [{ skill: 'java', years: 4, level: null, ...SHOWN } as ProfileSkill]
    const criteria = someCriteria({ seniority: asked, mustHave: [mustHave('java')] })
    const levelMet = (model: Model) =>
      matchesOf([aCandidate('one', { skills, seniority: found })], criteria, model).matches[0]?.levelMet
    expect(levelMet(defaultModel)).toBe(isMet)
    expect(levelMet(ordering({ leadsFromSenior: false }))).toBe(true)
  },
)

/** Whether holding the skill is holding one of the others. */
function means(slug: string, others: readonly string[]): boolean {
  const number = smallTaxonomy.skillNumbers.get(slug) ?? -1
  const implied = (smallTaxonomy.implies[number] ?? []).map(({ skill }) => smallTaxonomy.skills[skill]?.slug ?? '')
  return [slug, ...implied].some((each) => others.includes(each))
}

test('no must-have weighs less than a nice-to-have: giving one up for the other never brings points', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, skillArbitrary, modelArbitrary, (profile, asked, says, model) => {
      const criteria = { ...asked, unwantedSkills: [], titleSlug: null }
      const must = criteria.mustHave.find(({ anyOf }) => anyOf.length === 1)
      const nice = criteria.niceToHave[0]
      if (must === undefined || nice === undefined) return
      const rest = profile.skills.filter(() => false)
      const plain = { ...criteria, mustHave: [{ ...must, minYears: null, minEvidence: null }], niceToHave: [nice] }
      const has = { ...profile, id: 'has', skills: [...rest, { ...says, skill: must.anyOf[0] ?? '' }] }
      const lacks = { ...profile, id: 'lacks', skills: [...rest, { ...says, skill: nice.skill }] }
      if (means(nice.skill, must.anyOf)) return
      const { left, right } = scoresOf(has, lacks, plain, model)
      // A learned correction is rounded line by line, which can bring one point.
      const rounding = model === defaultModel ? 0 : 1
      if (left !== null && right !== null) expect(left).toBeGreaterThanOrEqual(right - rounding)
    }),
    runs,
  )
})

test('nothing is gained by being further from the seniority or the years that are asked', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, (profile, criteria, model) => {
      const asked = LADDER.indexOf(criteria.seniority === 'lead' ? 'staff' : criteria.seniority)
      // One search for all of them: a candidate's points do not depend on who else is found.
      const { years } = criteria
      const months = years === null ? [] : [0, years.min * 6, years.min * 12, (years.min + 1) * 12]
      const most = years?.max == null ? [] : [years.max * 12, years.max * 12 + 60]
      const variants: Partial<CandidateProfile>[] = [
        ...LADDER.map((seniority) => ({ seniority })),
        ...[...months, ...most].map((experienceMonths) => ({ experienceMonths })),
      ]
      const profiles = variants.map((says, place) => ({ ...profile, ...says, id: `person-${place}` }))
      const { matches } = matchesOf(profiles, { ...criteria, mustHaveMode: 'prefer' }, model)
      const pointsOf = (place: number, name: string) => {
        const found = matches.find(({ candidateId }) => candidateId === `person-${place}`)
        return found?.contributions.find(({ feature }) => feature === name)?.points ?? 0
      }
      const levels = LADDER.map((_, place) => pointsOf(place, 'seniority'))
      for (const [place, points] of levels.entries()) {
        const next = place < asked ? levels[place + 1] : place > asked ? levels[place - 1] : points
        if (asked !== -1) expect(points).toBeLessThanOrEqual(next ?? points)
      }
      const points = [...months, ...most].map((_, place) => pointsOf(LADDER.length + place, 'years'))
      const rising = points.slice(0, months.length)
      expect(rising).toEqual(rising.toSorted((left, right) => left - right))
      const [atMost = 0, beyond = atMost] = points.slice(months.length)
      expect(beyond).toBeLessThanOrEqual(atMost)
    }),
    runs,
  )
  const senior = { ...defaultModel.shapes }
  expect(Math.max(...senior.seniorityGap.slice(0, 2))).toBeLessThanOrEqual(0)
})

test('of few criteria, no preference outweighs a must-have, the title, the years or the level; before prior-23 it could', () => {
  const inPlace = aCandidate('in place', {
    country: 'DE',
    languages: [{ code: 'de', level: 'C2' }],
    skills: ['java', 'sql'].map((skill) => ({ ...skillTold(skill), evidence: 'assessed', evidenceDay: TODAY })),
  })
  const abroad = aCandidate('abroad', {
    country: 'US',
    languages: [{ code: 'en', level: 'C2' }],
    skills: ['java', 'sql', 'kafka'].map(skillTold),
  })
  const criteria = someCriteria({
    mustHave: [mustHave('java'), mustHave('sql'), mustHave('kafka')],
    constraints: {
      ...noConstraints,
      countries: ['DE'],
      languages: [{ code: 'de', level: 'B2', required: false }],
      required: { country: false },
    },
  })
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order: withoutApart(defaultModel) } }
  const idsBy = (model: Model) => matchesOf([inPlace, abroad], criteria, model).matches.map((each) => each.candidateId)
  expect(idsBy(defaultModel)).toEqual(['abroad', 'in place'])
  expect(idsBy(earlier)).toEqual(['in place', 'abroad'])

  const { matches, facets } = matchesOf([inPlace, abroad], criteria, defaultModel)
  expect(matches.map(({ contributions }) => contributions[0]?.value)).toEqual([
    'misses 2 of 5, only preferred',
    'misses 1 of 5; proof counts in part',
  ])
  expect(matches.map(({ onlyPreferences }) => onlyPreferences)).toEqual([true, false])
  expect(facets.find(({ name }) => name === 'mustHaves')?.values).toEqual([
    { value: 'allButPreferences', label: 'All but preferences', count: 1 },
    { value: 'fewer', label: 'Fewer', count: 1 },
  ])
  const before = matchesOf([inPlace, abroad], criteria, earlier)
  expect(before.matches.map(({ onlyPreferences }) => onlyPreferences)).toEqual([null, null])
  expect(before.facets.find(({ name }) => name === 'mustHaves')?.values.map(({ value }) => value)).toEqual([
    'allButOne',
    'fewer',
  ])
})

function withoutApart({ shapes }: Model): NonNullable<Model['shapes']['order']> {
  const { preferencesApart: _, ...order } = shapes.order as NonNullable<Model['shapes']['order']>
  return order
}

const skillTold = (skill: string): ProfileSkill => ({ skill, years: 4, level: null, ...SHOWN }) as ProfileSkill

const preferringPlaces = someCriteria({
  mustHave: [mustHave('java'), mustHave('sql'), mustHave('kafka')],
  constraints: {
    ...noConstraints,
    countries: ['DE'],
    languages: [
      { code: 'de', level: 'B2', required: false },
      { code: 'fr', level: null, required: false },
    ],
    overlapHours: { zone: 'Europe/Berlin', hours: 4 },
    required: { country: false, overlap: false },
  },
})
const inCountry = (id: string, country: string | null, skills: readonly string[]) =>
  aCandidate(id, { country, skills: skills.map(skillTold) })

test('pay more than half above the preferred limit is a preference missed; before prior-27 it was not', () => {
  const proven = ['java', 'sql'].map((skill) => ({
    ...skillTold(skill),
    evidence: 'workSample' as const,
    evidenceDay: TODAY,
  }))
  const asking = (id: string, hourlyRateMinor: number | null, skills: readonly ProfileSkill[]) =>
    aCandidate(id, { hourlyRateMinor, skills })
  const told = ['java', 'sql'].map(skillTold)
  const people = [
    asking('far above', 6001, proven),
    asking('half above', 6000, told),
    asking('within', 3000, told),
    asking('not stated', null, told),
    asking('lacks one', 3000, told.slice(1)),
  ]
  const criteria = someCriteria({
    mustHave: [mustHave('java'), mustHave('sql')],
    constraints: {
      ...noConstraints,
      rateMax: { amountMinor: 4000, currency: 'EUR', period: 'hour' },
      required: { rate: false },
    },
  })
  const { tooHighRate: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const idsBy = (model: Model) => matchesOf(people, criteria, model).matches.map(({ candidateId }) => candidateId)
  expect(idsBy(defaultModel)).toEqual(['within', 'not stated', 'half above', 'far above', 'lacks one'])
  expect(idsBy(earlier)[0]).toBe('far above')

  const { matches } = matchesOf(people, criteria, defaultModel)
  expect(matches.map(({ payMet }) => payMet)).toEqual([true, true, true, false, true])
  const far = matches[3]
  expect(far?.contributions.find(({ feature }) => feature === 'criteria')).toMatchObject({
    label: 'Must-haves and preferred pay',
    value: 'misses 1 of 3, only preferred',
  })
  expect(far?.contributions.find(({ feature }) => feature === 'rate')).toMatchObject({
    label: 'Rate: at most 40.00 EUR an hour, preferred',
    value: '60.01 EUR an hour, far above the limit',
    points: -200,
  })
  const required = { ...criteria, constraints: { ...criteria.constraints, required: { rate: true } } }
  expect(matchesOf(people, required, defaultModel).matches.map(({ payMet }) => payMet)).toEqual([null, null, null])
})

test('of few criteria, one verified must-have does not outweigh two that are told; before prior-27 it did', () => {
  const criteria = someCriteria({ mustHave: [mustHave('java'), mustHave('sql'), mustHave('kafka')] })
  const proven = { ...skillTold('java'), evidence: 'workSample' as const, evidenceDay: TODAY, years: 8 }
  const people = [
    aCandidate('one verified', { skills: [proven] }),
    aCandidate('two told', {
      skills: [
        { ...skillTold('sql'), years: 1 },
        { ...skillTold('kafka'), years: 1 },
      ],
    }),
    aCandidate('one told', { skills: [{ ...proven, evidence: 'claimed', evidenceDay: null }] }),
  ]
  const { proofOfPart: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const idsBy = (model: Model) => matchesOf(people, criteria, model).matches.map(({ candidateId }) => candidateId)
  expect(idsBy(defaultModel)).toEqual(['two told', 'one verified', 'one told'])
  expect(idsBy(earlier)).toEqual(['one verified', 'two told', 'one told'])
  const { matches } = matchesOf(people, criteria, defaultModel)
  expect(matches.map(({ contributions }) => contributions[0]?.value)).toEqual([
    'misses 1 of 3',
    'misses 2 of 3; proof counts in part',
    'misses 2 of 3',
  ])
})

test('a notice more than two months beyond the preferred limit is a preference missed; before prior-29 it was not', () => {
  const proven = ['java', 'sql'].map((skill) => ({
    ...skillTold(skill),
    evidence: 'workSample' as const,
    evidenceDay: TODAY,
  }))
  const free = (id: string, noticeDays: number | null, skills: readonly ProfileSkill[]) =>
    aCandidate(id, { noticeDays, skills })
  const told = ['java', 'sql'].map(skillTold)
  const people = [
    free('far beyond', 91, proven),
    free('two months beyond', 90, told),
    free('within', 30, told),
    free('not stated', null, told),
    free('lacks one', 30, told.slice(1)),
  ]
  const criteria = someCriteria({
    mustHave: [mustHave('java'), mustHave('sql')],
    constraints: { ...noConstraints, noticeMaxDays: 30, required: { notice: false } },
  })
  const { tooLateNotice: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const idsBy = (model: Model) => matchesOf(people, criteria, model).matches.map(({ candidateId }) => candidateId)
  expect(idsBy(defaultModel).slice(-2)).toEqual(['far beyond', 'lacks one'])
  expect(idsBy(earlier)[0]).toBe('far beyond')

  const { matches } = matchesOf(people, criteria, defaultModel)
  const metBy = Object.fromEntries(matches.map(({ candidateId, noticeMet }) => [candidateId, noticeMet]))
  expect(metBy).toEqual({
    within: true,
    'not stated': true,
    'two months beyond': true,
    'far beyond': false,
    'lacks one': true,
  })
  const far = matches.find(({ candidateId }) => candidateId === 'far beyond')
  expect(far?.contributions.find(({ feature }) => feature === 'criteria')).toMatchObject({
    label: 'Must-haves and preferred notice',
    value: 'misses 1 of 3, only preferred',
  })
  expect(far?.contributions.find(({ feature }) => feature === 'notice')).toMatchObject({
    label: 'Notice: at most 30 days, preferred',
    value: '91 days, far beyond the limit',
  })
  const required = { ...criteria, constraints: { ...criteria.constraints, required: { notice: true } } }
  expect(matchesOf(people, required, defaultModel).matches.map(({ noticeMet }) => noticeMet)).toEqual([
    null,
    null,
    null,
  ])
})

test('who can start earlier never ranks below, whatever limit is preferred', () => {
  fc.assert(
    fc.property(
      profileArbitrary,
      criteriaArbitrary,
      modelArbitrary,
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (profile, asked, model, some, other) => {
        const constraints = {
          ...asked.constraints,
          noticeMaxDays: 30,
          required: { ...asked.constraints.required, notice: false },
        }
        const [less, more] = [Math.min(some, other), Math.max(some, other)]
        const soon = { ...profile, id: 'soon', noticeDays: less }
        const late = { ...profile, id: 'late', noticeDays: more }
        const { left, right } = scoresOf(soon, late, { ...asked, constraints }, model)
        if (left !== null && right !== null) expect(left).toBeGreaterThanOrEqual(right)
      },
    ),
    runs,
  )
})

test('who asks for less never ranks below, whatever limit is preferred', () => {
  fc.assert(
    fc.property(
      profileArbitrary,
      criteriaArbitrary,
      modelArbitrary,
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (profile, asked, model, some, other) => {
        const constraints = {
          ...asked.constraints,
          rateMax: { amountMinor: 4000, currency: 'EUR', period: 'hour' as const },
          required: { ...asked.constraints.required, rate: false },
        }
        const [less, more] = [Math.min(some, other), Math.max(some, other)]
        const cheap = { ...profile, id: 'cheap', hourlyRateMinor: less }
        const dear = { ...profile, id: 'dear', hourlyRateMinor: more }
        const { left, right } = scoresOf(cheap, dear, { ...asked, constraints }, model)
        if (left !== null && right !== null) expect(left).toBeGreaterThanOrEqual(right)
      },
    ),
    runs,
  )
})

test('among those who miss a must-have, a preference counts by the share that they show; before prior-26 in full', () => {
  const constraints = { ...noConstraints, countries: ['DE'], required: { country: false } }
  const criteria = { ...preferringPlaces, titleSlug: 'backend-developer', constraints }
  const people = [
    inCountry('two there', 'DE', ['java', 'kafka']),
    inCountry('two elsewhere', 'US', ['java', 'kafka']),
    aCandidate('one there', {
      country: 'DE',
      skills: [{ ...skillTold('kafka'), evidence: 'agency', evidenceDay: TODAY }],
    }),
    inCountry('one elsewhere', 'US', ['kafka']),
  ]
  const idsBy = (model: Model) => matchesOf(people, criteria, model).matches.map(({ candidateId }) => candidateId)
  const order = { ...defaultModel.shapes.order, preferencesEarned: false } as Model['shapes']['order']
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } } as Model
  expect(idsBy(defaultModel)).toEqual(['two there', 'two elsewhere', 'one there', 'one elsewhere'])
  expect(idsBy(earlier)).toEqual(['two there', 'one there', 'two elsewhere', 'one elsewhere'])
  const listing = (id: string, country: string) => {
    const listed = { ...skillTold('java'), prominence: 1, lastUsedDay: null } as ProfileSkill
    return aCandidate(id, { country, skills: [listed] })
  }
  const listed = matchesOf([listing('elsewhere', 'US'), listing('there', 'DE')], criteria, defaultModel).matches
  expect(listed.map(({ candidateId }) => candidateId)).toEqual(['there', 'elsewhere'])

  const [first] = matchesOf(people, criteria, defaultModel).matches
  expect(first?.contributions.find(({ feature }) => feature === 'country')).toMatchObject({
    label: 'Country: Germany preferred',
    value: 'Germany; counts in part, as far as must-haves and title are shown',
    points: 25,
  })
})

test('who states the preferred country, language and hours never ranks below the same person who states none', () => {
  fc.assert(
    fc.property(profileArbitrary, modelArbitrary, (profile, model) => {
      const silent = { ...profile, id: 'silent', country: null, languages: [], timezone: null, workingHours: null }
      const stating = {
        ...silent,
        id: 'stating',
        country: 'DE',
        languages: ['de', 'fr'].map((code) => ({ code, level: 'C1' as const })),
        timezone: 'Europe/Berlin',
      }
      const { left, right } = scoresOf(stating, silent, preferringPlaces, model)
      if (left !== null && right !== null) expect(left).toBeGreaterThanOrEqual(right)
    }),
    runs,
  )
})

test('one must-have more that is told in a job never ranks lower, wherever someone lives', () => {
  fc.assert(
    fc.property(
      profileArbitrary,
      fc.constantFrom('java', 'sql', 'kafka'),
      fc.constantFrom('DE', 'US', null),
      modelArbitrary,
      (profile, added, country, model) => {
        const lesser = { ...profile, id: 'lesser', country }
        const greater = { ...lesser, id: 'greater', skills: [...profile.skills, skillTold(added)] }
        const { left, right } = scoresOf(greater, lesser, preferringPlaces, model)
        if (left !== null && right !== null) expect(left).toBeGreaterThanOrEqual(right)
      },
    ),
    runs,
  )
})

const MANY = ['java', 'sql', 'kafka', 'react', 'php']
const preferringGermany = someCriteria({
  mustHave: MANY.map((skill) => mustHave(skill)),
  constraints: { ...noConstraints, countries: ['DE'], required: { country: false } },
})

test('of many criteria, a preference outweighs no must-have that is told in a job; before prior-24 it did', () => {
  const inPlace = aCandidate('in place', { country: 'DE', skills: ['java'].map(skillTold) })
  const abroad = aCandidate('abroad', { country: 'US', skills: ['java', 'kafka'].map(skillTold) })
  const farAhead = aCandidate('far ahead', { country: 'US', skills: ['java', 'kafka', 'react'].map(skillTold) })
  const { preferenceBelowMustHave: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const idsBy = (model: Model) =>
    matchesOf([inPlace, abroad, farAhead], preferringGermany, model).matches.map((each) => each.candidateId)
  expect(idsBy(defaultModel)).toEqual(['far ahead', 'abroad', 'in place'])
  expect(idsBy(earlier)).toEqual(['far ahead', 'in place', 'abroad'])
})

test('of many criteria, who shows one must-have more that the other has nothing of never ranks below for a preference', () => {
  fc.assert(
    fc.property(profileArbitrary, fc.constantFrom(...MANY), fc.boolean(), (profile, added, hasTitle) => {
      const criteria = { ...preferringGermany, titleSlug: hasTitle ? 'backend-developer' : null }
      const lesser = { ...profile, id: 'lesser', country: 'DE' }
      const greater = { ...profile, id: 'greater', country: 'US', skills: [...profile.skills, skillTold(added)] }
      const { matches } = matchesOf([lesser, greater], criteria, defaultModel)
      const found = matches.find(({ candidateId }) => candidateId === 'lesser')
      const line = found?.contributions.find(({ label }) => label.startsWith(`${nameOf(added)}, `))
      if (found === undefined || line?.value !== 'not found') return
      const [greaterScore = 0, lesserScore = 0] = ['greater', 'lesser'].map(
        (id) => matches.find(({ candidateId }) => candidateId === id)?.score,
      )
      expect(greaterScore).toBeGreaterThanOrEqual(lesserScore)
    }),
    runs,
  )
})

/** The model without one of its rules. */
function without(name: keyof NonNullable<Model['shapes']['order']>): Model {
  const { [name]: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  return { ...defaultModel, shapes: { ...defaultModel.shapes, order: order as Model['shapes']['order'] } } as Model
}

describe('of ten must-haves, vetting outweighs none; before prior-28 it did', () => {
  const TEN = [...MANY, 'typescript', 'javascript', 'vue', 'kotlin', 'postgresql']
  const asked = someCriteria({ mustHave: TEN.map((skill) => mustHave(skill)) })
  const vetted = (id: string, skills: readonly string[]) =>
    aCandidate(id, { vettingScore: 100, skills: skills.map(skillTold) })
  const plain = (id: string, skills: readonly string[]) => aCandidate(id, { skills: skills.map(skillTold) })
  const vettingOf = (profile: CandidateProfile, model: Model) =>
    matchesOf([profile], asked, model).matches[0]?.contributions.find(({ feature }) => feature === 'vetting')

  test('for who misses more than one: the line says so, and all of it counts for who misses one or none', () => {
    const people = [vetted('vetted', ['sql', 'kafka']), plain('more', ['sql', 'kafka', 'php'])]
    const idsBy = (model: Model) => matchesOf(people, asked, model).matches.map(({ candidateId }) => candidateId)
    const earlier = without('vettingOfMustHave')
    expect(idsBy(defaultModel)).toEqual(['more', 'vetted'])
    expect(idsBy(earlier)).toEqual(['vetted', 'more'])
    const [all, part] = [TEN, ['sql']].map((skills) => vettingOf(vetted('ada', skills), defaultModel))
    const before = vettingOf(vetted('ada', ['sql']), earlier)
    expect(all?.value).toBe('100 of 100')
    expect(all?.points).toBe(before?.points)
    expect(part?.value).toBe('100 of 100; counts in part')
    expect(part?.points).toBeGreaterThan(0)
    expect(part?.points).toBeLessThan((before?.points ?? 0) - 1)
    expect(before?.value).toBe('100 of 100')
  })

  test('among equals it decides as before', () => {
    const people = [plain('plain', ['sql']), vetted('vetted', ['sql'])]
    const { matches } = matchesOf(people, asked, defaultModel)
    expect(matches.map(({ candidateId }) => candidateId)).toEqual(['vetted', 'plain'])
  })

  test('and the score of who would meet all, were it assessed, holds all of it', () => {
    const [match] = matchesOf([vetted('ada', TEN.slice(1)), vetted('all', TEN)], asked, defaultModel).matches
    expect(match?.candidateId).toBe('all')
    const listed = TEN.map((skill) => ({ ...skillTold(skill), prominence: 1, lastUsedDay: null }) as ProfileSkill)
    const lists = aCandidate('lists', { vettingScore: 100, skills: listed })
    const assessed = listed.map((skill) => ({ ...skill, evidence: 'assessed', evidenceDay: TODAY }) as ProfileSkill)
    const { matches } = matchesOf([lists, { ...lists, id: 'assessed', skills: assessed }], asked, defaultModel)
    expect(matches.map(({ candidateId }) => candidateId)).toEqual(['assessed', 'lists'])
    expect(matches[1]?.high).toBe(matches[0]?.score)
  })
})

test('proof of a skill that is only related counts as told in a job; before prior-28 it counted in full', () => {
  const asked = someCriteria({ mustHave: [mustHave('java'), mustHave('kafka')] })
  const related = (evidence: ProfileSkill['evidence']) =>
    aCandidate(evidence, { skills: [{ ...skillTold('kotlin'), evidence, evidenceDay: TODAY }] })
  const scores = (model: Model) => scoresOf(related('workSample'), related('claimed'), asked, model)
  const now = scores(defaultModel)
  expect(now.left).not.toBeNull()
  expect(now.left).toBe(now.right)
  const before = scores(without('relatedAsTold'))
  expect(before.left).toBeGreaterThan(before.right ?? Number.POSITIVE_INFINITY)
})

const nameOf = (skill: string) => smallTaxonomy.skills[smallTaxonomy.skillNumbers.get(skill) ?? -1]?.name

test('years of a skill above the most years asked for earn nothing; before prior-24 they did', () => {
  const criteria = someCriteria({ years: { min: 1, max: 2 }, mustHave: [mustHave('java'), mustHave('sql')] })
  const heldFor = (id: string, years: number) => aCandidate(id, { skills: [{ ...skillTold('java'), years }] })
  const [two, six] = [heldFor('two', 2), heldFor('six', 6)]
  const now = scoresOf(two, six, criteria, defaultModel)
  expect(now.left).toBe(now.right)
  const { skillYearsWithinMost: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const before = scoresOf(two, six, criteria, { ...defaultModel, shapes: { ...defaultModel.shapes, order } })
  expect(before.left).toBeLessThan(before.right ?? 0)
  const open = scoresOf(two, six, { ...criteria, years: { min: 1, max: null } }, defaultModel)
  expect(open.left).toBeLessThan(open.right ?? 0)
})

test('who misses nothing but preferences never ranks below who misses anything else, of few criteria', () => {
  fc.assert(
    fc.property(
      poolArbitrary,
      criteriaArbitrary,
      preferencesArbitrary,
      modelArbitrary,
      (profiles, asked, preferred, model) => {
        const constraints = {
          ...asked.constraints,
          ...preferred,
          required: { ...asked.constraints.required, ...PREFERRED },
        }
        const { matches } = matchesOf(profiles, { ...asked, constraints, mustHaveMode: 'prefer' }, model)
        const lacks = matches.map(({ mustHaves, titleMet, levelMet, yearsMet }) => {
          return mustHaves.some(({ met }) => met !== 'yes') || [titleMet, levelMet, yearsMet].includes(false)
        })
        const named = asked.mustHave.length + ((matches[0]?.titleMet ?? null) === null ? 0 : 1)
        if (named > 0 && named < (model.shapes.order?.oneOf ?? 0)) {
          expect(lacks).toEqual(lacks.toSorted((left, right) => Number(left) - Number(right)))
        }
      },
    ),
    runs,
  )
})

const PREFERRED = { country: false, overlap: false } as const
const preferencesArbitrary = fc.record({
  countries: fc.constantFrom<string[]>(['DE'], ['DE', 'IN']),
  languages: fc.constantFrom([], [{ code: 'de', level: 'B2' as const, required: false }]),
  overlapHours: fc.constantFrom(null, { zone: 'Europe/Berlin', hours: 4 }),
})

test('the list descends by score and by group, with few criteria by what is demanded, and the group counts are those of the matches', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, modelArbitrary, (profiles, criteria, model) => {
      const { matches, facets } = matchesOf(profiles, criteria, model)
      const scores = matches.map(({ score }) => score)
      expect(scores).toEqual(scores.toSorted((left, right) => right - left))
      const [first] = matches
      const asked = criteria.mustHave.length + ((first?.titleMet ?? null) === null ? 0 : 1)
      const isFew = asked < (model.shapes.order?.oneOf ?? 0)
      const preferences = [first?.countryMet, first?.languageMet, first?.overlapMet, first?.payMet, first?.noticeMet]
      const isApart = isFew && asked > 0 && preferences.some((met) => (met ?? null) !== null)
      const groups = matches.map(({ mustHaves, titleMet, levelMet, yearsMet, onlyPreferences, ...met }) => {
        const beyond = [met.countryMet, met.languageMet, met.overlapMet, met.payMet, met.noticeMet]
        const missed = beyond.filter((isMet) => isMet === false)
        const preferred = missed.length
        const beside = [titleMet, levelMet, yearsMet].filter((isMet) => isMet === false)
        const demanded = mustHaves.filter(({ met }) => met !== 'yes').length + beside.length
        expect(onlyPreferences).toBe(isApart ? demanded === 0 && preferred > 0 : null)
        if (isApart) return demanded > 0 ? 2 : Math.min(1, preferred)
        return Math.min(2, demanded + preferred)
      })
      const drawn = isFew && !isApart ? groups.map((group) => Math.min(1, group)) : groups
      expect(drawn).toEqual(drawn.toSorted((left, right) => left - right))
      const facet = facets.find(({ name }) => name === 'mustHaves')
      const isGrouped = criteria.mustHave.length > 0 || criteria.titleSlug !== null
      expect(facet !== undefined).toBe(isGrouped)
      for (const { value, count } of facet?.values ?? []) {
        const names = ['all', isApart ? 'allButPreferences' : 'allButOne', 'fewer']
        expect(groups.filter((group) => names[group] === value)).toHaveLength(count)
      }
    }),
    runs,
  )
})
