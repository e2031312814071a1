/** Arbitraries of fast-check: profiles, criteria, facet filters and models over the taxonomy of the fixtures. */

import fc from 'fast-check'
import { type CandidateProfile, evidenceGrades, type ProfileSkill } from '../candidate/candidate-profile.ts'
import type { FacetFilters } from '../facets/facet.ts'
import { type CorrectionName, correctionCells, correctionLimits, correctionNames } from '../model/correction.ts'
import { defaultModel } from '../model/default-model.ts'
import { loadModel } from '../model/load-model.ts'
import type { Model } from '../model/model.ts'
import { noUncertainty, spreadNames } from '../model/uncertainty.ts'
import { noConstraints, type SearchCriteria } from '../query/search-criteria.ts'
import { smallSource, TODAY } from './fixtures.ts'

const skillSlugs = smallSource.skills.map(({ slug }) => slug)
const titleSlugs = smallSource.titles.map(({ slug }) => slug)
const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'America/New_York', 'Australia/Lord_Howe']
const seniorities = ['intern', 'junior', 'mid', 'senior', 'staff', 'lead', 'none'] as const
const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })
const day = fc.integer({ min: TODAY - 2500, max: TODAY })
const country = fc.constantFrom('DE', 'IN', 'US')
const language = fc.record({ code: fc.constantFrom('en', 'de'), level: orNull(fc.constantFrom(...levels)) })
const required = fc.constantFrom(undefined, true, false)
const plus = fc.constantFrom(undefined, undefined, true)
const askedLanguage = fc
  .tuple(language, required, plus)
  .map(([asked, isRequired, isPlus]) => ({ ...asked, required: isRequired, plus: isPlus }))
const askedLanguages = fc.uniqueArray(askedLanguage, { maxLength: 2, selector: ({ code }) => code })
const languages = fc.uniqueArray(language, { maxLength: 2, selector: ({ code }) => code })
const engagement = fc.uniqueArray(fc.constantFrom('fullTime' as const, 'contract' as const), { maxLength: 2 })

const words = ['LabVIEW', 'payment reconciliation', 'SOX audit', 'Primavera']

export const skillArbitrary: fc.Arbitrary<ProfileSkill> = fc.record({
  skill: fc.constantFrom(...skillSlugs),
  years: orNull(fc.constantFrom(0, 0.5, 1, 2, 3, 4.5, 6, 9, 16, 22, 45)),
  level: orNull(fc.integer({ min: 1, max: 5 })),
  evidence: fc.constantFrom(...evidenceGrades),
  evidenceDay: orNull(day),
  lastUsedDay: orNull(day),
  prominence: fc.constantFrom(0, 1, 2, 3),
})

export const profileArbitrary: fc.Arbitrary<CandidateProfile> = fc.record({
  id: fc.oneof(
    fc.integer({ min: 1, max: 60 }).map((number) => `person-${number}`),
    fc.integer({ min: 1, max: 60 }).map((number) => `00000000-0000-7000-8000-0000000000${number + 10}`),
  ),
  titles: fc.uniqueArray(
    fc.record({
      title: fc.constantFrom(...titleSlugs, 'astronaut'),
      months: orNull(fc.integer({ min: 1, max: 90 })),
      endedMonthsAgo: orNull(fc.integer({ min: 0, max: 90 })),
    }),
    { maxLength: 3, selector: ({ title }) => title },
  ),
  seniority: fc.constantFrom(...seniorities),
  experienceMonths: orNull(fc.integer({ min: 0, max: 400 })),
  skills: fc.array(skillArbitrary, { maxLength: 7 }),
  hourlyRateMinor: orNull(fc.constantFrom(1500, 3000, 4500, 4501, 6000, 9000)),
  noticeDays: orNull(fc.constantFrom(0, 14, 30, 60, 90)),
  hoursPerWeek: fc.constant(null),
  timezone: orNull(fc.constantFrom(...zones)),
  workingHours: orNull(fc.constantFrom({ from: 480, to: 960 }, { from: 1080, to: 180 })),
  country: orNull(country),
  languages,
  engagement,
  keywords: fc.array(fc.constantFrom(...words), { maxLength: 4 }),
  vettingScore: orNull(fc.integer({ min: 0, max: 100 })),
  lastConfirmedDay: orNull(fc.constantFrom(TODAY - 5, TODAY - 50)),
})

export const poolArbitrary = fc.array(profileArbitrary, { minLength: 1, maxLength: 40 })

const mustHaveArbitrary = fc.record({
  anyOf: fc.uniqueArray(fc.constantFrom(...skillSlugs), { minLength: 1, maxLength: 3 }),
  minYears: orNull(fc.constantFrom(0, 2, 5)),
  minEvidence: orNull(fc.constantFrom(...evidenceGrades)),
  central: fc.constantFrom(undefined, true),
})

