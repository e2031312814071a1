import { mergeChoices, mergeParts } from '@assay/contracts/candidate-merges'
import { evidenceGrades } from '@assay/contracts/search-criteria'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CandidateRecord } from '../records/index.ts'
import { combineConsents, combineRecords, type MergedConsent, type MergeSide } from './combine-records.rules.ts'

const TODAY = '2026-11-23'
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const word = fc.constantFrom('amber', 'birch', 'cedar', 'dune')
const day = fc.constantFrom('2025-02-01', '2026-03-01', '2026-11-22', '2027-05-01')

const skill = fc.record({
  slug: fc.constantFrom('go', 'kafka', 'react'),
  years: maybe(fc.nat(20)),
  level: maybe(fc.integer({ min: 1, max: 5 })),
  evidence: fc.constantFrom(...evidenceGrades),
  evidenceOn: maybe(day),
  lastUsedOn: maybe(day),
  prominence: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
  excerpt: maybe(word),
})

const record: fc.Arbitrary<CandidateRecord> = fc.record({
  externalId: word,
  contentHash: word,
  contact: fc.record({
    legalName: maybe(word),
    email: maybe(word),
    phone: maybe(word),
    city: maybe(word),
    links: fc.uniqueArray(word),
    videoUrl: maybe(word),
    denyCompanies: fc.uniqueArray(word),
  }),
  headline: word,
  summary: maybe(word),
  titleSlug: maybe(word),
  seniority: fc.constantFrom('junior' as const, 'senior' as const, 'none' as const),
  experienceMonths: maybe(fc.nat(200)),
  rate: maybe(
    fc.record({ amountMinor: fc.nat(9000), currency: fc.constant('EUR'), period: fc.constant('hour' as const) }),
  ),
  noticeDays: maybe(fc.nat(90)),
  hoursPerWeek: maybe(fc.integer({ min: 1, max: 60 })),
  timezone: maybe(word),
  workingHours: fc.constant([]),
  country: maybe(word),
  engagement: fc.uniqueArray(fc.constantFrom('fullTime' as const, 'contract' as const)),
  keywords: fc.uniqueArray(word),
  state: fc.constantFrom(...(['draft', 'inVetting', 'available', 'engaged', 'paused'] as const)),
  lastConfirmedAt: maybe(day),
  skills: fc.uniqueArray(skill, { selector: ({ slug }) => slug }),
  unknownSkills: fc.constant([]),
  work: fc.constant([]),
  education: fc.constant([]),
  languages: fc.uniqueArray(
    fc.record({ code: fc.constantFrom('en', 'de'), level: fc.constantFrom('A1' as const, 'C1' as const) }),
    { selector: ({ code }) => code },
  ),
  vetting: fc.constant([]),
  consents: fc.constant([]),
})

const consents = fc.uniqueArray(
  fc.record({
    purpose: fc.constantFrom('matching' as const, 'contact' as const),
    until: day,
    source: word,
    givenOn: day,
    endedOn: maybe(day),
    endedSources: fc.constant([]),
  }),
  { selector: ({ purpose }) => purpose },
)
const side: fc.Arbitrary<MergeSide> = fc.record({ record, consents })
const choices = fc
  .record(Object.fromEntries(mergeParts.map((part) => [part, fc.constantFrom('kept', 'gone')])))
  .map((chosen) => mergeChoices.parse(chosen))

const single = [
  'summary',
  'titleSlug',
  'experienceMonths',
  'rate',
  'noticeDays',
  'hoursPerWeek',
  'timezone',
  'country',
] as const

test('nothing known of the person is lost, and what protects them always stays', () => {
  fc.assert(
    fc.property(side, side, choices, (kept, gone, chosen) => {
      const merged = combineRecords(kept, gone, chosen)
      for (const name of single)
        expect(merged[name] === null).toBe(kept.record[name] === null && gone.record[name] === null)
      for (const { contact } of [kept.record, gone.record]) {
        expect(merged.contact.denyCompanies).toEqual(expect.arrayContaining([...contact.denyCompanies]))
        for (const name of ['legalName', 'email', 'phone', 'city'] as const)
          if (contact[name] !== null) expect(merged.contact[name]).not.toBeNull()
      }
      expect([merged.externalId, merged.contentHash]).toEqual([kept.record.externalId, kept.record.contentHash])
      const states = [kept.record.state, gone.record.state]
      for (const strong of ['paused', 'engaged'] as const)
        if (states.includes(strong)) expect(['paused', 'engaged']).toContain(merged.state)
    }),
  )
})

