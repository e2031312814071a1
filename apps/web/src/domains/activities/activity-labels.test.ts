import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatActor, formatDone, formatName, formatValue, hasLabel } from './activity-labels.ts'

test.each([
  ['candidate.shortlist', 'shortlisted a candidate'],
  ['offer.send', 'sent an offer'],
  ['offer.approve', 'approved an offer'],
  ['interview.reschedule', 'rescheduled an interview'],
  ['contact-info.withdraw', 'withdrew a contact request'],
  ['interview.remindScorecards', 'sent a reminder about due scorecards'],
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

// Other verbs are put together from a noun and a regular verb, as in `offer.approve`. The type of an announcement is no verb.
test('what the server names in full has words of its own, unless it is read by rule', () => {
  const domains = join(import.meta.dirname, '../../../../server/src/domains')
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.events.ts'),
  )
  const verbs = files.flatMap((path) =>
    [...readFileSync(join(domains, path), 'utf8').matchAll(/(?<!type: )'([a-zA-Z-]+\.[a-zA-Z-]+)'/g)].map(
      ([, verb = '']) => verb,
    ),
  )
  expect(verbs.length).toBeGreaterThan(100)
  expect(verbs.filter((verb) => !hasLabel(verb))).toEqual([])
})
