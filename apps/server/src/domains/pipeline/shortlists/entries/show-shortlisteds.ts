import type { Pay } from '@assay/contracts/money'
import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import {
  convertedPay,
  hourlyRateMinor,
  listHourlyRates,
  loadReleases,
  showCandidatesById,
} from '../../../candidates/index.ts'
import {
  findPayUnit,
  listAssignedTo,
  listRequirementsById,
  type PayUnit,
  type Requirement,
} from '../../../requirements/index.ts'
import { listUsersShown, loadReasonLabels } from '../../../tenants/index.ts'
import { listOpinionsOn, opinionsFor } from '../feedback/index.ts'
import type { Entry, Submission } from '../records/index.ts'
import {
  canAskAgency,
  canBeVotedOn,
  canMove,
  canOverrideRank,
  contactAskedIn,
  isClientViewer,
  listSubmissionsOf,
  listVotes,
  mayActOnShortlist,
  mayAskFeedback,
  mayReadWords,
  rateFitOf,
  type ShortlistAct,
} from '../records/index.ts'
import { listTagsOf, presentTag } from '../tags/index.ts'
import type { Ranking, Rankings } from './shortlist-candidates.ts'
import { presentEntry } from './shortlisteds.resource.ts'

interface ShownEntries {
  readonly entries: readonly Entry[]
  readonly include: IncludeTree
  /** The attributes of candidates to read; all of them if absent. */
  readonly fields?: ReadonlySet<string> | undefined
}

/** Adds votes, tags, names and today’s scores to entries. */
export async function showEntries(
  ctx: Context,
  rankings: Rankings,
  { entries, include, fields }: ShownEntries,
): Promise<Presented[]> {
  const ids = entries.map(({ id }) => id)
  const candidateIds = [...new Set(entries.map(({ candidateId }) => candidateId))]
  const requirements = await requirementsOf(ctx, entries)
  const now = await standNow(ctx, rankings, { entries, requirements })
  // Client contacts see no more of a candidate than the agency shows, and no opinions of the team.
  const isOutside = isClientViewer(ctx.actor)
  const votes = (await listVotes(ctx.db, ids)).filter(({ userId }) => !isOutside || isCaller(ctx, userId))
  const tags = isOutside ? new Map() : await listTagsOf(ctx.db, ids)
  const opinions = isOutside ? [] : await listOpinionsOn(ctx.db, ids)
  const asks = mayAskFeedback(ctx.actor)
  const submissions = isOutside ? await listSubmissionsOf(ctx.db, ids) : new Map<string, Submission>()
  const people = await listUsersShown(ctx.db, peopleOf(entries, votes, submissions))
  const rates = await listHourlyRates(ctx.db, candidateIds)
  const usual = include.has('candidate') ? await usualUnit(ctx, [...requirements.values()]) : null
  // Of a pipeline, not opened for the first time.
  if (include.has('candidate')) await ctx.spend('listed', candidateIds)
  const shown = include.has('candidate')
    ? await showCandidatesById(
        ctx.db,
        ctx.actor,
        candidateIds,
        await listReleasedHere(ctx, entries),
        fields && new Set([...fields, 'rateExpected']),
      )
    : []
  const candidates = new Map(shown.map((candidate) => [candidate.id, candidate]))
  const assigned = await listAssignedTo(ctx)
  const labelOf = await loadReasonLabels(
    ctx.db,
    entries.flatMap(({ companyId, rejectionCode }) => (rejectionCode === null ? [] : [companyId])),
  )
  const person = (userId: string) => ({ userId, fullName: String(people.get(userId)?.attributes['fullName'] ?? '') })
  return entries.flatMap((entry) => {
    const requirement = requirements.get(entry.requirementId)
    if (requirement === undefined) return []
    return [
      presentEntry(isOutside ? { ...entry, ownerId: null, searchId: null, overriddenBy: null } : entry, {
        person,
        requirement,
        votes: votes.filter(({ shortlistedId }) => shortlistedId === entry.id),
        opinions: isOutside ? [] : opinionsFor(opinions, { entryId: entry.id, asks, now: ctx.now() }),
        rejectionReason: labelOf(entry.companyId, 'reject', entry.rejectionCode),
        mayReadWords: mayReadWords(ctx.actor),
        scoreNow: now.get(keyOf(entry))?.score ?? null,
        rateFit: rateFitOf(rates.get(entry.candidateId) ?? null, upperEndOf(requirement)),
        rateConverted: inUnit(candidates.get(entry.candidateId), bandOf(requirement) ?? usual),
        contactAsked: contactAskedIn(submissions.get(entry.id), (userId) => person(userId).fullName),
        mayDo: possible(entry, submissions.get(entry.id)).filter((act) =>
          mayActOnShortlist(ctx.actor, act, { requirement, assigned }),
        ),
        candidate: candidates.get(entry.candidateId) ?? { type: 'candidates', id: entry.candidateId },
        tags: (tags.get(entry.id) ?? []).map(presentTag),
      }),
    ]
  })
}

