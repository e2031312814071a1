import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { modelActivations } from './model-activations.tables.ts'
import { rankingModels } from './ranking-models.tables.ts'

const activations = prepared((db: Queries) =>
  db
    .selectDistinctOn([modelActivations.companyId], {
      companyId: modelActivations.companyId,
      hash: modelActivations.modelHash,
    })
    .from(modelActivations)
    .where(
      and(
        or(eq(modelActivations.companyId, sql.placeholder('companyId')), isNull(modelActivations.companyId)),
        lte(modelActivations.since, sql.placeholder('at')),
      ),
    )
    .orderBy(modelActivations.companyId, desc(modelActivations.since), desc(modelActivations.id))
    .prepare(),
)

/** The last activation by then, of the company or else the shared one; null: this build's model. */
export async function findServingHash(db: Queries, companyId: string | null, at: Date): Promise<string | null> {
  const found = await activations(db).execute({ companyId, at })
  const own = found.find((row) => row.companyId !== null)
  return own?.hash ?? found.find((row) => row.companyId === null)?.hash ?? null
}

export interface ActivateModel {
  readonly companyId: string | null
  /** null: back to the model one level up. */
  readonly model: { readonly hash: string; readonly version: string; readonly text: string } | null
  readonly at: Date
}

/** Makes this model serve from now on. The caller has already authorized it. */
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
