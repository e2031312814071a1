import type pg from 'pg'
import type { Context } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { ledgerOf } from '../activities/index.ts'
import { presentModelCard } from '../learning/index.ts'
import { type Entry, findEntryById, listAllEntries, listSteps } from '../pipeline/shortlists/index.ts'
import { findModel } from '../ranking/index.ts'
import { getRequirement, listAssignedTo, type Requirement } from '../requirements/index.ts'
import {
  findFrozenMatch,
  listSearchesById,
  type RankingEvidence,
  readRankingEvidence,
  type Search,
} from '../search/index.ts'
import { findCompany, loadReasonLabels, type ReasonLabels } from '../tenants/index.ts'
import type { Decision, Evidence } from './evidence.rules.ts'
import { mayTakeEvidence } from './evidence-files.policy.ts'

export interface WantedEvidence {
  readonly requirementId: string
  /** null: the whole job. */
  readonly shortlistedId: string | null
}

/** Larger than any job by far; a file of so many rankings has some 20 MB. */
const MAX_RANKINGS = 20

export interface EvidenceSource {
  readonly pool: pg.Pool
}

export async function gatherEvidence(
  ctx: Context,
  database: EvidenceSource,
  { requirementId, shortlistedId }: WantedEvidence,
): Promise<{ evidence: Evidence; requirement: Requirement }> {
  const requirement = await getRequirement(ctx, requirementId)
  assertAllowed(
    mayTakeEvidence(ctx.actor) && (await isWithin(ctx, requirement)),
    'Only owners, admins, and the job’s recruiters and hiring managers can export its evidence.',
  )
  const { id, title, state, openedAt, closedAt, weightsFrozenAt, companyId } = requirement
  const one = shortlistedId === null ? null : await entryOf(ctx, requirement, shortlistedId)
  const entries = one === null ? await entriesOf(ctx, requirement) : [one]
  const decisions: Decision[] = []
  const labelOf = await loadReasonLabels(ctx.db, [companyId])
  for (const entry of entries) decisions.push(await decisionOf(ctx, entry, labelOf))
  const only = one?.candidateId ?? null
  const rankings = await rankingsOf(ctx, database, { entries, only })
  const company = await findCompany(ctx.db, companyId)
  const evidence: Evidence = {
    about: {
      kind: one === null ? 'job' : 'decision',
      writtenAt: ctx.now().toISOString(),
      company: company?.name ?? '',
      job: {
        id,
        title,
        state,
        openedAt: openedAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
        weightsFrozenAt: weightsFrozenAt?.toISOString() ?? null,
      },
    },
    ledger: await ledgerOf(ctx, { requirementId, candidateId: only, companyId }),
    decisions,
    modelCards: describeModels(rankings),
    rankings,
  }
  return { evidence, requirement }
}

async function isWithin(ctx: Context, { id }: Requirement): Promise<boolean> {
  if (ctx.actor.kind !== 'user') return false
  return ctx.actor.permissions.get('activity.read') === 'all' || (await listAssignedTo(ctx)).has(id)
}

async function entryOf(ctx: Context, { id }: Requirement, shortlistedId: string): Promise<Entry> {
  const entry = await findEntryById(ctx.db, shortlistedId)
  if (entry?.requirementId !== id) throw notFound('decision')
  return entry
}

async function entriesOf(ctx: Context, { id, companyId }: Requirement): Promise<Entry[]> {
  return (await listAllEntries(ctx.db, companyId)).filter(({ requirementId }) => requirementId === id)
}

async function decisionOf(ctx: Context, entry: Entry, labelOf: ReasonLabels): Promise<Decision> {
  const { id, companyId, candidateId, searchId, stage, rejectionCode, rankAtAdd, scoreAtAdd, modelAtAdd } = entry
  const match = searchId === null ? null : await findFrozenMatch(ctx.db, searchId, candidateId)
  const steps = await listSteps(ctx.db, id)
  return {
    shortlistedId: id,
    candidateId,
    stage,
    reasonCode: rejectionCode,
    reason: labelOf(companyId, 'reject', rejectionCode),
    searchId,
    rank: match?.rank ?? rankAtAdd,
    score: match?.score ?? scoreAtAdd,
    model: modelAtAdd,
    ...(entry.overrideReason === null
      ? {}
      : {
          override: {
            rank: rankAtAdd,
            reason: entry.overrideReason,
            at: entry.overriddenAt?.toISOString() ?? null,
          },
        }),
    explanation: (match?.contributions ?? []).map(({ label, value, points }) => ({ label, value, points })),
    steps: steps.map(({ at, fromStage, toStage, actorType, reasonCode }) => ({
      at: at.toISOString(),
      from: fromStage,
      to: toStage,
      by: actorType,
      reasonCode,
    })),
  }
}

/** The rankings from which the entries came. */
async function rankingsOf(
  ctx: Context,
  database: EvidenceSource,
  { entries, only }: { entries: readonly Entry[]; only: string | null },
): Promise<RankingEvidence[]> {
  const ids = [...new Set(entries.flatMap(({ searchId }) => searchId ?? []))]
  const searches: Search[] = (await listSearchesById(ctx.db, ids)).toSorted(
    (left, right) => left.createdAt.getTime() - right.createdAt.getTime(),
  )
  const rankings: RankingEvidence[] = []
  for (const search of searches.slice(-MAX_RANKINGS)) {
    const ranking = await readRankingEvidence(ctx, database, { search, only })
    if (ranking !== null) rankings.push(ranking)
  }
  return rankings
}

function describeModels(rankings: readonly RankingEvidence[]): Evidence['modelCards'] {
  const modelCards = rankings.flatMap(({ frozen, seal, model }) => {
    const found = findModel({ version: frozen.modelVersionId, hash: seal.hashes.model }, model)
    if (found === null) return []
    const { id, attributes } = presentModelCard(found)
    return [{ id, attributes }]
  })
  return [...new Map(modelCards.map((modelCard) => [modelCard.id, modelCard])).values()]
}