const isCaller = ({ actor }: Context, userId: string): boolean => actor.kind === 'user' && actor.userId === userId

/** A response uses one name per candidate: the real one only if every requirement in it has it. */
async function listReleasedHere(ctx: Context, entries: readonly Entry[]): Promise<ReadonlySet<string>> {
  const [first] = entries
  if (first === undefined) return new Set()
  const isReleased = await loadReleases(ctx.db, {
    companyId: first.companyId,
    candidateIds: entries.map(({ candidateId }) => candidateId),
    requirementIds: entries.map(({ requirementId }) => requirementId),
  })
  const hidden = new Set(
    entries.flatMap((entry) => (isReleased(entry.requirementId, entry.candidateId) ? [] : [entry.candidateId])),
  )
  return new Set(entries.flatMap(({ candidateId }) => (hidden.has(candidateId) ? [] : [candidateId])))
}

const keyOf = ({ requirementId, candidateId }: Entry): string => `${requirementId}/${candidateId}`

async function requirementsOf(ctx: Context, entries: readonly Entry[]): Promise<Map<string, Requirement>> {
  const ids = [...new Set(entries.map(({ requirementId }) => requirementId))]
  return new Map((await listRequirementsById(ctx.db, ids)).map((row) => [row.id, row]))
}

async function standNow(
  ctx: Context,
  { byCriteria }: Rankings,
  { entries, requirements }: { entries: readonly Entry[]; requirements: ReadonlyMap<string, Requirement> },
): Promise<Map<string, Ranking>> {
  const now = new Map<string, Ranking>()
  for (const requirement of requirements.values()) {
    const own = entries.filter(({ requirementId }) => requirementId === requirement.id)
    const ranking = await byCriteria(
      ctx,
      requirement,
      own.map(({ candidateId }) => candidateId),
    )
    for (const entry of own) {
      const today = ranking.get(entry.candidateId)
      if (today !== undefined) now.set(keyOf(entry), today)
    }
  }
  return now
}

function peopleOf(
  entries: readonly Entry[],
  votes: readonly { readonly userId: string }[],
  submissions: ReadonlyMap<string, Submission>,
): string[] {
  const named = entries.flatMap(({ addedBy, ownerId, overriddenBy }) =>
    [addedBy, ownerId ?? [], overriddenBy ?? []].flat(),
  )
  const asked = [...submissions.values()].flatMap(({ contactAskedBy }) => contactAskedBy ?? [])
  return [...new Set([...named, ...asked, ...votes.map(({ userId }) => userId)])]
}

function upperEndOf(requirement: Requirement): number | null {
  const band = bandOf(requirement)
  return band === null ? null : hourlyRateMinor(band)
}

function bandOf({ bandAmountMinor, bandCurrency, bandPeriod }: Requirement): Pay | null {
  if (bandAmountMinor === null || bandCurrency === null || bandPeriod === null) return null
  return { amountMinor: bandAmountMinor, currency: bandCurrency, period: bandPeriod }
}

function inUnit(candidate: Presented | undefined, unit: PayUnit | null): Pay | null {
  const stated = candidate?.attributes['rateExpected'] as Pay | null | undefined
  return stated == null || unit === null ? null : convertedPay(stated, unit)
}

/** What pay is compared in for jobs that state none. */
async function usualUnit(ctx: Context, requirements: readonly Requirement[]): Promise<PayUnit | null> {
  const unpaid = requirements.find((requirement) => bandOf(requirement) === null)
  return unpaid === undefined ? null : findPayUnit(ctx.db, { companyId: unpaid.companyId, requirementId: null })
}

function possible(entry: Entry, submission: Submission | undefined): ShortlistAct[] {
  const { stage } = entry
  return [
    ...(canOverrideRank(entry) ? (['overrideRank'] as const) : []),
    ...(submission !== undefined && canAskAgency(submission, stage) ? (['askAgency'] as const) : []),
    ...(canMove(stage, 'reject') ? (['reject'] as const) : []),
    ...(canMove(stage, 'restore') ? (['restore'] as const) : []),
    ...(canMove(stage, 'accept') ? (['accept', 'deny', 'markDuplicate'] as const) : []),
    ...(canBeVotedOn(stage) ? (['vote'] as const) : []),
    ...(canBeVotedOn(stage) ? (['askFeedback'] as const) : []),
    ...(['assign', 'tag', 'note'] as const),
  ]
}
