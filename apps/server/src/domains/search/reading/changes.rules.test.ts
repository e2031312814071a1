import { emptyCriteria, type SearchCriteria } from '@assay/contracts/search-criteria'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { expect, test } from 'vitest'
import { criteriaChanges } from './changes.rules.ts'

const go = skillIdOf('go')

/** A value for each criterion. The id of a title is shown by its name. */
const criteria: { readonly [Name in Exclude<keyof SearchCriteria, Groups | 'titleId'>]-?: SearchCriteria[Name] } = {
  title: 'Backend developer',
  seniority: 'senior',
  years: { min: 3, max: null },
  mustHave: [{ anyOf: [go], minYears: null, minEvidence: null }],
  mustHaveMode: 'require',
  niceToHave: [{ skillId: go, weight: 2 }],
  among: { type: 'talent-pools', id: '00000000-0000-7000-8000-000000000000' },
  exactWords: ['mortgage servicing'],
  writtenWords: ['Yocto'],
  textWords: { words: ['kafka', 'fraud'], first: true },
  keywords: [{ term: 'payments', weight: 1 }],
}
const constraints: { readonly [Name in keyof SearchCriteria['constraints']]-?: SearchCriteria['constraints'][Name] } = {
  rateMax: { amountMinor: 7000, currency: 'EUR', period: 'hour' },
  noticeMaxDays: 30,
  startBy: '2027-01-01',
  overlapHours: { zone: 'Europe/Berlin', hours: 4 },
  languages: [{ code: 'de', level: 'B2' }],
  countries: ['DE'],
  engagement: ['contract'],
  required: { rate: false },
}
const exclude: { readonly [Name in keyof SearchCriteria['exclude']]-?: SearchCriteria['exclude'][Name] } = {
  inPipeline: true,
  rejected: true,
  companies: ['Acme'],
  skills: [go],
}
type Groups = 'constraints' | 'exclude'

const changed = (changes: object, group?: Groups): SearchCriteria => ({
  ...emptyCriteria,
  // The mode of the must-haves is meaningful only where there are some.
  ...('mustHaveMode' in changes ? { mustHave: criteria.mustHave } : {}),
  ...(group === undefined ? changes : { [group]: { ...emptyCriteria[group], ...changes } }),
})

test.each([
  ...Object.entries(criteria).map(([name, value]) => [name, changed({ [name]: value })] as const),
  ...Object.entries(constraints).map(([name, value]) => [name, changed({ [name]: value }, 'constraints')] as const),
  ...Object.entries(exclude).map(([name, value]) => [name, changed({ [name]: value }, 'exclude')] as const),
])('a comparison names a change of %s', (name, after) => {
  const before = name === 'mustHaveMode' ? { ...emptyCriteria, mustHave: criteria.mustHave } : emptyCriteria

  expect(criteriaChanges(before, after)).not.toEqual([])
})

test('words are quoted as they are looked for, and languages are named', () => {
  expect(criteriaChanges(emptyCriteria, changed({ exactWords: ['mortgage servicing', 'SEPA'] }))).toEqual([
    { what: 'Exact words', was: null, is: '“mortgage servicing”, “SEPA”' },
  ])
  expect(criteriaChanges(emptyCriteria, changed({ languages: constraints.languages }, 'constraints'))).toEqual([
    { what: 'Languages', was: null, is: 'German B2' },
  ])
  const nordics = changed({ countries: ['PT', 'FI', 'SE', 'NO', 'IS', 'DK'] }, 'constraints')
  expect(criteriaChanges(emptyCriteria, nordics)).toEqual([
    { what: 'Countries', was: null, is: 'the Nordics, Portugal' },
  ])
})
