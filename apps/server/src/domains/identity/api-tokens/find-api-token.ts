import type { PermissionName } from '@assay/contracts/permission-names'
import type { Context } from '../../../platform/context/context.ts'
import { hashToken, type User } from '../users/index.ts'
import { isUseWorthNoting, PREFIX } from './api-tokens.rules.ts'
import { findApiTokenByHash, noteUseOfToken } from './api-tokens.store.ts'

export interface RecognizedToken {
  readonly apiTokenId: string
  readonly userId: string
  readonly scope: User['scope']
  readonly isBlind: boolean
  readonly permissions: readonly PermissionName[]
  readonly endsAt: Date
}

export const isApiToken = (bearer: string): boolean => bearer.startsWith(PREFIX)

/** The user that an API token acts for; null if it is unknown, expired or revoked, or its user was deleted. */
export async function findApiToken(ctx: Context, bearer: string): Promise<RecognizedToken | null> {
  const now = ctx.now()
  const found = await findApiTokenByHash(ctx.db, hashToken(bearer), now)
  if (found === null) return null
  const { token, scope, isBlind } = found
  if (isUseWorthNoting(token, now)) await noteUseOfToken(ctx.db, token.id, now)
  return {
    apiTokenId: token.id,
    userId: token.userId,
    scope,
    isBlind: isBlind ?? false,
    permissions: token.permissions,
    endsAt: token.expiresAt,
  }
}
