import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { assertAllowed } from '../../platform/errors/app-error.ts'
import { deleteNotesAbout } from '../activities/index.ts'
import { deleteLinksAbout } from '../candidate-links/index.ts'
import { insertPlaceholder } from '../candidates/index.ts'
import { deleteThreadsAbout } from '../cooperation/index.ts'
import { deleteNotificationsBefore } from '../notifications/index.ts'
import { eraseRequestsOf } from '../pipeline/candidate-requests/index.ts'
import { forgetContactsOf } from '../pipeline/contact-requests/index.ts'
import { forgetInterviewsOf } from '../pipeline/interviews/index.ts'
import { forgetOffersOf } from '../pipeline/offers/index.ts'
import {
  type Entry,
  forgetEntry,
  listEnded,
  listEntriesOf,
  listSearchesBehind,
  lockEnded,
} from '../pipeline/shortlists/index.ts'
import { deleteSearchesBefore } from '../search/index.ts'
import { type Company, listCompaniesOpen, listMemberIds } from '../tenants/index.ts'
import { applicationForgotten, retentionApplied } from './retention.events.ts'
import { mayApplyRetention } from './retention.policy.ts'
import { beforeOf, effectivePeriods, KEEP_ALL } from './retention.rules.ts'
import { insertRun, listPolicies } from './retention.store.ts'

const BATCH = 100

/** Erases what is older than each company keeps it. Once a day; repeating it changes nothing. */
export async function applyRetention(ctx: Context, { maxDays }: { maxDays: number | null }): Promise<void> {
  assertAllowed(mayApplyRetention(ctx.actor))
  const policies = new Map((await listPolicies(ctx.db)).map((policy) => [policy.companyId, policy]))
  for (const company of await listCompaniesOpen(ctx.db)) {
    const policy = policies.get(company.id)
    if (policy === undefined && maxDays === null) continue
    if (policy !== undefined && policy.countsFrom > ctx.now()) continue
    const periods = effectivePeriods(policy ?? KEEP_ALL, { country: company.country, max: maxDays })
    const people = periods.applications === null ? 0 : await forgetApplications(ctx, company, periods.applications)
    const searches = periods.searches === null ? 0 : await forgetSearches(ctx, company, periods.searches)
    const notifications =
      periods.notifications === null ? 0 : await forgetNotifications(ctx, company, periods.notifications)
    if (people + searches + notifications === 0) continue
    const counts = { people, searches, notifications }
    await ctx.transaction(async (tx) => {
      const at = ctx.now()
      await insertRun(tx, { id: newId(at.getTime()), companyId: company.id, at, ...counts })
      tx.record(retentionApplied(company.id, counts))
    })
  }
}

async function forgetApplications(ctx: Context, { id: companyId }: Company, days: number): Promise<number> {
  const before = beforeOf(ctx.now(), days)
  const people = new Set<string>()
  for (;;) {
    const entries = await listEnded(ctx.db, { companyId, before, limit: BATCH })
    for (const entry of entries) if (await forgetApplication(ctx, entry)) people.add(entry.candidateId)
    if (entries.length < BATCH) return people.size
  }
}

/** The entry stays for the figures, with a placeholder as its candidate. */
async function forgetApplication(ctx: Context, { id, companyId }: Entry): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const entry = await lockEnded(tx, { companyId, id })
    if (entry === null) return false
    const { requirementId, candidateId } = entry
    const at = ctx.now()
    const placeholderId = await insertPlaceholder(tx, at)
    const about = { shortlistedId: id, placeholderId, at }
    const subjectIds = [
      id,
      ...(await forgetContactsOf(tx, about)),
      ...(await eraseRequestsOf(tx, { shortlistedId: id })),
      ...(await forgetInterviewsOf(tx, about)),
      ...(await forgetOffersOf(tx, about)),
    ]
    await forgetEntry(tx, { id, placeholderId, at })
    const left = (await listEntriesOf(tx, candidateId)).filter((other) => other.companyId === companyId)
    await deleteThreadsAbout(tx, { companyId, candidateId, requirementId, isLast: left.length === 0 })
    await deleteNotesAbout(tx, { tenantId: companyId, requirementId, candidateId })
    await deleteLinksAbout(tx, subjectIds)
    tx.record(applicationForgotten(companyId, subjectIds))
    return true
  })
}

async function forgetSearches(ctx: Context, { id: companyId }: Company, days: number): Promise<number> {
  return ctx.transaction(async (tx) => {
    const exceptIds = await listSearchesBehind(tx, companyId)
    return deleteSearchesBefore(tx, { companyId, exceptIds, before: beforeOf(ctx.now(), days) })
  })
}

async function forgetNotifications(ctx: Context, { id }: Company, days: number): Promise<number> {
  const userIds = await listMemberIds(ctx.db, id)
  return deleteNotificationsBefore(ctx.db, { userIds, before: beforeOf(ctx.now(), days) })
}
