import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { hashToken } from '../../identity/index.ts'
import { rightsOfBuiltIn } from '../roles/index.ts'
import { listHolders } from '../teammates/index.ts'
import { findTokenByHash, noteTokenUse } from './scim-tokens.store.ts'

const NOTE_USE_AFTER_MS = 5 * MINUTE_MS

export type ScimActor = UserActor & { readonly companyId: string }

/**
 * A directory acts in the name of an owner of its company, recorded under its token, with the rights of an admin: it
 * reaches no owner.
 */
export async function recognizeDirectory(ctx: Context, token: string | null): Promise<ScimActor> {
  const found = token === null ? null : await findTokenByHash(ctx.db, hashToken(token))
  if (found === null) throw new AppError('api-key.invalid', { detail: 'This token does not exist or was revoked.' })
  const { id, companyId, lastUsedAt } = found
  const [owner] = await listHolders(ctx.db, companyId, 'owner.transfer')
  if (owner === undefined) throw new AppError('session.disabled', { detail: 'The company has no owner.' })
  const now = ctx.now()
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > NOTE_USE_AFTER_MS)
    await noteTokenUse(ctx.db, id, now)
  return {
    kind: 'user',
    userId: owner.userId,
    sessionId: '',
    scope: 'employer',
    companyId,
    agencyId: null,
    roleKeys: [],
    permissions: rightsOfBuiltIn('employer.admin'),
    apiKey: { keyId: id, scopes: [] },
  }
}
