import { type createApiKey as endpoint, MAX_API_KEYS } from '@assay/contracts/agency-api-keys'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { lockAgency } from '../records/index.ts'
import { apiKeyCreated } from './api-keys.events.ts'
import { mayManageKeys } from './api-keys.policy.ts'
import { makeSecret } from './api-keys.rules.ts'
import { type ApiKey, countUsableKeys, insertApiKey } from './api-keys.store.ts'

export interface KeyWithSecret {
  readonly key: ApiKey
  readonly secret: string
}

/** Creates a key. Its secret is in this answer only. */
export async function createApiKey(ctx: Context, input: z.output<typeof endpoint.body>): Promise<KeyWithSecret> {
  const { actor } = ctx
  if (!mayManageKeys(actor)) throw new AppError('permission.denied', { detail: 'Only agency owners can create keys.' })
  const at = ctx.now()
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
  if (expiresAt !== null && expiresAt <= at)
    throw new ValidationError([{ field: 'expiresAt', message: 'Choose a time in the future.' }])
  const { secret, ...hashed } = makeSecret()
  const key = await ctx.transaction(async (tx) => {
    // Two parallel requests would both count the same keys.
    await lockAgency(tx, actor.agencyId)
    if ((await countUsableKeys(tx, actor.agencyId, at)) >= MAX_API_KEYS)
      throw new AppError('api-key.too-many', {
        detail: `An agency can have at most ${MAX_API_KEYS} keys. Revoke one first.`,
      })
    const inserted = await insertApiKey(tx, {
      ...input,
      ...hashed,
      id: newId(at.getTime()),
      agencyId: actor.agencyId,
      scopes: [...new Set(input.scopes)],
      expiresAt,
      createdBy: actor.userId,
      createdAt: at,
      updatedAt: at,
    })
    const { name, scopes, rateLimit, ipAllow } = inserted
    tx.record(apiKeyCreated(inserted, { name, scopes, rateLimit, ipAllow, expiresAt: input.expiresAt }))
    return inserted
  })
  return { key: { ...key, lastUsedAt: null }, secret }
}
