import { randomInt } from 'node:crypto'
import type { VerificationPurpose } from '@assay/contracts/verifications'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { makeToken } from '../users/index.ts'
import { type Challenge, expireOthers, insertChallenge } from './challenges.store.ts'

export interface ChallengeRequest {
  readonly purpose: VerificationPurpose
  readonly subjectType: string
  readonly subjectId: string
  readonly userId?: string | null
  readonly payload?: Readonly<Record<string, string>>
  readonly validMs: number
  /** A token for a link, or a code of six digits that a person types. */
  readonly by: 'token' | 'code'
}

/** Makes a challenge and its secret, which is sent once and not stored. It replaces earlier ones about the same. */
export async function askChallenge(
  ctx: Context,
  db: Queries,
  secrets: SecretBox,
  { by, validMs, userId = null, payload = {}, ...about }: ChallengeRequest,
): Promise<{ challenge: Challenge; secret: string }> {
  const now = ctx.now()
  const id = newId(now.getTime())
  const secret = by === 'token' ? makeToken().token : String(randomInt(1_000_000)).padStart(6, '0')
  const challenge = await insertChallenge(
    db,
    {
      ...about,
      id,
      userId,
      payload,
      expiresAt: new Date(now.getTime() + validMs),
      secretHash: secrets.digest(`challenge/${id}`, secret),
    },
    now,
  )
  await expireOthers(db, challenge, now)
  return { challenge, secret }
}
