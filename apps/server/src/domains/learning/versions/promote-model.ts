import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { activateModel, type LivePool, modelHash, servingModel } from '../../ranking/index.ts'
import { GUARD_CODES } from '../training/index.ts'
import { getVersionForAct, lockVersion } from './get-model-version.ts'
import { modelPromoted } from './model-versions.events.ts'
import { findInState, type ModelVersion, updateModelVersion } from './model-versions.store.ts'

/** Makes a proposed model serve. A failing guard refuses it, regardless of the caller. */
export async function promoteModel(
  ctx: Context,
  live: LivePool,
  { id, reason }: { id: string; reason: string },
): Promise<ModelVersion> {
  const found = await getVersionForAct(ctx, id, 'promote')
  const decidedBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null
  return ctx.transaction(async (tx) => {
    const version = await lockVersion(tx, found, 'proposed')
    const serving = await servingModel(live, tx, { companyId: version.companyId, at: ctx.now() })
    if (modelHash(serving) !== version.basedOnHash)
      throw new AppError('model.outdated', {
        detail: `It was tested against ${version.basedOn}, but ${serving.version} is active now. Train again.`,
      })
    assertGuarded(version)
    const now = ctx.now()
    const before = await findInState(tx, version.companyId, 'serving')
    if (before !== null) await updateModelVersion(tx, before.id, { state: 'retired' }, now)
    const { companyId, model: text, modelHash: hash, name } = version
    await activateModel(tx, { companyId, model: { hash, version: name, text }, at: now })
    const promoted = await updateModelVersion(tx, id, { state: 'serving', reason, decidedAt: now, decidedBy }, now)
    tx.record(modelPromoted(promoted, { before: serving.version, reason }))
    return promoted
  })
}

function assertGuarded({ guards }: ModelVersion): void {
  const failed = guards.find(({ passed }) => !passed)
  if (failed === undefined) return
  throw new AppError(GUARD_CODES[failed.name], { detail: failed.words, meta: { guard: failed.name } })
}
