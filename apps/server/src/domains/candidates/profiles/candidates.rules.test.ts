import { expect, test } from 'vitest'
import { maskedNameOf, maskerFor } from './candidates.rules.ts'

const mask = maskerFor({
  name: 'Will Müller',
  employers: ['Acme GmbH', 'Meta', 'eBay'],
  schools: ['Massachusetts Institute of Technology'],
})

test.each([
  ['Will Müller led it', '[name] led it'],
  ['Müller led it', '[name] led it'],
  ['he will lead it', 'he will lead it'],
  ['At Acme and at Acme GmbH', 'At [employer] and at [employer]'],
  ['At eBay, then Meta', 'At [employer], then [employer]'],
  ['Metabase reports', 'Metabase reports'],
  ['Studied at Massachusetts Institute of Technology.', 'Studied at [school].'],
  ['Mail will.mueller@mail.example or +49 170 1234567', 'Mail [contact] or [contact]'],
  ['See https://will.example/cv and linkedin.com/in/will', 'See [link] and [link]'],
  ['Ran the Kafka cluster behind order intake, 2021-2024', 'Ran the Kafka cluster behind order intake, 2021-2024'],
  ['1,200,000 rows a day, 2000 ms to 200 ms', '1,200,000 rows a day, 2000 ms to 200 ms'],
])('%s', (text, masked) => {
  const shown = mask(text)

  expect(shown).toBe(masked)
  expect(shown).not.toMatch(/Müller|Acme|eBay|Massachusetts|@|linkedin/)
})

test('a masked name is stable and reveals nothing about the candidate', () => {
  const id = '019a0000-0000-7000-8000-000000000001'

  expect(maskedNameOf(id)).toMatch(/^Candidate [2-9A-HJKMNP-Z]{5}$/)
  expect(maskedNameOf(id)).toBe(maskedNameOf(id))
  expect(maskedNameOf('019a0000-0000-7000-8000-000000000002')).not.toBe(maskedNameOf(id))
})
