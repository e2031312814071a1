import type { TaxonomyEdit } from '@assay/taxonomy/edits/taxonomy-edit'
import type { Context } from '../../../platform/context/context.ts'
import { notFound } from '../../../platform/errors/app-error.ts'
import { streamProfilesAt } from '../../candidates/index.ts'
import { readModel } from '../../ranking/index.ts'
import { taxonomyUpTo } from '../../taxonomy/index.ts'
import { type Frozen, findSearch, type Seal } from '../searches/index.ts'
import { loadFrozen, sealedOf } from './replay-search.ts'

/** Format 1 had the names that `legacy-seals.rules.ts` lists. */
export const REPLAY_FORMAT = 2

/** The first line of an exported search. */
export interface ExportedSearch {
  readonly assaySearch: typeof REPLAY_FORMAT
  readonly id: string
  readonly createdAt: string
  readonly frozen: Frozen
  readonly seal: Seal
  /** As stored; null for the model built into the release. */
  readonly model: string | null
  /** Operators' edits of the skills of the release at that time; absent if none. */
  readonly taxonomyEdits?: readonly TaxonomyEdit[]
}

/** Every other line: what the ranker could read of one candidate, byte by byte. */
export interface ExportedProfile {
  readonly candidateId: string
  readonly contentHash: string
  readonly profile: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Streams everything needed to rank a frozen search again elsewhere. Candidates appear by id only. */
export async function* exportSearch(
  ctx: Context,
  database: Parameters<typeof streamProfilesAt>[0],
  id: string,
): AsyncGenerator<ExportedSearch | ExportedProfile> {
  const search = UUID.test(id) ? await findSearch(ctx.db, id) : null
  if (search === null) throw notFound('search')
  const seal = sealedOf(search)
  const { criteria, modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall, matches } = await loadFrozen(
    ctx,
    search,
  )
  yield {
    assaySearch: REPLAY_FORMAT,
    id: search.id,
    createdAt: search.createdAt.toISOString(),
    frozen: { criteria, modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall, matches },
    seal,
    model: await readModel(database, seal.hashes.model, modelVersionId),
    ...editsOf(seal),
  }
  for await (const batch of streamProfilesAt(database, seal.poolVersion))
    for (const { candidateId, contentHash, profile } of batch) yield { candidateId, contentHash, profile }
}

/** The edits of the taxonomy that a search was ranked by, for a file. */
export function editsOf({ taxonomy = 0 }: Seal): { readonly taxonomyEdits?: readonly TaxonomyEdit[] } {
  return taxonomy === 0 ? {} : { taxonomyEdits: taxonomyUpTo(taxonomy).edits }
}
