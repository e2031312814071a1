// A frozen ranking, or one person in it, with what it takes to rank again without a database.
import type pg from 'pg'
import type { Context } from '../../../platform/context/context.ts'
import { canonicalJson, sha256 } from '../../../platform/hashing/canonical-json.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { readProfile, readProfilesAt } from '../../candidates/index.ts'
import { findModel, rankPool, readModel, rebuildPool } from '../../ranking/index.ts'
import { sealedCriteriaOf } from '../../requirements/index.ts'
import { knownTaxonomy } from '../../taxonomy/index.ts'
import {
  CURRENT_NAMES_FROM,
  type Frozen,
  type FrozenMatch,
  findBroken,
  frozenMatchOf,
  type Seal,
  type Search,
  seedsOf,
} from '../searches/index.ts'
import { type ExportedProfile, type ExportedSearch, editsOf } from './export-search.ts'
import { loadFrozen } from './replay-search.ts'

export interface RankingEvidence {
  readonly searchId: string
  readonly createdAt: string
  readonly frozen: Frozen
  readonly seal: Seal
  /** As stored; null for the model built into the release. */
  readonly model: string | null
  /** Operators' edits of the skills of the release at that time; absent if none. */
  readonly taxonomyEdits?: ExportedSearch['taxonomyEdits']
  /** The candidates in `frozen.matches`: all, or the one that a decision concerns. */
  readonly profiles: readonly ExportedProfile[]
}

/** null for searches from before profiles were kept. `only`: no other candidate's lines and profile. */
export async function readRankingEvidence(
  ctx: Context,
  database: { readonly pool: pg.Pool },
  { search, only }: { search: Search; only: string | null },
): Promise<RankingEvidence | null> {
  const { seal } = search
  if (seal === null) return null
  const { criteria, modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall, matches } = await loadFrozen(
    ctx,
    search,
  )
  const some = only === null ? matches : matches.filter(({ candidateId }) => candidateId === only)
  const read = await readProfilesAt(
    database.pool,
    seal.poolVersion,
    some.map(({ candidateId }) => candidateId),
  )
  return {
    searchId: search.id,
    createdAt: search.createdAt.toISOString(),
    frozen: { criteria, modelVersionId, poolHash, poolSize, matchedCount, facets, waterfall, matches: some },
    seal,
    model: await readModel(database.pool, seal.hashes.model, modelVersionId),
    ...editsOf(seal),
    profiles: read
      .map(({ candidateId, contentHash, profile }) => ({ candidateId, contentHash, profile }))
      .toSorted((left, right) => (left.candidateId < right.candidateId ? -1 : 1)),
  }
}

/** The differences, in words; empty if every line and the order are the same again. */
export async function checkRankingEvidence(evidence: RankingEvidence): Promise<string[]> {
  const { frozen, seal, profiles } = evidence
  const model = findModel({ version: frozen.modelVersionId, hash: seal.hashes.model }, evidence.model)
  if (model === null) return [`the model ${frozen.modelVersionId} differs from its seal, or is not supported here`]
  const findings = sealFindings(evidence)
  for (const { candidateId, contentHash, profile } of profiles)
    if (profile !== null && sha256(profile) !== contentHash) findings.push(`the profile of ${candidateId} was altered`)
  // An altered profile may have any shape.
  if (findings.some((found) => found.startsWith('the profile'))) return findings
  const erased = new Set(profiles.flatMap(({ candidateId, profile }) => (profile === null ? [candidateId] : [])))
  const known = knownTaxonomy(evidence.taxonomyEdits ?? [])
  const rebuilt = await rebuildPool(batchOf(profiles.map(readProfile)), { asOfDay: seal.asOfDay, known })
  const ranked = rankPool(rebuilt.pool, sealedCriteriaOf(frozen.criteria, known), {
    now: seal.day * DAY_MS,
    limit: Math.max(1, profiles.length),
    except: seal.except,
    facets: false,
    model,
    ...seedsOf(seal),
  })
  const again = new Map(ranked.matches.map((match) => [match.candidateId, frozenMatchOf(match, new Map())]))
  const expected = frozen.matches.filter(({ candidateId }) => !erased.has(candidateId))
  for (const was of expected) {
    const is = again.get(was.candidateId)
    if (is === undefined) findings.push(`rank ${was.rank}: ${was.candidateId} is missing when ranked again`)
    else if (!isSame(was, is, seal))
      findings.push(`rank ${was.rank}: ${was.candidateId} has other contributions when ranked again`)
  }
  const order = ranked.matches.map(({ candidateId }) => candidateId)
  const differing = expected.find(({ candidateId }, place) => order[place] !== candidateId)
  if (findings.length === 0 && differing !== undefined)
    findings.push(`rank ${differing.rank}: the order differs when ranked again`)
  return findings
}

async function* batchOf<Each>(all: readonly Each[]): AsyncGenerator<readonly Each[]> {
  yield all
}

/** Each embedded match against its own hash in the seal. */
function sealFindings({ frozen, seal }: RankingEvidence): string[] {
  const padded: FrozenMatch[] = []
  for (const match of frozen.matches) padded[match.rank - 1] = match
  const places = new Set(frozen.matches.map(({ rank }) => rank))
  const [first] = frozen.matches
  // Ranks that are not in the file hold a placeholder, whose differences are ignored.
  const matches = Array.from({ length: seal.hashes.matches.length }, (_, at) => padded[at] ?? first).filter(
    (match) => match !== undefined,
  )
  return findBroken({ ...frozen, matches }, seal)
    .filter(({ part, rank }) => part !== 'matches' || (rank !== null && places.has(rank)))
    .map(({ part, rank }) =>
      rank === null ? `the ${part} does not match the seal` : `rank ${rank} does not match the seal`,
    )
}

/** Scores, and the points of each feature. Words of earlier releases are vouched for by the seal alone. */
function isSame(was: FrozenMatch, is: FrozenMatch, seal: Seal): boolean {
  const linesOf = ({ contributions }: FrozenMatch) =>
    contributions.map(({ feature, label, value, points }) =>
      seal.format < CURRENT_NAMES_FROM ? { points } : { feature, label, value, points },
    )
  return was.score === is.score && canonicalJson(linesOf(was)) === canonicalJson(linesOf(is))
}
