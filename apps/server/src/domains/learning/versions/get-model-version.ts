import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { type ModelAct, mayActOnModels, mayReadModels, WHO_MAY } from './model-versions.policy.ts'
import { findModelVersion, lockModels, type ModelVersion } from './model-versions.store.ts'

export async function getModelVersion(ctx: Context, id: string): Promise<ModelVersion> {
  assertAllowed(mayReadModels(ctx.actor), WHO_MAY)
  const version = await findModelVersion(ctx.db, id)
  if (version === null) throw notFound('model version')
  return version
}

/** Loads the version for a decision. Checks the policy before any transaction is opened. */
export async function getVersionForAct(ctx: Context, id: string, act: ModelAct): Promise<ModelVersion> {
  assertAllowed(mayActOnModels(ctx.actor, act), WHO_MAY)
  return getModelVersion(ctx, id)
}

const NEEDED = {
  proposed: 'Only proposed models can be promoted or rejected.',
  serving: 'Only the active model can be rolled back.',
}

/** Serializes decisions about the models of the same company. */
export async function lockVersion(
  tx: Tx,
  { id, companyId }: ModelVersion,
  wanted: 'proposed' | 'serving',
): Promise<ModelVersion> {
  await lockModels(tx, companyId)
  const version = await findModelVersion(tx, id)
  if (version === null) throw notFound('model version')
  if (version.state === wanted) return version
  throw new AppError('model.transition', {
    detail: `“${version.name}” has the status ${formatState(version.state)}. ${NEEDED[wanted]}`,
    meta: { state: version.state },
  })
}
