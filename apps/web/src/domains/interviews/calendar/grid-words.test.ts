import { expect, test } from 'vitest'
import { listBusy } from '../proposing/busy-then.tsx'
import { gridWords } from './grid-words.ts'
import { slotAt, within } from './use-moving.ts'

const zone = 'Europe/Berlin'
const days = ['2026-11-23', '2026-11-24']

test('a cell names its interview, whichever part of the half-hour it takes', () => {
  const said = gridWords(
    [
      { start: '2026-11-23T13:15:00Z', end: '2026-11-23T14:00:00Z', tone: 'booked', said: 'interview with Ada' },
      { start: '2026-11-23T13:30:00Z', end: '2026-11-23T14:00:00Z', tone: 'open', said: 'time proposed to Grace' },
    ],
    days,
    zone,
  )

  expect(said('2026-11-23', 28)).toEqual(['busy: interview with Ada'])
  expect(said('2026-11-23', 29)).toEqual(['busy: interview with Ada', 'time proposed to Grace'])
  expect(said('2026-11-23', 30)).toBeUndefined()
  expect(said('2026-11-24', 28)).toBeUndefined()
})

test('an interview is moved within the days shown, and lasts half an hour at least', () => {
  expect(within({ day: 5, from: 47, length: 2 }, 2)).toEqual({ day: 1, from: 46, length: 2 })
  expect(within({ day: -1, from: -3, length: 0 }, 2)).toEqual({ day: 0, from: 0, length: 1 })
  expect(slotAt({ day: 1, from: 20, length: 3 }, days, zone)).toEqual({
    start: '2026-11-24T09:00:00Z',
    end: '2026-11-24T10:30:00.000Z',
  })
  expect(slotAt({ day: 0, from: 4, length: 1 }, ['2026-03-29'], zone)).toBeNull()
})

test('busy interviewers are named with the reason, except for the interview that is moved', () => {
  const slot = { start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:00:00Z' }
  const busy = { start: '2026-11-24T09:30:00Z', end: '2026-11-24T11:00:00Z', interviewId: null, label: null }
  const lanes = [
    { id: '1', kind: 'interviewer' as const, name: 'Lena', busy: [{ ...busy, kind: 'imported' as const }] },
    {
      id: '2',
      kind: 'interviewer' as const,
      name: 'Ali',
      busy: [{ ...busy, kind: 'interview' as const, interviewId: 'x' }],
    },
    {
      id: '3',
      kind: 'candidate' as const,
      name: 'Ada',
      busy: [{ ...busy, start: '2026-11-24T10:00:00Z', kind: 'interview' as const }],
    },
  ]

  expect(listBusy(lanes, slot, null)).toEqual(['Lena (own calendar)', 'Ali (another interview)'])
  expect(listBusy(lanes, slot, 'x')).toEqual(['Lena (own calendar)'])
})
