import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { isCandidateAccessible, type ListShown } from '../../../candidates/index.ts'
import {
  type EmployerActor,
  getRequirement,
  listAssignedTo,
  lockRequirement,
  type Requirement,
  takesCandidates,
} from '../../../requirements/index.ts'
import { addEntry, candidateShortlisted, canMove, type Entry, mayActOnShortlist } from '../records/index.ts'
import { moveEntry, saveStep } from './move-entry.ts'

/** The candidate’s rank in a search, or by the criteria of a requirement. */
export interface Ranking {
  readonly rank: number | null
  readonly score: number
  readonly modelVersion: string
}

/** One line of an explanation, in points. */
export interface Line {
  readonly feature: string
  readonly label: string
  readonly value: string
  readonly points: number
  readonly evidence: { readonly grade: string; readonly on: string | null; readonly excerpt: string | null } | null
}

/** Search data for the shortlists, passed in because search is the higher domain. */
export interface Rankings {
  readonly listShown: ListShown
  /** In a frozen search that the caller may see. */
  readonly inSearch: (
    ctx: Context,
    searchId: string,
    candidateIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Ranking>>
  /** Today’s ranking by the requirement’s criteria, without the candidates that they exclude. */
  readonly byCriteria: (
    ctx: Context,
    requirement: Requirement,
    candidateIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Ranking>>
  /** The explanation of each entry by id: frozen if it came from a search, else as of today. */
  readonly explain: (
    ctx: Context,
    requirement: Requirement,
    entries: readonly Entry[],
  ) => Promise<ReadonlyMap<string, { readonly score: number; readonly lines: readonly Line[] }>>
}

export interface ShortlistCandidates {
  readonly requirementId: string
  readonly candidateIds: readonly string[]
  readonly searchId: string | null
}

export interface Added {
  readonly entry: Entry
  readonly isNew: boolean
}

/** Adds candidates to a shortlist. Adding an existing one changes nothing. */
export async function shortlistCandidates(
  ctx: Context,
  rankings: Rankings,
  input: ShortlistCandidates,
): Promise<Added[]> {
  const requirement = await getRequirement(ctx, input.requirementId)
  const actor = assertMayAdd(ctx, requirement, await listAssignedTo(ctx))
  for (const id of input.candidateIds)
    if (!(await isCandidateAccessible(ctx, id, rankings.listShown))) throw notFound('candidate')
  const stood = await findRankings(ctx, rankings, { requirement, input })
  return ctx.transaction(async (tx) => {
    assertOpen(await lockRequirement(tx, requirement.id))
    const added: Added[] = []
    // In one order, so that two bulk additions cannot deadlock.
    for (const candidateId of [...new Set(input.candidateIds)].toSorted())
      added.push(
        await addOne(ctx, tx, {
          requirement,
          actor,
          candidateId,
          searchId: input.searchId,
          ranking: stood.get(candidateId) ?? null,
        }),
      )
    return added
  })
}

function assertMayAdd({ actor }: Context, requirement: Requirement, assigned: ReadonlySet<string>): EmployerActor {
  assertAllowed(mayActOnShortlist(actor, 'add', { requirement, assigned }))
  return actor as EmployerActor
}

export function assertOpen(requirement: Requirement): void {
  if (takesCandidates(requirement.state)) return
  throw new AppError('shortlist.not-open', {
    detail: `“${requirement.title}” has the status ${formatState(requirement.state)}. Only open jobs accept candidates.`,
    meta: { state: requirement.state },
  })
}

async function findRankings(
  ctx: Context,
  { inSearch, byCriteria }: Rankings,
  { requirement, input }: { requirement: Requirement; input: ShortlistCandidates },
): Promise<ReadonlyMap<string, Ranking>> {
  const { searchId, candidateIds } = input
  return searchId === null ? byCriteria(ctx, requirement, candidateIds) : inSearch(ctx, searchId, candidateIds)
}

interface One {
  readonly requirement: Requirement
  readonly actor: EmployerActor
  readonly candidateId: string
  readonly searchId: string | null
  readonly ranking: Ranking | null
}

async function addOne(ctx: Context, tx: Tx, one: One): Promise<Added> {
  const now = ctx.now()
  const { requirement, actor, candidateId, searchId, ranking } = one
  const beginning = {
    addedBy: actor.userId,
    searchId,
    ownerId: actor.userId,
    rankAtAdd: ranking?.rank ?? null,
    scoreAtAdd: ranking?.score ?? null,
    modelAtAdd: ranking?.modelVersion ?? null,
  }
  const { entry, isNew } = await addEntry(tx, {
    id: newId(now.getTime()),
    companyId: requirement.companyId,
    requirementId: requirement.id,
    candidateId,
    createdAt: now,
    updatedAt: now,
    stage: 'shortlisted',
    stageSince: now,
    ...beginning,
  })
  if (!isNew && !canMove(entry.stage, 'beginAnew')) return { entry, isNew }
  if (isNew) await saveStep(tx, entry, { from: null, at: now })
  const begun = isNew
    ? entry
    : await moveEntry(tx, entry, {
        to: 'shortlisted',
        at: now,
        columns: { ...beginning, ...NOT_OVERRIDDEN, beforeAnew: beforeAnewOf(entry) },
      })
  tx.record(candidateShortlisted(begun, { rank: begun.rankAtAdd, score: begun.scoreAtAdd }))
  return { entry: begun, isNew: true }
}

const NOT_OVERRIDDEN = { overrideReason: null, overriddenBy: null, overriddenAt: null } as const

function beforeAnewOf(entry: Entry): Entry['beforeAnew'] {
  const { stage, stageSince, addedBy, ownerId, searchId, rankAtAdd, scoreAtAdd, modelAtAdd } = entry
  const { overrideReason, overriddenBy, overriddenAt } = entry
  return {
    stage,
    stageSince: stageSince.toISOString(),
    addedBy,
    ownerId,
    searchId,
    rankAtAdd,
    scoreAtAdd,
    modelAtAdd,
    overrideReason,
    overriddenBy,
    overriddenAt: overriddenAt?.toISOString() ?? null,
  }
}
