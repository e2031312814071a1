import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { apiKeyRevoked } from './api-keys.events.ts'
import { mayRevokeKeys } from './api-keys.policy.ts'
import { stateOfKey } from './api-keys.rules.ts'
import { type ApiKey, lockApiKey, updateApiKey } from './api-keys.store.ts'
import { getApiKey } from './get-api-key.ts'

/** Ends the key with all its secrets. */
export async function revokeApiKey(
  ctx: Context,
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<ApiKey> {
  const { lastUsedAt } = await getApiKey(ctx, id)
  if (!mayRevokeKeys(ctx.actor))
    throw new AppError('permission.denied', { detail: 'Only agency owners and operators can revoke keys.' })
  const key = await ctx.transaction(async (tx) => {
    const before = await lockApiKey(tx, id)
    const at = ctx.now()
    if (stateOfKey(before, at) === 'revoked')
      throw new AppError('api-key.transition', { detail: 'This key is already revoked.', meta: { state: 'revoked' } })
    const revoked = await updateApiKey(tx, id, { revokedAt: at, previousHash: null, previousUntil: null }, at)
    tx.record(apiKeyRevoked(revoked, reason))
    return revoked
  })
  return { ...key, lastUsedAt }
}
