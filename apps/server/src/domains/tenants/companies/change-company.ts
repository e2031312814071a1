import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { endAllSessions } from '../../identity/index.ts'
import { mayRunCompanies } from './companies.policy.ts'
import { changeSuspension, findCompany, listMemberIds } from './companies.store.ts'
import { companySuspended } from './tenants.events.ts'

/**
 * Suspends a company or reactivates it. Members of a suspended one are signed out and cannot sign in; nothing is
 * deleted.
 */
export async function changeCompany(
  ctx: Context,
  { id, verb, reason }: { readonly id: string; readonly verb: 'suspend' | 'reactivate'; readonly reason: string },
): Promise<void> {
  assertAllowed(mayRunCompanies(ctx.actor))
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const company = await findCompany(tx, id)
    if (company === null) throw notFound('company')
    const isSuspending = verb === 'suspend'
    const change = isSuspending
      ? { suspendedAt: now, suspensionReason: reason }
      : { suspendedAt: null, suspensionReason: null }
    if (!(await changeSuspension(tx, { id, change, now })))
      throw new AppError('account.transition', {
        detail: `The company is ${isSuspending ? (company.closedAt === null ? 'already suspended' : 'closed') : 'not suspended'}. Nothing was changed.`,
      })
    if (isSuspending) for (const userId of await listMemberIds(tx, id)) await endAllSessions(tx, userId)
    for (const event of companySuspended(id, { verb, reason })) tx.record(event)
  })
}