test('a part comes from the chosen side wherever that side has it', () => {
  fc.assert(
    fc.property(side, side, choices, (kept, gone, chosen) => {
      const merged = combineRecords(kept, gone, chosen)
      const from = (part: keyof typeof chosen) => (chosen[part] === 'gone' ? gone.record : kept.record)
      if (from('pay').rate !== null) expect(merged.rate).toEqual(from('pay').rate)
      if (from('country').country !== null) expect(merged.country).toBe(from('country').country)
      if (from('texts').summary !== null) expect(merged.summary).toBe(from('texts').summary)
      if (from('skills').skills.length > 0) expect(merged.skills).toEqual(from('skills').skills)
    }),
  )
})

test('of both sides’ skills the better evidence counts, whichever side is kept', () => {
  fc.assert(
    fc.property(side, side, (kept, gone) => {
      const both = mergeChoices.parse({})
      const merged = combineRecords(kept, gone, both)
      const gradeOf = (skills: CandidateRecord['skills'], slug: string) =>
        Math.max(
          -1,
          ...skills.filter((each) => each.slug === slug).map(({ evidence }) => evidenceGrades.indexOf(evidence)),
        )
      for (const slug of ['go', 'kafka', 'react'])
        expect(gradeOf(merged.skills, slug)).toBe(
          Math.max(gradeOf(kept.record.skills, slug), gradeOf(gone.record.skills, slug)),
        )
    }),
  )
})

const [sample] = fc.sample(record, { numRuns: 1, seed: 1 }) as [CandidateRecord]
const contact = (until: string, givenOn: string, more: Partial<MergedConsent> = {}): MergedConsent => {
  return { purpose: 'contact', until, givenOn, source: 'x', endedOn: null, endedSources: [], ...more }
}
const combined = (kept: MergedConsent, gone: MergedConsent) =>
  combineConsents({ record: sample, consents: [kept] }, { record: sample, consents: [gone] }, TODAY)

test('ending a consent under one profile ends it under both', () => {
  const merged = (...both: [MergedConsent, MergedConsent]) => combined(...both).map(({ until }) => until)
  expect(merged(contact('2027-05-01', '2025-02-01'), contact('2026-03-01', '2025-01-01'))).toEqual(['2026-03-01'])
  expect(merged(contact('2027-05-01', '2026-11-01'), contact('2026-03-01', '2025-01-01'))).toEqual(['2027-05-01'])
})

test('what the person ended stays ended for the sources of both profiles, until it was given again', () => {
  const ended = contact('2026-03-01', '2025-01-01', { endedOn: '2026-03-02', source: 'form' })
  const before = contact('2027-05-01', '2026-03-02', { source: 'call', endedSources: ['fair'] })
  const stays = [{ ...ended, endedSources: ['form', 'call', 'fair'] }]
  expect(combined(ended, before)).toEqual(stays)
  expect(combined(before, ended)).toEqual(stays)
  expect(combined(ended, contact('2027-05-01', '2026-03-03'))).toEqual([contact('2027-05-01', '2026-03-03')])
})

test('a consent holds beside one that the person ended only if it was given later', () => {
  const span = fc.tuple(day, day).map(([one, other]) => [one, other].toSorted() as [string, string])
  const ended = span.map(([givenOn, endedOn]) => contact(endedOn, givenOn, { endedOn }))
  const other = span.map(([givenOn, until]) => contact(until, givenOn))
  fc.assert(
    fc.property(ended, other, fc.boolean(), (end, given, isKept) => {
      const [result] = isKept ? combined(given, end) : combined(end, given)
      expect(result?.endedOn === null).toBe(given.givenOn > (end.endedOn ?? ''))
    }),
  )
})
