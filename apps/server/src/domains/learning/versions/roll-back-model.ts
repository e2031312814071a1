import type { Context } from '../../../platform/context/context.ts'
import { activateModel } from '../../ranking/index.ts'
import { getVersionForAct, lockVersion } from './get-model-version.ts'
import { modelRolledBack } from './model-versions.events.ts'
import { findLastRetired, type ModelVersion, updateModelVersion } from './model-versions.store.ts'

/**
 * Restores the previously serving model byte by byte: the earlier trained one, or the next one up (shared, then built
 * in).
 */
export async function rollBackModel(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ModelVersion> {
  const found = await getVersionForAct(ctx, id, 'rollback')
  const rolledBackBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  return ctx.transaction(async (tx) => {
    const { companyId } = await lockVersion(tx, found, 'serving')
    const now = ctx.now()
    const before = await findLastRetired(tx, companyId)
    const model = before && { hash: before.modelHash, version: before.name, text: before.model }
    await activateModel(tx, { companyId, model, at: now })
    const decision = { state: 'rolledBack', rollBackReason: reason, rolledBackAt: now, rolledBackBy } as const
    const rolledBack = await updateModelVersion(tx, id, decision, now)
    if (before !== null) await updateModelVersion(tx, before.id, { state: 'serving' }, now)
    tx.record(modelRolledBack(rolledBack, { to: rolledBack.basedOn, reason }))
    return rolledBack
  })
}
