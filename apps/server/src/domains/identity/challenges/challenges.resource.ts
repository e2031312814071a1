import type { Presented } from '@assay/jsonapi/present'
import { MAX_ATTEMPTS, stateOf } from './challenges.rules.ts'
import type { Challenge } from './challenges.store.ts'

interface Subject {
  readonly label: string
  readonly value: string
}

export function presentChallenge(challenge: Challenge, now: Date, subject: readonly Subject[] = []): Presented {
  const { id, purpose, expiresAt, attempts, createdAt, updatedAt } = challenge
  return {
    type: 'verifications',
    id,
    attributes: {
      purpose,
      state: stateOf(challenge, now),
      expiresAt,
      attemptsLeft: MAX_ATTEMPTS - attempts,
      subject,
      createdAt,
      updatedAt,
    },
  }
}
