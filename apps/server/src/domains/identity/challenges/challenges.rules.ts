export const MAX_ATTEMPTS = 5

interface ChallengeFacts {
  readonly expiresAt: Date
  readonly attempts: number
  readonly outcome: 'confirmed' | 'declined' | null
}

export function stateOf(challenge: ChallengeFacts, now: Date) {
  if (challenge.outcome !== null) return challenge.outcome
  if (challenge.attempts >= MAX_ATTEMPTS) return 'blocked'
  return challenge.expiresAt <= now ? 'expired' : 'pending'
}
