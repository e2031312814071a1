import type { PermissionName } from '@assay/contracts/permission-names'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { assertRecentlyConfirmed } from '../sessions/index.ts'
import { hashToken, makeToken, mayEditOwnProfile, securityChanged } from '../users/index.ts'
import { MAX_TOKENS, PREFIX } from './api-tokens.rules.ts'
import { type ApiToken, insertApiToken, listApiTokensOf, lockTokensOf } from './api-tokens.store.ts'

const HINT_LENGTH = 4

export interface NewApiToken {
  readonly name: string
  readonly permissions: readonly PermissionName[]
  readonly expiresInDays: number
}

/** Returns the token itself, which is not stored. */
export async function makeApiToken(ctx: Context, given: NewApiToken): Promise<{ kept: ApiToken; token: string }> {
  const { actor } = ctx
  if (!mayEditOwnProfile(actor)) throw notFound('token')
  assertRecentlyConfirmed(ctx)
  const beyond = given.permissions.filter((name) => !actor.permissions.has(name))
  if (beyond.length > 0)
    throw new AppError('permission.denied', { detail: `You don’t have these permissions: ${beyond.join(', ')}.` })
  const now = ctx.now()
  const token = `${PREFIX}${makeToken().token}`
  return ctx.transaction(async (tx) => {
    await lockTokensOf(tx, actor.userId)
    if ((await listApiTokensOf(tx, actor.userId, now)).length >= MAX_TOKENS)
      throw new AppError('api-token.too-many', { detail: `You can have ${MAX_TOKENS} tokens. Revoke one first.` })
    const kept = await insertApiToken(
      tx,
      {
        userId: actor.userId,
        name: given.name,
        permissions: [...new Set(given.permissions)].sort(),
        tokenHash: hashToken(token),
        hint: token.slice(-HINT_LENGTH),
        expiresAt: new Date(now.getTime() + given.expiresInDays * DAY_MS),
      },
      now,
    )
    tx.record(securityChanged(actor.userId, 'apiToken.make'))
    return { kept, token }
  })
}
