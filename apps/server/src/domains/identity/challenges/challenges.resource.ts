import type { Presented } from '@assay/jsonapi/present'
import { MAX_ATTEMPTS, stateOf } from './challenges.rules.ts'
import type { Challenge } from './challenges.store.ts'

export function presentChallenge(challenge: Challenge, now: Date): Presented {
  const { id, purpose, expiresAt, attempts, createdAt, updatedAt } = challenge
  return {
    type: 'verifications',
    id,
    attributes: {
      purpose,
      state: stateOf(challenge, now),
      expiresAt,
      attemptsLeft: MAX_ATTEMPTS - attempts,
      createdAt,
      updatedAt,
    },
  }
}
