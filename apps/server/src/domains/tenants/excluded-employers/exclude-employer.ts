import { type ExclusionReason, MAX_EXCLUDED_EMPLOYERS } from '@assay/contracts/excluded-employers'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { addDays } from '../../../platform/time/days.ts'
import { employerExcluded } from './excluded-employers.events.ts'
import { mayExcludeEmployers } from './excluded-employers.policy.ts'
import {
  type ExcludedEmployer,
  endExclusion,
  insertExcludedEmployer,
  listExcludedEmployersOf,
  lockList,
} from './excluded-employers.store.ts'
import { todayOfCompany } from './today-of-company.ts'

export interface Exclusion {
  readonly employer: ExcludedEmployer
  readonly today: string
  readonly isNew: boolean
}

/** Leaves an employer out from tomorrow on. An exclusion that would end tomorrow continues instead. */
export async function excludeEmployer(
  ctx: Context,
  { name, reason }: { name: string; reason: ExclusionReason },
): Promise<Exclusion> {
  const { actor } = ctx
  if (!mayExcludeEmployers(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can change excluded employers.' })
  const { companyId, userId } = actor
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockList(tx, companyId)
    const today = await todayOfCompany(tx, companyId, now)
    const listed = await listExcludedEmployersOf(tx, companyId, today)
    const known = listed.filter((each) => each.name.toLowerCase() === name.toLowerCase())
    const lasting = known.find(({ endsOn }) => endsOn === null)
    if (lasting !== undefined) return { employer: lasting, today, isNew: false }
    if (listed.filter(({ endsOn }) => endsOn === null).length >= MAX_EXCLUDED_EMPLOYERS)
      throw new AppError('excluded-employer.too-many', {
        detail: `A company can exclude ${MAX_EXCLUDED_EMPLOYERS} employers. Remove one first.`,
        field: 'name',
      })
    const [ending] = known
    const employer =
      ending === undefined
        ? await insertExcludedEmployer(tx, {
            id: newId(now.getTime()),
            companyId,
            name,
            reason,
            addedBy: userId,
            startsOn: addDays(today, 1),
            createdAt: now,
            updatedAt: now,
          })
        : await endExclusion(tx, ending.id, { endsOn: null, now })
    tx.record(employerExcluded(employer))
    return { employer, today, isNew: ending === undefined }
  })
}
