import { CLOSING_GRACE_DAYS } from '@assay/contracts/company-closings'
import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../platform/errors/app-error.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { endAgencyClientsOf } from '../agencies/index.ts'
import { assertRecentlyConfirmed, endAllSessions } from '../identity/index.ts'
import { cancelJobsOf } from '../requirements/index.ts'
import {
  type Company,
  findCompany,
  listMemberIds,
  lockCompany,
  revokeInvitations,
  saveClosing,
} from '../tenants/index.ts'
import { closingEvents } from './company-closings.events.ts'
import { mayCloseCompany, mayReopenAnyCompany } from './company-closings.policy.ts'
import { isSameName } from './company-closings.rules.ts'
import { describeClosing } from './show-closing.ts'

/** Closes the caller’s company. An effect settles open work, so that a closed company has none. */
export async function closeCompany(ctx: Context, { id, name }: { id: string; name: string }): Promise<Company> {
  const { actor } = ctx
  if (actor.kind !== 'user' || actor.companyId !== id) throw notFound('company')
  assertAllowed(mayCloseCompany(actor), 'Only owners can close a company.')
  assertRecentlyConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    const company = await lockCompany(tx, id)
    if (company.closedAt !== null)
      throw new AppError('account.transition', { detail: 'The company is already closed.' })
    if (!isSameName(name, company.name))
      throw new ValidationError([{ field: 'name', message: `Type “${company.name}”.` }])
    const { obstacles } = await describeClosing(ctx, company)
    if (obstacles.length > 0) throw new AppError('company.obstacles', { detail: obstacles.join(' ') })
    const now = ctx.now()
    const deletesAt = new Date(now.getTime() + CLOSING_GRACE_DAYS * DAY_MS)
    const closed = await saveClosing(tx, id, { closedAt: now, closedBy: actor.userId, deletesAt }, now)
    for (const userId of await listMemberIds(tx, id)) {
      await endAllSessions(tx, userId)
      tx.announce({ to: { userId }, type: 'session.ended', data: { everywhere: true } })
    }
    for (const event of closingEvents(id, 'close', { deletesAt: deletesAt.toISOString() })) tx.record(event)
    return closed
  })
}

/** Cancels jobs, ends agreements with agencies and revokes invitations. Repeating it changes nothing. */
export async function settleClosedCompany(ctx: Context, companyId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    const { closedAt } = await lockCompany(tx, companyId)
    if (closedAt === null) return
    const now = ctx.now()
    await cancelJobsOf(tx, companyId, now)
    await endAgencyClientsOf(tx, companyId, now)
    await revokeInvitations(tx, companyId, now)
  })
}

/** Lets the members of a closed company sign in again. Settled work stays settled. */
export async function reopenCompany(
  ctx: Context,
  { id, reason }: { id: string; reason: string | null },
): Promise<Company> {
  const { actor } = ctx
  const isOperator = mayReopenAnyCompany(actor)
  const isOwn = actor.kind === 'user' && actor.companyId === id
  if (!isOperator && !isOwn) throw notFound('company')
  assertAllowed(isOperator || mayCloseCompany(actor), 'Only owners can reopen a company.')
  if (isOperator && reason === null)
    throw new ValidationError([{ field: 'reason', message: 'Enter a reason. Both sides see it in their timelines.' }])
  if ((await findCompany(ctx.db, id)) === null) throw notFound('company')
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const { closedAt, deletesAt, emptiedAt } = await lockCompany(tx, id)
    if (closedAt === null) throw new AppError('account.transition', { detail: 'The company is already open.' })
    if (emptiedAt !== null || deletesAt === null || deletesAt <= now)
      throw new AppError('account.transition', { detail: 'It’s too late to reopen the company. Its data is deleted.' })
    const reopened = await saveClosing(tx, id, { closedAt: null, closedBy: null, deletesAt: null }, now)
    for (const event of closingEvents(id, 'reopen', reason === null ? {} : { reason })) tx.record(event)
    return reopened
  })
}
