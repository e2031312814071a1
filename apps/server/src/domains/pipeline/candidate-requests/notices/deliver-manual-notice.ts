import type { deliveryMethods } from '@assay/contracts/manual-notices'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import {
  findManualNotice,
  type ManualNotice,
  manualNoticeDelivered,
  markDelivered,
  mayDeliverNotice,
  noticeScopeOf,
} from '../records/index.ts'

interface Delivery {
  readonly id: string
  readonly method: (typeof deliveryMethods)[number]
  readonly note: string | null
}

/** Records that the candidate was notified, and how. */
export async function deliverNotice(ctx: Context, { id, method, note }: Delivery): Promise<ManualNotice> {
  const { actor } = ctx
  const notice = await findManualNotice(ctx.db, id, await noticeScopeOf(ctx))
  if (notice === null) throw notFound('notice')
  const requirement = { id: notice.requirementId, companyId: notice.companyId }
  assertAllowed(mayDeliverNotice(actor, { notice, requirement, assigned: await listAssignedTo(ctx) }))
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    const deliveredBy = actor.kind === 'user' ? actor.userId : null
    const delivered = await markDelivered(
      tx,
      id,
      { method, note: note === '' ? null : note, deliveredBy, deliveredAt: at },
      at,
    )
    if (delivered === null) throw new AppError('manual-notice.delivered')
    tx.record(manualNoticeDelivered(delivered))
    return delivered
  })
}
