import { expect, test } from 'vitest'
import { formatDone } from './activity-labels.ts'

test('actions recorded under earlier names stay readable', () => {
  const verbs = ['candidate.pass', 'interview.remindCards', 'letter.owe', 'letter.tell']

  expect(verbs.map((verb) => formatDone({ verb }))).toEqual([
    'rejected a candidate',
    'sent a reminder about due scorecards',
    'created a manual notice',
    'delivered a manual notice',
  ])
})