const constraintsArbitrary: fc.Arbitrary<SearchCriteria['constraints']> = fc.record({
  rateMax: orNull(fc.constantFrom(4500, 8000)).map((amountMinor) =>
    amountMinor === null ? null : { amountMinor, currency: 'EUR', period: 'hour' as const },
  ),
  noticeMaxDays: orNull(fc.constantFrom(0, 30, 60)),
  startBy: orNull(fc.constantFrom('2026-11-01', '2026-12-20', '2027-03-01')),
  overlapHours: orNull(fc.record({ zone: fc.constantFrom(...zones), hours: fc.constantFrom(0, 2, 4.5, 8) })),
  languages: askedLanguages,
  countries: fc.uniqueArray(country, { maxLength: 2 }),
  engagement,
  required: fc.oneof(
    fc.constant(undefined),
    fc.record({
      rate: required,
      notice: required,
      overlap: required,
      country: required,
      engagement: required,
      years: required,
    }),
  ),
})

export const criteriaArbitrary: fc.Arbitrary<SearchCriteria> = fc.record({
  title: fc.constant(null),
  titleSlug: orNull(fc.constantFrom(...titleSlugs)),
  seniority: fc.constantFrom(...seniorities),
  years: orNull(fc.constantFrom({ min: 0, max: null }, { min: 3, max: 5 }, { min: 8, max: null })),
  mustHave: fc.array(mustHaveArbitrary, { maxLength: 4 }),
  mustHaveMode: fc.constantFrom('prefer' as const, 'require' as const),
  niceToHave: fc.array(fc.record({ skill: fc.constantFrom(...skillSlugs), weight: fc.integer({ min: 0, max: 5 }) }), {
    maxLength: 3,
  }),
  constraints: fc.oneof(
    { weight: 2, arbitrary: constraintsArbitrary },
    {
      weight: 3,
      arbitrary: fc.constant(noConstraints),
    },
  ),
  unwantedSkills: fc.uniqueArray(fc.constantFrom(...skillSlugs), { maxLength: 1 }),
  keywords: fc.uniqueArray(
    fc.record({ term: fc.constantFrom(...words, 'quilting'), weight: fc.integer({ min: 1, max: 3 }) }),
    { maxLength: 4, selector: ({ term }) => term },
  ),
})

export const filtersArbitrary: fc.Arbitrary<FacetFilters> = fc.record(
  {
    country: fc.uniqueArray(fc.constantFrom('DE', 'US', 'unknown'), { maxLength: 2 }),
    seniority: fc.uniqueArray(fc.constantFrom(...seniorities), { maxLength: 4 }),
    evidence: fc.uniqueArray(fc.constantFrom('none', 'claimed', 'assessed'), { maxLength: 2 }),
    rate: fc.uniqueArray(fc.constantFrom('0-20', '40-50', 'unknown'), { maxLength: 2 }),
    overlap: fc.uniqueArray(fc.constantFrom('0-2', '4-6', 'unknown'), { maxLength: 2 }),
    family: fc.uniqueArray(fc.constantFrom('backend', 'frontend', 'unknown'), { maxLength: 2 }),
    skill: fc.uniqueArray(fc.constantFrom('java', 'react', 'sql'), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

/** The prior with any correction that training may learn, up to its limits. */
export const correctedModelArbitrary: fc.Arbitrary<Model> = fc
  .tuple(fc.tuple(...correctionNames.map(tableArbitrary)), fc.constantFrom(0, 0.01, 0.05, 0.2))
  .map(([tables, spread]) => {
    const correction = Object.fromEntries(tables.map((table, place) => [correctionNames[place], table]))
    const spreads = Object.fromEntries(spreadNames.map((name) => [name, spread]))
    const uncertainty = { ...noUncertainty, spread: spreads }
    return loadModel({ ...defaultModel, shapes: { ...defaultModel.shapes, correction }, uncertainty })
  })

/** With or without a drawn order of tied matches, or of equal scores. */
export const drawnArbitrary: fc.Arbitrary<{ tieSeed?: number; equalSeed?: number }> = fc.oneof(
  fc.constant({}),
  fc.record({ tieSeed: fc.nat({ max: 2 ** 32 - 1 }) }),
  fc.record({ equalSeed: fc.nat({ max: 2 ** 32 - 1 }) }),
)

function tableArbitrary(name: CorrectionName): fc.Arbitrary<number[]> {
  const { least, most, isRising } = correctionLimits[name]
  const length = correctionCells[name]
  const value = fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }))
  const table = fc.array(value, { minLength: length, maxLength: length })
  return isRising ? table.map((values) => values.toSorted((left, right) => left - right)) : table
}

/** The same ones for the same seed. */
export const sampleProfiles = (numRuns: number, seed: number): CandidateProfile[] =>
  fc.sample(profileArbitrary, { numRuns, seed })

export const sampleCriteria = (numRuns: number, seed: number): SearchCriteria[] =>
  fc.sample(criteriaArbitrary, { numRuns, seed })
