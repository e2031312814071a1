import { expect, test } from 'vitest'
import { DAY_MS } from '../../platform/time/durations.ts'
import { risksOf } from './risks.rules.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const open = (days: number, stages: Record<string, number> = {}, seats = 1): string[] =>
  risksOf({ openedAt: new Date(NOW.getTime() - days * DAY_MS), seats, stages }, NOW)

test('a requirement that was just opened is at no risk', () => {
  expect([open(0), open(6)]).toEqual([[], []])
})

test('an empty shortlist is reported after a week, and candidates who left do not count', () => {
  expect(open(7, { rejected: 3, withdrawn: 1 })).toEqual(['open for 7 days without candidates'])
})

test('a shortlist without an interview is reported after three weeks', () => {
  expect([open(20, { shortlisted: 4 }), open(21, { shortlisted: 4 })]).toEqual([
    [],
    ['open for 21 days without interviews'],
  ])
  expect(open(21, { shortlisted: 4, decision: 1 })).toEqual([])
})

test('a requirement open for long is late, unless its seats are filled', () => {
  expect(open(45, { interviewing: 2 })).toEqual(['open for more than 45 days'])
  expect([open(60, { hired: 1 }), open(60, { hired: 1, interviewing: 1 }, 2)]).toEqual([
    [],
    ['open for more than 45 days'],
  ])
})
