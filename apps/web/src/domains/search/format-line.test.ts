import { expect, test } from 'vitest'
import { plainWords } from './format-line.ts'

test.each([
  ['14 years, assessed on 2026-02-28, a core skill', '14 years, assessed on 28 Feb 2026, a core skill'],
  ['Overlap: 4 hours with Europe/Berlin asked', 'Overlap: 4 hours with Berlin asked'],
  ['with America/Argentina/Buenos_Aires', 'with Buenos Aires'],
  ['Rate: at most 75.00 EUR an hour', 'Rate: at most €75/h'],
  ['up to 72.5 USD a hour instead of up to 65 USD a hour', 'up to $72.50/h instead of up to $65/h'],
  ['up to 90000 EUR a year', 'up to €90,000/year'],
  ['speaks en at C1 or better', 'speaks English at C1 or better'],
  ['in DE', 'in Germany'],
  ['Words of the trade', 'Keywords'],
  ['says ledger and settlement; only claimed', 'speaks of ledger and settlement; only claimed'],
  ['says none of them', 'none of them'],
  ['in AT, BE, BG, HR, CY', 'in Austria, Belgium, Bulgaria and 2 more countries'],
])('“%s” reads “%s”', (kept, read) => {
  expect(plainWords(kept)).toBe(read)
})

test.each(['CI/CD, must-have', 'TCP/IP', 'level 4 of 5', 'since 2023-99-99', 'built in AWS, must-have'])(
  '“%s” stays as it is',
  (kept) => {
    expect(plainWords(kept)).toBe(kept)
  },
)
