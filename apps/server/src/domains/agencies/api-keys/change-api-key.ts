import type { changeApiKey as endpoint } from '@assay/contracts/agency-api-keys'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { apiKeyChanged } from './api-keys.events.ts'
import { mayManageKeys } from './api-keys.policy.ts'
import { type ApiKey, type ApiKeyRow, lockApiKey, updateApiKey } from './api-keys.store.ts'
import { assertUsable, getApiKey } from './get-api-key.ts'

type ChangeApiKey = Omit<z.output<typeof endpoint.body>, 'version'> & {
  readonly id: string
  readonly version: number | null
}

export async function changeApiKey(ctx: Context, { id, version, ...change }: ChangeApiKey): Promise<ApiKey> {
  const { lastUsedAt } = await getApiKey(ctx, id)
  if (!mayManageKeys(ctx.actor))
    throw new AppError('permission.denied', { detail: 'Only agency owners can change keys.' })
  const changed = await ctx.transaction(async (tx) => {
    const before = await lockApiKey(tx, id)
    assertUnchanged(version, before.version, 'Someone else changed this key. Reload, then make your change.')
    assertUsable(before, ctx.now())
    const after = await updateApiKey(tx, id, change, ctx.now())
    tx.record(apiKeyChanged(after, briefOf(before), briefOf(after)))
    return after
  })
  return { ...changed, lastUsedAt }
}

const briefOf = ({ name, scopes, rateLimit, ipAllow }: ApiKeyRow) => ({ name, scopes, rateLimit, ipAllow })
