import { MAX_SCIM_TOKENS } from '@assay/contracts/scim-tokens'
import type { Context } from '../../../platform/context/context.ts'
import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { assertRecentlyConfirmed, hashToken, makeToken } from '../../identity/index.ts'
import { keeperOf } from '../sign-in/index.ts'
import { lockTeam } from '../teammates/index.ts'
import { deleteToken, insertToken, listTokensOf, type ScimToken } from './scim-tokens.store.ts'

/** Recognizable for people and for scanners that look for leaked secrets. */
const PREFIX = 'assay_scim_'
const HINT_LENGTH = 4

const changed = (verb: 'make' | 'revoke', { id, companyId }: ScimToken): DomainEvent => ({
  name: 'scimTokenChanged',
  tenantId: companyId,
  verb: `scimToken.${verb}`,
  target: { type: 'scim-tokens', id },
})

/** Returns the token itself, which is not stored. */
export async function makeScimToken(ctx: Context): Promise<{ kept: ScimToken; token: string }> {
  const { companyId, userId } = keeperOf(ctx)
  assertRecentlyConfirmed(ctx)
  const token = `${PREFIX}${makeToken().token}`
  return ctx.transaction(async (tx) => {
    await lockTeam(tx, { companyId })
    if ((await listTokensOf(tx, companyId)).length >= MAX_SCIM_TOKENS)
      throw new AppError('scim-token.too-many', { detail: 'Revoke the one that the directory no longer uses.' })
    const hint = token.slice(-HINT_LENGTH)
    const kept = await insertToken(tx, {
      companyId,
      tokenHash: hashToken(token),
      hint,
      createdBy: userId,
      now: ctx.now(),
    })
    tx.record(changed('make', kept))
    return { kept, token }
  })
}

export async function revokeScimToken(ctx: Context, id: string): Promise<void> {
  const { companyId } = keeperOf(ctx)
  await ctx.transaction(async (tx) => {
    const ended = await deleteToken(tx, companyId, id)
    if (ended === null) throw notFound('token')
    tx.record(changed('revoke', ended))
  })
}
