import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { keyAccess } from './api-keys.policy.ts'
import { isUsable, stateOfKey } from './api-keys.rules.ts'
import { type ApiKey, type ApiKeyRow, findApiKey } from './api-keys.store.ts'

/** The key, for its agency and for operators; otherwise not found. */
export async function getApiKey(ctx: Context, id: string): Promise<ApiKey> {
  const access = keyAccess(ctx.actor)
  assertAllowed(access.kind !== 'none', 'Only agencies have API keys.')
  const key = await findApiKey(ctx.db, id, access)
  if (key === null) throw notFound('key')
  return key
}

export function assertUsable(key: ApiKeyRow, at: Date): void {
  const state = stateOfKey(key, at)
  if (!isUsable(state))
    throw new AppError('api-key.transition', {
      detail: `This key is ${state}. Create a new one.`,
      meta: { state },
    })
}
