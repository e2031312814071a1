import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { modelActivations } from './model-activations.tables.ts'
import { rankingModels } from './ranking-models.tables.ts'

/** What was set last at this level by then; undefined where nothing ever was. */
async function findSet(db: Queries, companyId: string | null, at: Date): Promise<string | null | undefined> {
  const [found] = await db
    .select({ hash: modelActivations.modelHash })
    .from(modelActivations)
    .where(
      and(
        companyId === null ? isNull(modelActivations.companyId) : eq(modelActivations.companyId, companyId),
        lte(modelActivations.since, at),
      ),
    )
    .orderBy(desc(modelActivations.since), desc(modelActivations.id))
    .limit(1)
  return found?.hash
}

/** A company's own, else everybody's; null: the one of this build. */
export async function findServingHash(db: Queries, companyId: string | null, at: Date): Promise<string | null> {
  const own = companyId === null ? null : await findSet(db, companyId, at)
  return own ?? (await findSet(db, null, at)) ?? null
}

export interface ActivateModel {
  readonly companyId: string | null
  /** null: back to what stands above. */
  readonly model: { readonly hash: string; readonly version: string; readonly text: string } | null
  readonly at: Date
}

/** From now on this model serves; the caller's policy has spoken. */
export async function activateModel(db: Queries, { companyId, model, at }: ActivateModel): Promise<void> {
  if (model !== null)
    await db
      .insert(rankingModels)
      .values({ hash: model.hash, version: model.version, model: model.text, createdAt: at })
      .onConflictDoNothing()
  await db
    .insert(modelActivations)
    .values({ id: newId(at.getTime()), companyId, modelHash: model?.hash ?? null, since: at })
}

export async function findModelText(db: Queries, hash: string): Promise<string | null> {
  const [found] = await db
    .select({ model: rankingModels.model })
    .from(rankingModels)
    .where(eq(rankingModels.hash, hash))
  return found?.model ?? null
}
