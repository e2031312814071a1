import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { reviewsBlind } from '../../../../platform/context/may.ts'
import { listReachability, loadReleases, showCandidatesById } from '../../../candidates/index.ts'
import { listAssignedTo, listRequirementsById } from '../../../requirements/index.ts'
import { listUsersShown, loadReasonLabels } from '../../../tenants/index.ts'
import { listEntriesById } from '../../shortlists/index.ts'
import {
  type Approval,
  actsFrom,
  benchmarkAmong,
  countSeatsTaken,
  listApprovals,
  listComparable,
  listDocumentHashes,
  listVersions,
  MAX_AGE_MS,
  mayActOnOffer,
  type Offer,
  type PayBenchmark,
  takesVersion,
  YOUNGEST_MS,
} from '../records/index.ts'
import { fitOf } from './draft-offer.ts'
import { presentOffer } from './offers.resource.ts'

/** Adds authors, approvers, permissions, seats and the document to offers. */
export async function showOffers(
  ctx: Context,
  {
    rows,
    include,
    fields,
    benchmarks,
  }: {
    rows: readonly Offer[]
    include: IncludeTree
    /** The attributes of candidates to read; all of them if absent. */
    fields?: ReadonlySet<string> | undefined
    benchmarks?: ReadonlyMap<string, PayBenchmark>
  },
): Promise<Presented[]> {
  const { db } = ctx
  const ids = rows.map(({ id }) => id)
  const requirementIds = [...new Set(rows.map(({ requirementId }) => requirementId))]
  const requirements = new Map((await listRequirementsById(db, requirementIds)).map((row) => [row.id, row]))
  const taken = await countSeatsTaken(db, [...requirements.values()])
  const approvals = await listApprovals(db, ids)
  const people = await listUsersShown(db, peopleOf(rows, approvals))
  const hashes = await listDocumentHashes(db, ids)
  const candidates = include.has('candidate') ? await candidatesOf(ctx, rows, fields) : new Map<string, Presented>()
  const assigned = await listAssignedTo(ctx)
  const revisable = await findRevisable(ctx, rows)
  const labelOf = await loadReasonLabels(
    db,
    rows.map(({ companyId }) => companyId),
  )
  const reached = await listReachability(
    db,
    rows.map(({ candidateId }) => candidateId),
  )
  const person = (userId: string) => ({ userId, fullName: String(people.get(userId)?.attributes['fullName'] ?? '') })
  return rows.flatMap((offer) => {
    const requirement = requirements.get(offer.requirementId)
    if (requirement === undefined) return []
    const free = Math.max(0, requirement.seats - (taken.get(requirement.id) ?? 0))
    return [
      presentOffer(offer, {
        reachedBy: reached.get(offer.candidateId) ?? 'wordOfMouth',
        person,
        requirement,
        bandFit: fitOf(offer.hourlyMinor, requirement),
        approvals: approvals.filter(({ offerId }) => offerId === offer.id),
        documentHash: hashes.get(offer.id) ?? null,
        seats: { free, all: requirement.seats },
        declineReason: labelOf(offer.companyId, 'decline', offer.declineCode),
        withdrawReason: labelOf(offer.companyId, 'withdraw', offer.withdrawCode),
        payBenchmark: benchmarks?.get(offer.id) ?? null,
        mayDo: actsFrom(offer.state).filter(
          (act) =>
            mayActOnOffer(ctx.actor, act, { requirement, assigned, offer }) &&
            (act !== 'revise' || (requirement.state === 'open' && revisable.has(offer.shortlistedId))),
        ),
        hidesNames: reviewsBlind(ctx.actor),
        candidate: candidates.get(offer.id) ?? { type: 'candidates', id: offer.candidateId },
      }),
    ]
  })
}

/** Shortlist entries for which another version can be drafted. */
async function findRevisable({ db }: Context, rows: readonly Offer[]): Promise<Set<string>> {
  const ids = [
    ...new Set(rows.flatMap(({ state, shortlistedId }) => (actsFrom(state).includes('revise') ? [shortlistedId] : []))),
  ]
  const versions = Map.groupBy(await listVersions(db, ids), ({ shortlistedId }) => shortlistedId)
  const entries = await listEntriesById(db, ids)
  return new Set(entries.flatMap(({ id, stage }) => (takesVersion(stage, versions.get(id) ?? []) ? [id] : [])))
}

/** The rank among comparable offers, as far as the figures may be disclosed. */
export async function findPayBenchmark({ db, now }: Context, offer: Offer): Promise<PayBenchmark | null> {
  const at = now().getTime()
  const samples = await listComparable(db, { offer, from: new Date(at - MAX_AGE_MS), to: new Date(at - YOUNGEST_MS) })
  return benchmarkAmong(offer.hourlyMinor, samples)
}

const peopleOf = (rows: readonly Offer[], approvals: readonly Approval[]): string[] => [
  ...new Set([
    ...rows.flatMap(({ authorIds, approverId }) => (approverId === null ? authorIds : [...authorIds, approverId])),
    ...approvals.map(({ userId }) => userId),
  ]),
]

/** Names by offer: a candidate releases the name for each requirement separately. */
async function candidatesOf(
  ctx: Context,
  rows: readonly Offer[],
  fields: ReadonlySet<string> | undefined,
): Promise<Map<string, Presented>> {
  const [first] = rows
  if (first === undefined) return new Map()
  const candidateIds = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const requirementIds = [...new Set(rows.map(({ requirementId }) => requirementId))]
  const isReleased = await loadReleases(ctx.db, { companyId: first.companyId, candidateIds, requirementIds })
  const masked = await showCandidatesById(ctx.db, ctx.actor, candidateIds, undefined, fields)
  const released = new Set(
    rows.flatMap((row) => (isReleased(row.requirementId, row.candidateId) ? row.candidateId : [])),
  )
  const named = await showCandidatesById(ctx.db, ctx.actor, [...released], released, fields)
  const byId = (shown: readonly Presented[]) => new Map(shown.map((candidate) => [candidate.id, candidate]))
  const [maskedById, namedById] = [byId(masked), byId(named)]
  return new Map(
    rows.flatMap(({ id, requirementId, candidateId }) => {
      const shown = isReleased(requirementId, candidateId) ? namedById.get(candidateId) : maskedById.get(candidateId)
      return shown === undefined ? [] : [[id, shown] as const]
    }),
  )
}
