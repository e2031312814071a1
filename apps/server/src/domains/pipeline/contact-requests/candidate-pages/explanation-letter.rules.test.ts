import { expect, test } from 'vitest'
import { explanationLetter } from './explanation-letter.rules.ts'
import { formatStep } from './progress-words.rules.ts'

test('the letter words the frozen lines as the screens do', () => {
  const letter = explanationLetter({
    companyName: 'Acme',
    requirementTitle: 'Order intake',
    stage: 'rejected',
    rejectionCode: 'lessExperience',
    rankAtAdd: 11,
    scoreAtAdd: 187,
    modelAtAdd: 'prior-16',
    factors: [
      { label: 'Kafka, 3 years asked', value: '2 years, claimed, listed', points: 150 },
      { label: 'Words of the trade', value: 'says ledger and settlement; only claimed', points: 37 },
    ],
    steps: [],
    writtenAt: new Date('2026-11-27T09:00:00Z'),
    zone: 'Asia/Kolkata',
  })
  expect(letter).toContain('ranked you 11th (187 points)')
  expect(letter).toContain('Created on Fri 27 Nov 2026, 14:30 (Kolkata, GMT+5:30)')
  expect(letter).toContain('+150  Kafka, at least 3 years: 2 years, self-reported, listed')
  expect(letter).toContain('+37  Keywords: ledger and settlement (self-reported)')
})

test('the letter says how an offer ended, not that interviews were completed again', () => {
  const ended = (reasonCode: string | null, actorType: string) =>
    formatStep({ fromStage: 'offer', toStage: 'decision', reasonCode, actorType })
  expect(ended('offerExpired', 'system')).toBe('The offer expired')
  expect(ended('pay', 'candidateLink')).toBe('You declined the offer')
  expect(ended('budget', 'user')).toBe('The company withdrew its offer')
})
