import { expect, test } from 'vitest'
import { resumeOfForm, skillsIn } from './resume-of-form.ts'

test('years of a skill stand after a colon, and numbers in its name stay there', () => {
  expect(skillsIn('Go: 6, Kafka;Python 3\n C++ : 1.5 ,, ')).toEqual([
    { name: 'Go', years: 6 },
    { name: 'Kafka', years: null },
    { name: 'Python 3', years: null },
    { name: 'C++', years: 1.5 },
  ])
})

test('what was left empty is not said of the candidate', () => {
  const empty = { phone: '', country: '', position: '', employer: ' ', since: '', summary: '', externalId: '' }
  const pay = { amount: '', currency: 'EUR', period: 'day', noticeDays: '' }
  const typed = { name: ' Ada ', email: 'ada@people.test', headline: 'Developer', skills: 'Go', ...empty, ...pay }

  expect(resumeOfForm(typed)).toMatchObject({
    basics: { name: 'Ada', phone: null, summary: null, location: { countryCode: null } },
    work: [],
    meta: { assay: { externalId: undefined, rate: null, noticeDays: null } },
  })
  expect(resumeOfForm({ ...typed, amount: '650', since: '2021-03', noticeDays: '0' })).toMatchObject({
    work: [{ name: null, position: 'Developer', startDate: '2021-03' }],
    meta: { assay: { rate: { amountMinor: 65_000, currency: 'EUR', period: 'day' }, noticeDays: 0 } },
  })
})
