import { RETENTION_GRACE_DAYS } from '@assay/contracts/retention-policies'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../platform/errors/app-error.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { type Company, findCompany } from '../tenants/index.ts'
import { retentionChanged } from './retention.events.ts'
import { mayChangeRetention, mayReadRetention } from './retention.policy.ts'
import { isShorter, KEEP_ALL, type Periods, problemsOf } from './retention.rules.ts'
import { findPolicy, type RetentionPolicy, savePolicy } from './retention.store.ts'

interface Wanted {
  readonly companyId: string
  readonly periods: Periods
  readonly maxDays: number | null
}

/** The policy as it would be stored. A shorter period takes effect after a week. */
export async function planRetention(
  ctx: Context,
  { companyId, periods, maxDays }: Wanted,
): Promise<{ company: Company; before: RetentionPolicy | null; countsFrom: Date }> {
  const { actor } = ctx
  if (!mayReadRetention(actor) || actor.companyId !== companyId) throw notFound('retention policy')
  if (!mayChangeRetention(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can change the retention periods.' })
  const company = await findCompany(ctx.db, companyId)
  if (company === null) throw notFound('company')
  const [problem, ...others] = problemsOf(periods, { country: company.country, max: maxDays })
  if (problem !== undefined) throw new ValidationError([problem, ...others])
  const before = await findPolicy(ctx.db, companyId)
  const now = ctx.now()
  const countsFrom = isShorter(periods, before ?? KEEP_ALL)
    ? new Date(now.getTime() + RETENTION_GRACE_DAYS * DAY_MS)
    : (before?.countsFrom ?? now)
  return { company, before, countsFrom }
}

export async function changeRetention(
  ctx: Context,
  { version, ...wanted }: Wanted & { version: number | null },
): Promise<void> {
  const { before, countsFrom } = await planRetention(ctx, wanted)
  const { companyId, periods } = wanted
  await ctx.transaction(async (tx) => {
    const known = before === null ? null : version
    const saved = await savePolicy(tx, { companyId, ...periods, countsFrom, version: known, now: ctx.now() })
    if (saved === null)
      throw new AppError('resource.conflict', {
        detail: 'Someone else changed this after you opened it. Reload, then make your change.',
        field: 'version',
      })
    const { applications, searches, notifications } = before ?? KEEP_ALL
    tx.record(retentionChanged(companyId, { applications, searches, notifications }, periods))
  })
}
