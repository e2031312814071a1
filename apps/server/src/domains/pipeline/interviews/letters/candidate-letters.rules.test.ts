import { expect, test } from 'vitest'
import { writeMail } from '../../../../platform/mail-writing/write-mail.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'
import { type CandidateLetter, type LetterFacts, writeCandidateLetter } from './candidate-letters.rules.ts'

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
