import { describe, expect, test } from 'vitest'
import { writeMail } from '../../../../platform/mail-writing/write-mail.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { type CandidateLetter, type LetterFacts, writeCandidateLetter } from './candidate-letters.rules.ts'
import { noticeText } from './spoken-letters.rules.ts'

const BERLIN = Date.UTC(2026, 10, 30, 9)
const LETTER: LetterFacts = {
  name: 'Bo',
  companyName: 'Acme',
  title: 'Backend Engineer',
  kind: 'Technical',
  minutes: 60,
  interviewers: ['Hana', 'Rita', 'Sam'],
  place: 'Torstraße 1, Berlin',
  zoneCandidate: 'Asia/Ho_Chi_Minh',
  zoneOrganizer: 'Europe/Berlin',
  slots: [],
  agreed: { from: BERLIN, to: BERLIN + HOUR_MS },
  respondBy: null,
  reason: 'Hana is ill.',
  byCandidate: false,
  link: 'https://assay.test/verify#a',
}

const textOf = (about: CandidateLetter, changes: Partial<LetterFacts> = {}): string => {
  const { subject, content } = writeCandidateLetter(about, { ...LETTER, ...changes })
  return writeMail(subject, content, { name: 'Acme', accent: null, logo: null }).text
}

test('interviewers are named as in a sentence', () => {
  expect(textOf('proposed')).toContain('(technical, 60 minutes, with Hana, Rita and Sam).')
  expect(textOf('scheduled')).toContain('With: Hana, Rita and Sam\n')
})

test('a cancellation names the time that is free again, by the company or by the candidate', () => {
  const when = 'When: Mon 30 Nov 2026, 16:00–17:00 (Ho Chi Minh, GMT+7; 10:00 in Berlin)'
  expect(textOf('cancelled')).toContain(`${when}\nReason: Hana is ill.`)
  expect(textOf('cancelled', { byCandidate: true, reason: null })).toContain(when)
  expect(textOf('cancelled', { agreed: null, reason: null })).not.toMatch(/When:|Reason:/)
})

describe('the zone of proposed times', () => {
  const slots = [BERLIN, BERLIN + 24 * HOUR_MS].map((from) => ({ from, to: from + HOUR_MS }))

  test('is named once above them, and the time of the company beside each', () => {
    const times = '  - Mon 30 Nov, 16:00–17:00 (10:00 in Berlin)\n  - Tue 1 Dec, 16:00–17:00 (10:00 in Berlin)'
    expect(textOf('proposed', { slots })).toContain(`Proposed times (Ho Chi Minh, GMT+7):\n\n${times}\n`)
    expect(textOf('rescheduling', { slots })).toContain(`Proposed new times (Ho Chi Minh, GMT+7):\n\n${times}\n`)
    expect(textOf('reminder', { slots })).toContain(`Proposed times (Ho Chi Minh, GMT+7):\n\n${times}\n`)
    const text = textOf('proposed', { slots, zoneCandidate: 'Europe/Berlin' })
    expect(text).toContain('Proposed times (Berlin, GMT+1):\n\n  - Mon 30 Nov, 10:00–11:00\n')
    const { name, link, ...facts } = { ...LETTER, slots }
    const spoken = noticeText('proposed', facts)
    expect(spoken).toContain('suits them (Ho Chi Minh, GMT+7): Mon 30 Nov, 16:00–17:00 (10:00 in Berlin); or Tue')
  })

  test('stands at each time if the clocks change between them', () => {
    const around = [Date.UTC(2026, 9, 24, 9), Date.UTC(2026, 9, 26, 9)].map((from) => ({ from, to: from + HOUR_MS }))
    const text = textOf('proposed', { slots: around, zoneCandidate: 'Europe/Berlin' })
    expect(text).toContain('Proposed times:\n\n  - Sat 24 Oct 2026, 11:00–12:00 (Berlin, GMT+2)\n')
    expect(text).toContain('  - Mon 26 Oct 2026, 10:00–11:00 (Berlin, GMT+1)\n')
  })
})
