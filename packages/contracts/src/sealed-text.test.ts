import { expect, test } from 'vitest'
import { formatLines, formatSealedText, formatSentence } from './sealed-text.ts'

test.each([
  ['14 years, assessed on 2026-02-28, a core skill', '14 years, assessed on 28 Feb 2026, a core skill'],
  ['3 years, level 4 of 5, claimed, listed', '3 years, level 4 of 5, self-reported, listed'],
  [
    'Apache Airflow counts 0.12 of Prefect: 10 years, confirmed by the agency on 2026-02-28, listed',
    'Related: Apache Airflow, 10 years, agency-confirmed on 28 Feb 2026, listed. Small credit.',
  ],
  ['4 years, claimed, used within a year, used in a job', '4 years, self-reported, used in a job in the last year'],
  [
    'claimed, last used more than three years ago, used in a job',
    'self-reported, used in a job more than three years ago',
  ],
  ['assessed, used within three years, a core skill', 'assessed, a core skill, used in the last three years'],
  [
    'claimed, last used more than three years ago, listed',
    'self-reported, listed, last used more than three years ago',
  ],
  ['Back-end Developer, now', 'Back-end Developer, current'],
  [
    'Java Developer, within two years (same family of roles)',
    'Java Developer, in the last two years (same job family)',
  ],
  ['Data Analyst, now (near, in Data)', 'Data Analyst, current (related job family: Data)'],
  ['What led others to DevOps Engineer work', 'Skills that often lead to DevOps Engineer jobs'],
  ['by Django, which implies Python: assessed, a core skill', 'From Django (implies Python): assessed, a core skill'],
  ['by Django, which implies Python', 'From Django (implies Python)'],
  ['MySQL counts 0.5 of PostgreSQL', 'Related: MySQL. Partial credit.'],
  ['Overlap: 4 hours with Europe/Berlin asked', 'Overlap: at least 4 hours with Berlin'],
  ['Years of experience: 5 or more asked', 'Experience: 5+ years'],
  ['Title: Backend Engineer asked', 'Title: Backend Engineer'],
  ['Kafka, agency asked', 'Kafka, at least agency-confirmed'],
  ['Kafka, 3 years asked', 'Kafka, at least 3 years'],
  ['Kafka, nice to have', 'Kafka, nice-to-have'],
  ['with America/Argentina/Buenos_Aires', 'with Buenos Aires'],
  ['Rate: at most 75.00 EUR an hour', 'Pay: up to €75/h'],
  ['Rate', 'Pay'],
  ['up to 72.5 USD a hour instead of up to 65 USD a hour', 'up to $72.50/h instead of up to $65/h'],
  ['up to 90000 EUR a year', 'up to €90,000/year'],
  ['speaks en at C1 or better', 'speaks English at C1 or better'],
  ['in DE', 'in Germany'],
  ['Words of the trade', 'Keywords'],
  ['says ledger and settlement; only claimed', 'ledger and settlement (self-reported)'],
  ['says none of them', 'none'],
  ['The list as it is written', 'Skills named word for word'],
  ['says none of them so', 'none'],
  ['Words of the text', 'Words from the text'],
  ['says “Kestrel”; not “dark fibre”', '“Kestrel”; not found: “dark fibre”'],
  ['not “dark fibre”', 'not found: “dark fibre”'],
  ['says “Kestrel”', '“Kestrel”'],
  ['says 2 of 9: “ledger” and “not”; only claimed', '2 of 9: “ledger” and “not” (self-reported)'],
  ['nobody else says nearly as many', 'no one else uses nearly as many'],
  ['in AT, BE, BG, HR, CY', 'in Austria, Belgium, Bulgaria and 2 more countries'],
  [
    'in AT, BE, BG, CY, CZ, DE, DK, EE, ES, FI, FR, GR, HR, HU, IE, IT, LT, LU, LV, MT, NL, PL, PT, RO, SE, SI, SK',
    'in the EU',
  ],
  ['in BR, CH, DE, AT', 'in DACH, Brazil'],
  ['Country: Germany or Austria or Switzerland preferred', 'Country: DACH, preferred'],
  ['Country: the EU or Liechtenstein or Norway or Iceland preferred', 'Country: the EEA, preferred'],
  [
    'Country: the EEA or Switzerland or United Kingdom or Serbia or Bosnia and Herzegovina or Montenegro or North Macedonia or Albania or Ukraine or Moldova preferred',
    'Country: Europe, preferred',
  ],
  ['Country: Germany or Austria preferred', 'Country: Germany or Austria, preferred'],
  ['Engagement: full time or contract preferred', 'Engagement: full time or contract, preferred'],
  ['Overlap: 4 hours with Europe/Berlin preferred', 'Overlap: at least 4 hours with Berlin, preferred'],
  ['German, B2 asked, preferred', 'German, at least B2, preferred'],
  ['German, B2 asked, a plus', 'German, at least B2, a plus'],
  ['zone not stated', 'time zone not stated'],
  ['not among the languages stated', 'not one of their languages'],
  ['misses 1 of 5, only preferred', 'misses 1 of 5, preferences only'],
  ['meets all 1', 'meets 1 of 1'],
  ['misses 2 of 5; proof counts in part', 'misses 2 of 5; verification counts in part'],
  [
    'Germany; counts in part, as far as must-haves and title are shown',
    'Germany; counts in part, because must-haves and title are not fully met',
  ],
  ['C1; counts in part, as far as must-haves are shown', 'C1; counts in part, because must-haves are not fully met'],
  ['8 hours; counts in part, as far as title are shown', '8 hours; counts in part, because the title is not fully met'],
  [
    'Country: Japan or Belgium or Netherlands or Luxembourg preferred',
    'Country: Japan or Belgium or Netherlands or Luxembourg, preferred',
  ],
  ['Best evidence of an asked skill', 'Verification'],
  ['2 to below 4 years', '2–4 years'],
  ['below 20 EUR/h', 'under €20/h'],
  ['15 years and more', '15+ years'],
])('“%s” reads “%s”', (sealed, read) => {
  expect(formatSealedText(sealed)).toBe(read)
})

