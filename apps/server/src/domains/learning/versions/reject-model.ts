import type { Context } from '../../../platform/context/context.ts'
import { getVersionForAct, lockVersion } from './get-model-version.ts'
import { modelRejected } from './model-versions.events.ts'
import { type ModelVersion, updateModelVersion } from './model-versions.store.ts'

export async function rejectModel(ctx: Context, { id, reason }: { id: string; reason: string }): Promise<ModelVersion> {
  const found = await getVersionForAct(ctx, id, 'reject')
  const decidedBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  return ctx.transaction(async (tx) => {
    await lockVersion(tx, found, 'proposed')
    const now = ctx.now()
    const rejected = await updateModelVersion(tx, id, { state: 'rejected', reason, decidedAt: now, decidedBy }, now)
    tx.record(modelRejected(rejected, reason))
    return rejected
  })
}
