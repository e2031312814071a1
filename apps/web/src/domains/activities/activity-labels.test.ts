import { expect, test } from 'vitest'
import { formatActor, formatDone, formatName, formatValue } from './activity-labels.ts'

test.each([
  ['candidate.shortlist', 'shortlisted a candidate'],
  ['offer.send', 'sent an offer'],
  ['offer.approve', 'approved an offer'],
  ['interview.reschedule', 'rescheduled an interview'],
  ['contact-info.withdraw', 'withdrew a contact request'],
  ['interview.remindScorecards', 'sent a reminder of due scorecards'],
])('%s reads: %s', (verb, words) => {
  expect(formatDone({ verb })).toBe(words)
})

test('an actor without a name is labeled by its type', () => {
  expect(
    (['system', 'candidateLink', 'user'] as const).map((actorType) => formatActor({ actorType, actorName: null })),
  ).toEqual(['Assay', 'The candidate', 'Deleted user'])
})

test('members and values are formatted as text', () => {
  expect([formatName('stageSince'), formatValue('contactReleased'), formatValue(null)]).toEqual([
    'Stage since',
    'In contact',
    '–',
  ])
})
