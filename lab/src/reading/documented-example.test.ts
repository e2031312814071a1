import { readFileSync } from 'node:fs'
import { cities, countries, languages, roleFamilies, skills, titles } from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import { expect, test } from 'vitest'

const PAGE = new URL('../../../docs/reading.md', import.meta.url)
const TODAY = 20_412 // 2025-11-20

test('the example of docs/reading.md is read as the page says', () => {
  const [, text = ''] = /```text\n([\s\S]+?)```/.exec(readFileSync(PAGE, 'utf8')) ?? []
  const gazetteer = compileGazetteer({ skills, titles, roleFamilies, countries, cities, languages, keywords })
  const { criteria, notUnderstood } = readDescription(text, gazetteer, { door: 'jobDesc', today: TODAY })

  expect(criteria).toMatchObject({
    title: 'Back-end Developer',
    seniority: 'senior',
    mustHave: [{ anyOf: ['go', 'rust'], minYears: 5 }, { anyOf: ['postgresql'] }],
    niceToHave: [{ skill: 'kafka' }],
    unwantedSkills: ['wordpress'],
    constraints: {
      rateMax: { amountMinor: 9_500, currency: 'EUR', period: 'hour' },
      startBy: '2026-03-31',
      countries: ['DE', 'AT'],
      required: { rate: false, notice: false, country: false },
    },
  })
  expect(notUnderstood).toEqual([expect.stringContaining('driving license')])
  expect(JSON.stringify(criteria)).not.toContain('perl')
})
