import { ROTATION_HOURS } from '@assay/contracts/agency-api-keys'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { apiKeyRotated } from './api-keys.events.ts'
import { mayManageKeys } from './api-keys.policy.ts'
import { makeSecret } from './api-keys.rules.ts'
import { lockApiKey, updateApiKey } from './api-keys.store.ts'
import type { KeyWithSecret } from './create-api-key.ts'
import { assertUsable, getApiKey } from './get-api-key.ts'

/** Creates a new secret. The old one stays valid for another day; one before it ends immediately. */
export async function rotateApiKey(ctx: Context, id: string): Promise<KeyWithSecret> {
  const { lastUsedAt } = await getApiKey(ctx, id)
  if (!mayManageKeys(ctx.actor))
    throw new AppError('permission.denied', { detail: 'Only agency owners can rotate keys.' })
  const { secret, ...hashed } = makeSecret()
  const key = await ctx.transaction(async (tx) => {
    const before = await lockApiKey(tx, id)
    const at = ctx.now()
    assertUsable(before, at)
    const previousUntil = new Date(at.getTime() + ROTATION_HOURS * HOUR_MS)
    const rotated = await updateApiKey(tx, id, { ...hashed, previousHash: before.secretHash, previousUntil }, at)
    tx.record(apiKeyRotated(rotated, previousUntil))
    return rotated
  })
  return { key: { ...key, lastUsedAt }, secret }
}