test.each([
  'CI/CD, must-have',
  'meets all 10',
  '83 of 100; counts in part',
  'TCP/IP',
  'level 4 of 5',
  'since 2023-99-99',
  'built in AWS, must-have',
])('“%s” stays unchanged', (sealed) => {
  expect(formatSealedText(sealed)).toBe(sealed)
})

test('the summary mentions requested skills that are partly met', () => {
  expect(formatSentence('Has 1 of 2 asked skills; Go verified; Kafka in part.')).toBe(
    'Has 1 of 2 requested skills; Go verified; Kafka partly met.',
  )
  expect(formatSentence('Full-stack Developer, now; has 4 of 4 must-haves.')).toBe(
    'Full-stack Developer, current; has 4 of 4 must-haves.',
  )
  expect(formatSentence('Web Developer, within two years.')).toBe('Web Developer, in the last two years.')
})

test.each([
  ['Must-haves, title and more than 4 years', '8 or more', 'Must-haves, title and more than 4 years (8+ requested)'],
  ['Must-haves and 1.75 to 10 years', '3 to 5', 'Must-haves and 1.75 to 10 years (3–5 requested)'],
  ['Must-haves and at most 5 years', '0 to 2', 'Must-haves and at most 5 years (0–2 requested)'],
  ['Must-haves, title and 4 hours of overlap', '8 or more', 'Must-haves, title and 4 hours of overlap'],
])('%s: the requested years stand beside those that still count', (label, years, shown) => {
  const lines = [
    { label, value: 'meets all 3', points: 1200 },
    { label: `Years of experience: ${years} asked`, value: '9 years', points: 10 },
  ]
  expect(formatLines(lines)[0]).toEqual({ label: shown, value: 'meets all 3', points: 1200 })
  expect(formatLines(lines.slice(0, 1))[0]?.label).toBe(label)
})

test.each([
  ['Must-haves, title and mid level or above', 'senior', 'Must-haves, title and mid level or above (senior requested)'],
  ['Must-haves and senior level or above', 'lead', 'Must-haves and senior level or above (lead requested)'],
  [
    'Title, mid level or below and 0.75 to 5 years',
    'junior',
    'Title, mid level or below (junior requested) and 0.75 to 5 years',
  ],
  ['Must-haves and preferred country', 'senior', 'Must-haves and preferred country'],
  ['Keywords: entry level or above', 'senior', 'Keywords: entry level or above'],
])('%s: the requested level stands beside those that still count', (label, level, shown) => {
  const lines = [
    { label, value: 'misses 1 of 5' },
    { label: `Seniority: ${level} asked`, value: 'mid' },
  ]
  expect(formatLines(lines)[0]?.label).toBe(shown)
  expect(formatLines(lines.slice(0, 1))[0]?.label).toBe(label)
})
