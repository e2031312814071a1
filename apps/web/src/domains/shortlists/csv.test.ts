import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { Entry } from './shortlisteds.queries.ts'

function anEntry(name: string, tag: string): Entry {
  return {
    ...{
      stage: 'passed',
      stageSince: new Date().toISOString(),
      owner: null,
      scoreAtAdd: 71,
      rankAtAdd: 2,
      scoreNow: null,
    },
    ...{ votes: [], passCode: 'rate', tags: [{ name: tag }] },
    candidate: { legalName: null, maskedName: name, titleName: null, rateExpected: null },
  } as unknown as Entry
}

test('commas and quotes stay inside their cell, and nothing runs as a formula', () => {
  const [head, first] = csvOf([anEntry('Candidate "K7", Q4', '=HYPERLINK(1)')]).split('\r\n')

  expect(head?.split(',')[0]).toBe('candidate')
  expect(first).toContain('"Candidate ""K7"", Q4"')
  expect(first).toContain("'=HYPERLINK(1)")
  expect(first).toContain('Rate above the band')
})
