import type { ShadowTest } from '@assay/contracts/model-versions'
import type { Model } from '@assay/ranking-engine'
import { MIN_SEARCHES, ownShare } from '@assay/training/funnel'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { showCandidatesById } from '../../candidates/index.ts'
import { type LivePool, modelHash, servingModel } from '../../ranking/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { describeFunnel, type Funnel, gatherFunnel } from '../funnel/index.ts'
import {
  type Chosen,
  castShadow,
  enoughSearches,
  fair,
  impactsOn,
  learnModel,
  measureAgain,
  noLeak,
  openPast,
  type PastSearch,
  ranksBetter,
} from '../training/index.ts'
import { listAgreements } from './learning-agreements.store.ts'
import { modelProposed } from './model-versions.events.ts'
import { mayActOnModels, WHO_MAY } from './model-versions.policy.ts'
import {
  findInState,
  insertModelVersion,
  lockModels,
  type ModelVersion,
  type NewModelVersion,
  updateModelVersion,
} from './model-versions.store.ts'

/** Trains on one company's searches for that company, or on those of all companies that agreed for the shared model. */
export async function proposeModel(ctx: Context, live: LivePool, companyId: string | null): Promise<ModelVersion> {
  assertAllowed(mayActOnModels(ctx.actor, 'propose'), WHO_MAY)
  if (companyId !== null && (await findCompany(ctx.db, companyId)) === null) throw notFound('company')
  const now = ctx.now()
  const funnel = await gatherFunnel(ctx.db, await teachersOf(ctx, companyId), now)
  assertEnough(funnel)
  const row = await learnVersion(ctx, live, { companyId, funnel, now })
  return ctx.transaction(async (tx) => {
    await lockModels(tx, companyId)
    const older = await findInState(tx, companyId, 'proposed')
    if (older !== null) await updateModelVersion(tx, older.id, { state: 'superseded' }, now)
    const proposed = await insertModelVersion(tx, row)
    tx.record(modelProposed(proposed))
    return proposed
  })
}

/** Without its agreement, nothing of a company is in the model that ranks for others. */
export async function teachersOf({ db }: Pick<Context, 'db'>, companyId: string | null): Promise<string[]> {
  return companyId === null ? (await listAgreements(db)).map((agreement) => agreement.companyId) : [companyId]
}

function assertEnough({ searches }: Funnel): void {
  if (searches.length >= MIN_SEARCHES) return
  throw new AppError('model.too-few', {
    detail: `Searches with an outcome: ${searches.length}. Training needs ${MIN_SEARCHES}.`,
    meta: { searches: searches.length, needed: MIN_SEARCHES },
  })
}

async function learnVersion(
  ctx: Context,
  live: LivePool,
  { companyId, funnel, now }: { companyId: string | null; funnel: Funnel; now: Date },
): Promise<NewModelVersion> {
  const id = newId(now.getTime())
  const past = await openPast(ctx.db, live, funnel.searches)
  const own = live.current().model
  // A company's model extends the shared one, and the shared one this build's: corrections are never stacked.
  const base = companyId === null ? own : await servingModel(live, ctx.db, { companyId: null, at: now })
  const serving = await servingModel(live, ctx.db, { companyId, at: now })
  const share = ownShare(funnel.searches.length)
  const name = nameOf(base, { companyId, id, now })
  const learned = await learnModel({ past, bias: funnel.bias, base, serving, share, name })
  const { chosen, ...shadow } = await castShadow(past, serving, learned.model)
  const remeasured = await measureAgain(past, await modelsOf(live, past))
  const text = canonicalJson(learned.model)
  return {
    id,
    companyId,
    name,
    state: 'proposed' as const,
    model: text,
    modelHash: modelHash(learned.model),
    basedOn: serving.version,
    basedOnHash: modelHash(serving),
    learnedFrom: describeFunnel(funnel, share, now),
    metrics: learned.metrics,
    diff: learned.diff,
    shadow: { ...shadow, groups: groupsIn(chosen), moves: await withNames(ctx, shadow.moves) },
    guards: [enoughSearches(learned.usable), noLeak(remeasured), ranksBetter(learned.metrics), fair(chosen)],
    proposedBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    createdAt: now,
    updatedAt: now,
  }
}

const nameOf = (base: Model, { companyId, id, now }: { companyId: string | null; id: string; now: Date }): string =>
  `${base.version}+${companyId === null ? 'all' : 'own'}-${dayOf(now)}-${id.slice(-4)}`

function groupsIn(chosen: readonly Chosen[]): ShadowTest['groups'] {
  const round = (share: number) => Math.round(share * 1000) / 1000
  return impactsOn(chosen).map(({ group, people, before, after }) => ({
    group,
    people,
    before: round(before),
    after: round(after),
  }))
}

/** The models with which the searches were frozen. */
async function modelsOf(live: LivePool, past: readonly PastSearch[]): Promise<(each: PastSearch) => Model | null> {
  const byHash = new Map<string, Model | null>()
  for (const { funnel } of past) {
    const { seal, modelVersionId: version } = funnel.search
    if (seal === null || byHash.has(seal.hashes.model)) continue
    byHash.set(seal.hashes.model, await live.modelOf({ version, hash: seal.hashes.model }))
  }
  return ({ funnel }) => byHash.get(funnel.search.seal?.hashes.model ?? '') ?? null
}

async function withNames<Move extends { candidateId: string }>(ctx: Context, moves: readonly Move[]) {
  const shown = await showCandidatesById(ctx.db, ctx.actor, [...new Set(moves.map(({ candidateId }) => candidateId))])
  const names = new Map(shown.map(({ id, attributes }) => [id, String(attributes['maskedName'])]))
  return moves.map((move) => ({ ...move, maskedName: names.get(move.candidateId) ?? 'Former candidate' }))
}
