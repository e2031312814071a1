import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  changeUser,
  dropSecondFactors,
  endAllSessions,
  endSessionsOpenedBy,
  findFactors,
  securityChanged,
} from '../../identity/index.ts'
import { factorResetEvents } from './accounts.events.ts'
import { mayActOn, mayConfirmReset, mayRunAccounts } from './accounts.policy.ts'
import { findAccount } from './accounts.store.ts'
import { type FactorReset, findReset, insertReset, settleReset } from './factor-resets.store.ts'

const OPEN_DAYS = 3

/** Proposes to remove the second factors of a user who lost them. Nothing changes yet, and the user is notified. */
export async function proposeReset(
  ctx: Context,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<FactorReset> {
  const { actor } = ctx
  if (!mayRunAccounts(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    if ((await findAccount(tx, userId)) === null) throw notFound('user')
    assertAllowed(mayActOn(actor, userId), 'You can’t do this to your own account. Ask another operator.')
    await assertHasFactors(tx, userId)
    const reset = await insertReset(tx, {
      id: newId(now.getTime()),
      userId,
      reason,
      proposedBy: actor.userId,
      expiresAt: new Date(now.getTime() + OPEN_DAYS * DAY_MS),
      createdAt: now,
      updatedAt: now,
    })
    if (reset === null)
      throw new AppError('factor-reset.transition', { detail: 'A reset for this user is already pending.' })
    await record(tx, 'propose', reset)
    tx.record(securityChanged(userId, 'secondFactor.askReset'))
    return reset
  })
}

/** Confirms or rejects a reset. The operator who proposed it cannot confirm it, but can withdraw it by rejecting. */
export async function decideReset(
  ctx: Context,
  { id, verb }: { readonly id: string; readonly verb: 'confirm' | 'reject' },
): Promise<void> {
  const { actor } = ctx
  if (!mayRunAccounts(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const reset = await findReset(tx, id)
    if (reset === null) throw notFound('reset')
    if (verb === 'confirm' && !mayConfirmReset(actor, reset))
      throw new AppError('factor-reset.second-person', { detail: 'You proposed it. A colleague must confirm it.' })
    if (verb === 'confirm' && reset.expiresAt <= now)
      throw new AppError('factor-reset.transition', { detail: 'It wasn’t confirmed in time. Propose it again.' })
    const state = verb === 'confirm' ? 'confirmed' : 'rejected'
    const settled = await settleReset(tx, id, { state, by: actor.userId, at: now })
    if (settled === null) throw new AppError('factor-reset.transition', { detail: 'It has already been decided.' })
    if (verb === 'confirm') await removeFactors(tx, settled.userId, now)
    await record(tx, verb, settled)
  })
}

export async function removeFactors(tx: Tx, userId: string, now: Date): Promise<void> {
  await dropSecondFactors(tx, userId)
  await changeUser(tx, userId, { twoFactor: 'none' }, now)
  await endAllSessions(tx, userId)
  await endSessionsOpenedBy(tx, userId)
  tx.record(securityChanged(userId, 'secondFactor.reset'))
}

async function assertHasFactors(tx: Tx, userId: string): Promise<void> {
  const { hasTotp, passkeys } = await findFactors(tx, userId)
  if (!hasTotp && passkeys === 0)
    throw new AppError('factor-reset.transition', { detail: 'This user has no second factor.' })
}

async function record(tx: Tx, verb: 'propose' | 'confirm' | 'reject', reset: FactorReset): Promise<void> {
  const account = await findAccount(tx, reset.userId)
  for (const event of factorResetEvents(verb, reset, account?.companyId ?? account?.agencyId ?? null)) tx.record(event)
}
