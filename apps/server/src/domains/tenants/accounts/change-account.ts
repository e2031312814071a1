import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import {
  changeUser,
  endAllSessions,
  endSessionsOpenedBy,
  findLatestVerificationOf,
  resendVerification,
} from '../../identity/index.ts'
import { accountEvents } from './accounts.events.ts'
import { mayActOn, mayRunAccounts } from './accounts.policy.ts'
import { type Account, findAccount } from './accounts.store.ts'

interface Step {
  readonly id: string
  readonly verb: 'disable' | 'enable' | 'signOut'
  readonly reason?: string | undefined
}

/** An operator's action on the account of another user. */
export async function changeAccount(ctx: Context, { id, verb, reason }: Step): Promise<void> {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const account = await accountFor(ctx, tx, id)
    const isDisabled = account.user.disabledAt !== null
    if ((verb === 'disable' && isDisabled) || (verb === 'enable' && !isDisabled))
      throw new AppError('account.transition', {
        detail: `The account is already ${isDisabled ? 'disabled' : 'enabled'}. Nothing was changed.`,
      })
    if (verb !== 'signOut') await changeUser(tx, id, { disabledAt: verb === 'disable' ? now : null }, now)
    if (verb !== 'enable') {
      await endAllSessions(tx, id)
      await endSessionsOpenedBy(tx, id)
    }
    record(tx, verb, account, reason)
  })
}

/** The same limits hold as for the user's own request. */
export async function resendFor(ctx: Context, id: string): Promise<void> {
  const account = await ctx.transaction(async (tx) => {
    const found = await accountFor(ctx, tx, id)
    if (found.user.emailVerifiedAt !== null)
      throw new AppError('account.transition', { detail: 'This address is already verified.' })
    record(tx, 'resendVerification', found)
    return found
  })
  const latest = await findLatestVerificationOf(ctx.db, account.user.id)
  if (latest === null) throw notFound('verification')
  await resendVerification(ctx, { id: latest.id })
}

async function accountFor(ctx: Context, tx: Tx, id: string): Promise<Account> {
  if (!mayRunAccounts(ctx.actor)) throw new AppError('permission.denied')
  const account = await findAccount(tx, id)
  if (account === null) throw notFound('user')
  assertAllowed(mayActOn(ctx.actor, id), 'You can’t do this to your own account. Ask another operator.')
  return account
}

function record(tx: Tx, verb: Parameters<typeof accountEvents>[0], account: Account, reason?: string): void {
  const { user, companyId, agencyId } = account
  for (const event of accountEvents(verb, { userId: user.id, tenantId: companyId ?? agencyId, reason }))
    tx.record(event)
}
