import type { Model } from '@assay/ranking-engine'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import { showCandidatesById } from '../../candidates/index.ts'
import type { LivePool } from '../../ranking/index.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { taxonomyUpTo } from '../../taxonomy/index.ts'
import { type Frozen, getSearch, listFrozenMatches, mayExplain, type Seal, type Search } from '../searches/index.ts'
import { type Replay, replayFrozen } from './replay-frozen.ts'

export interface SearchReplay extends Replay {
  readonly search: Search
  readonly maskedNames: ReadonlyMap<string, string>
}

/** Ranks a frozen search again on the pool of its time. Nothing is stored. */
export async function replaySearch(ctx: Context, live: LivePool, id: string): Promise<SearchReplay> {
  const search = await getSearch(ctx, id)
  assertAllowed(mayExplain(ctx.actor), 'Your role doesn’t include explanations of ranks.')
  const seal = sealedOf(search)
  const model = await modelOf(live, search, seal)
  const frozen = await loadFrozen(ctx, search)
  const known = taxonomyUpTo(seal.taxonomy ?? 0)
  const rebuilt = await live.rebuild(seal.poolVersion, seal.asOfDay, known)
  const criteria = sealedCriteriaOf(search.criteria, known)
  const replay = replayFrozen({ frozen, seal, criteria, rebuilt, model, known })
  const ids = replay.findings.flatMap(({ candidateId }) => candidateId ?? [])
  const shown = await showCandidatesById(ctx.db, ctx.actor, [...new Set(ids)])
  return {
    ...replay,
    search,
    maskedNames: new Map(shown.map((each) => [each.id, String(each.attributes['maskedName'])])),
  }
}

export function sealedOf({ seal }: Pick<Search, 'seal'>): Seal {
  if (seal !== null) return seal
  throw new AppError('replay.not-kept', { detail: 'This search is older than stored profiles. Run it again.' })
}

/** The model of a search, or an error that names it. */
export function knownModel(model: Model | null, version: string): Model {
  if (model !== null) return model
  throw new AppError('replay.model-unknown', {
    detail: `The search was ranked by model ${version}, which this version of Assay doesn’t support.`,
    meta: { modelVersionId: version },
  })
}

export async function modelOf(live: LivePool, { modelVersionId }: Search, seal: Seal): Promise<Model> {
  return knownModel(await live.modelOf({ version: modelVersionId, hash: seal.hashes.model }), modelVersionId)
}

export async function loadFrozen(ctx: Pick<Context, 'db'>, search: Search): Promise<Frozen> {
  const rows = await listFrozenMatches(ctx.db, search.id, { from: 0, to: search.frozenCount })
  return { ...search, matches: rows }
}
