import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { addDays } from '../../../platform/time/days.ts'
import { employerNoLongerExcluded } from './excluded-employers.events.ts'
import { mayExcludeEmployers, mayReadExcludedEmployers } from './excluded-employers.policy.ts'
import { endExclusion, lockExcludedEmployer, lockList } from './excluded-employers.store.ts'
import { todayOfCompany } from './today-of-company.ts'

/** From tomorrow on; what does not count yet never will. Repeating it changes nothing. */
export async function stopExcludingEmployer(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayReadExcludedEmployers(actor)) throw notFound('excluded employer')
  const { companyId } = actor
  await ctx.transaction(async (tx) => {
    await lockList(tx, companyId)
    const now = ctx.now()
    const today = await todayOfCompany(tx, companyId, now)
    const employer = await lockExcludedEmployer(tx, { companyId, id })
    if (employer === null) throw notFound('excluded employer')
    if (!mayExcludeEmployers(actor))
      throw new AppError('permission.denied', { detail: 'Only owners and admins can change excluded employers.' })
    if (employer.endsOn !== null) return
    const endsOn = employer.startsOn > today ? today : addDays(today, 1)
    tx.record(employerNoLongerExcluded(await endExclusion(tx, id, { endsOn, now })))
  })
}
