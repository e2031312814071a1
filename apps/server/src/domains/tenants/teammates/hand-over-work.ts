import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { listInterviewers, listMembersAmong } from './holders.store.ts'
import type { WorkOfMembers } from './work-of-members.ts'

export interface Leaving {
  readonly companyId: string
  readonly fromUserId: string
  /** null if there should be nothing to hand over. */
  readonly handOverTo: string | null
  readonly by: string
  readonly work: WorkOfMembers
}

/** A colleague takes over the open work of a leaving member; without one, leaving is refused. */
export async function handOverWork(
  ctx: Context,
  tx: Tx,
  { companyId, fromUserId, handOverTo, by, work }: Leaving,
): Promise<void> {
  const open = (await work.count(tx, companyId, [fromUserId])).get(fromUserId)
  if (handOverTo === null) {
    if (open !== undefined && open.jobs + open.candidates + open.interviews > 0)
      throw new AppError('teammate.open-work', { detail: 'Choose who takes over.', meta: { ...open } })
    return
  }
  if (handOverTo === fromUserId || !(await listMembersAmong(tx, companyId, [handOverTo])).has(handOverTo))
    throw new ValidationError([{ field: 'handOverTo', message: 'Choose an active colleague.' }])
  const able = await listInterviewers(tx, companyId)
  const isOfInterviewer = able.has(fromUserId) || (open !== undefined && open.candidates + open.interviews > 0)
  if (isOfInterviewer && !able.has(handOverTo))
    throw new ValidationError([{ field: 'handOverTo', message: 'Choose a colleague who can interview.' }])
  await work.handOver(tx, { companyId, fromUserId, toUserId: handOverTo, by, now: ctx.now() })
}
