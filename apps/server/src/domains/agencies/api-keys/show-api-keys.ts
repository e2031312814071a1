import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { listUsersShown } from '../../tenants/index.ts'
import { listAgenciesById } from '../records/index.ts'
import { mayManageKeys, mayRevokeKeys } from './api-keys.policy.ts'
import { presentApiKey } from './api-keys.resource.ts'
import { isUsable, stateOfKey } from './api-keys.rules.ts'
import type { ApiKey } from './api-keys.store.ts'

export async function showApiKeys(
  ctx: Context,
  keys: readonly ApiKey[],
  secret: string | null = null,
): Promise<Presented[]> {
  const agencies = await listAgenciesById(ctx.db, [...new Set(keys.map(({ agencyId }) => agencyId))])
  const users = await listUsersShown(ctx.db, [...new Set(keys.map(({ createdBy }) => createdBy))])
  const at = ctx.now()
  return keys.map((key) =>
    presentApiKey(key, {
      at,
      secret,
      agencyName: agencies.get(key.agencyId)?.legalName ?? '',
      createdByName: String(users.get(key.createdBy)?.attributes['fullName'] ?? ''),
      mayDo: isUsable(stateOfKey(key, at))
        ? [
            ...(mayManageKeys(ctx.actor) ? (['edit', 'rotate'] as const) : []),
            ...(mayRevokeKeys(ctx.actor) ? (['revoke'] as const) : []),
          ]
        : [],
    }),
  )
}
