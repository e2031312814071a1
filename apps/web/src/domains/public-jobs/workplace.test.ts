import { expect, test } from 'vitest'
import { asksForAttendance } from './workplace.ts'

test.each([
  'Hybrid, two days a week in Dublin',
  'Work model: hybrid (3 days on-site)',
  'This is an onsite role in Austin, TX.',
  'You come to our Berlin office twice a month. Twice a month in the office is expected.',
  'Three days per week in our Lisbon office, the rest from home.',
  'Tue/Thu in the office',
  'Office-based, Monday to Friday.',
  'Remote is not possible.\nOn-site in Zürich',
])('attendance: %s', (text) => {
  expect(asksForAttendance(text)).toBe(true)
})

test.each([
  'Fully remote within the EU',
  'Remote or hybrid, as you like',
  'Hybrid or fully remote: you choose.',
  'We run a hybrid cloud of AWS and our own servers; remote.',
  'Experience with hybrid mobile apps (Ionic, Cordova)',
  'No hybrid, no office days: we are remote-first.',
  'Three remote interviews, then an on-site interview with the team.',
  'Hybrid search with BM25 and vectors',
  'You will support colleagues in the office in Berlin by chat.',
  'There’s no need to be on-site.',
  '20 days of vacation and a new laptop',
])('no attendance: %s', (text) => {
  expect(asksForAttendance(text)).toBe(false)
})
