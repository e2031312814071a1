import { expect, test } from 'vitest'
import { taxIdProblem, tidyTaxId } from './tax-ids.ts'

// Published examples and the numbers of well-known companies.
test.each([
  ['AT', 'ATU13585627'],
  ['BE', 'BE 0428.759.497'],
  ['DE', 'DE136695976'],
  ['DK', '13585628'],
  ['EE', 'EE100931558'],
  ['FI', 'FI20774740'],
  ['FR', 'FR 40 303 265 045'],
  ['FR', 'FR23334175221'],
  ['GB', 'GB 980 7806 84'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['LU', 'LU15027442'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
  ['ES', 'ESB58378431'],
  ['US', '123456789'],
  ['CH', 'CHE-123.456.788 MWST'],
])('%s: %s can be right', (country, id) => {
  expect(taxIdProblem(country, id)).toBeNull()
})

test.each(['AT', 'BE', 'DE', 'DK', 'EE', 'FI', 'GB', 'GR', 'HR', 'HU', 'IT', 'LU', 'PL', 'PT', 'SI', 'SK'])(
  'one wrong digit of a VAT number of %s is noticed',
  (country) => {
    const samples: Readonly<Record<string, string>> = {
      AT: 'U13585627',
      BE: '0428759497',
      DE: '136695976',
      DK: '13585628',
      EE: '100931558',
      FI: '20774740',
      GB: '980780684',
      GR: '094259216',
      HR: '33392005961',
      HU: '12892312',
      IT: '00743110157',
      LU: '15027442',
      PL: '8567346215',
      PT: '501964843',
      SI: '50223054',
      SK: '2022749619',
    }
    const right = samples[country] ?? ''
    const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
    expect(taxIdProblem(country, right)).toBeNull()
    expect(taxIdProblem(country, wrong)).toMatch(/check digit|must be a VAT number/)
  },
)

test.each([
  ['DE', 'DE12345', /VAT number such as DE/],
  ['GB', 'GB12', /VAT number such as GB/],
  ['US', '07-1234567', /EIN/],
  ['US', 'DE136695976', /EIN/],
])('%s: %s is refused', (country, id, why) => {
  expect(taxIdProblem(country, id)).toMatch(why)
})

test('ids are kept in one form', () => {
  expect(tidyTaxId('DE', 'de 136 695 976')).toBe('DE136695976')
  expect(tidyTaxId('GR', '094259216')).toBe('EL094259216')
  expect(tidyTaxId('US', '12 3456789')).toBe('12-3456789')
})
