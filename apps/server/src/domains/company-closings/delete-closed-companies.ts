import type { Context, Tx } from '../../platform/context/context.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { endBilling } from '../billing/index.ts'
import { deleteReportsOf } from '../candidate-reports/index.ts'
import { deleteCommunitiesOf } from '../community/communities/index.ts'
import { deleteThreadsOf } from '../cooperation/index.ts'
import { forgetLayout } from '../dashboards/index.ts'
import { deleteViewsOf } from '../list-views/index.ts'
import { deleteNotificationsBefore } from '../notifications/index.ts'
import { endContactsWith } from '../pipeline/contact-requests/index.ts'
import { deleteCalendarsOf } from '../pipeline/interviews/index.ts'
import { listSearchesBehind } from '../pipeline/shortlists/index.ts'
import { deleteSharesOf } from '../profile-shares/index.ts'
import { applyMinRetention } from '../retention/index.ts'
import { deleteSearchesOf, eraseStarsBy } from '../search/index.ts'
import { deletePoolsOf } from '../talent-pools/index.ts'
import { emptyCompany, eraseMembers, listCompaniesToEmpty, lockCompany } from '../tenants/index.ts'
import { deleteWebhooksOf } from '../webhooks/index.ts'
import { closingEvents } from './company-closings.events.ts'

/**
 * Deletes companies that were not reopened: people, settings, searches, lists of candidates and messages. Applications
 * follow once the law no longer requires them, invoices stay.
 */
export async function deleteClosedCompanies(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  for (const { id } of await listCompaniesToEmpty(ctx.db, ctx.now()))
    await ctx.transaction((tx) => deleteCompany(tx, id, ctx.now()))
}

async function deleteCompany(tx: Tx, companyId: string, now: Date): Promise<void> {
  const company = await lockCompany(tx, companyId)
  // Reopened or deleted in the meantime.
  if (company.deletesAt === null || company.deletesAt > now || company.emptiedAt !== null) return
  await endContactsWith(tx, companyId, now)
  await endBilling(tx, companyId, now)
  await deletePoolsOf(tx, companyId)
  await deleteSharesOf(tx, companyId)
  await deleteReportsOf(tx, companyId)
  await deleteWebhooksOf(tx, { kind: 'company', id: companyId })
  await deleteCommunitiesOf(tx, companyId)
  await deleteThreadsOf(tx, companyId)
  await deleteSearchesOf(tx, { companyId, exceptIds: await listSearchesBehind(tx, companyId), now })
  await applyMinRetention(tx, company, now)
  const userIds = await eraseMembers(tx, companyId, now)
  await eraseBelongings(tx, userIds, now)
  await emptyCompany(tx, companyId, now)
  for (const event of closingEvents(companyId, 'delete', { members: userIds.length })) tx.record(event)
}

/** Personal records of users whose accounts are deleted. */
export async function eraseBelongings(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return
  await eraseStarsBy(tx, userIds)
  await deleteViewsOf(tx, userIds)
  await deleteCalendarsOf(tx, userIds)
  await deleteNotificationsBefore(tx, { userIds, before: new Date(now.getTime() + 1) })
  for (const userId of userIds) await forgetLayout(tx, userId)
}
