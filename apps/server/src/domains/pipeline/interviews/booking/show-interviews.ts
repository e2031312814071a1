import type { IncludeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../../platform/context/actor.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { isWaitOver } from '../../../../platform/time/waits.ts'
import {
  type IsReleased,
  listReachability,
  loadReleases,
  NAME_FIELDS,
  type Reachability,
  showCandidatesById,
} from '../../../candidates/index.ts'
import { listAssignedTo, listRequirementsById } from '../../../requirements/index.ts'
import { listUsersShown } from '../../../tenants/index.ts'
import {
  CONTEST_MS,
  type EmployerVerb,
  employerVerbs,
  type Interview,
  leadsTo,
  listBookings,
  listChanges,
  listPanels,
  listScorecards,
  listSlots,
  mayActOnInterview,
  mayReadScorecards,
  mayReadWords,
  type OfferedSlot,
  type PanelMember,
  REMIND_AGAIN_MS,
  type Scorecard,
  waitsOn,
} from '../records/index.ts'
import { type InterviewAround, presentInterview } from './scheduled-interviews.resource.ts'

interface Loaded {
  readonly titles: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, Presented>
  readonly panels: ReadonlyMap<string, PanelMember[]>
  readonly slots: ReadonlyMap<string, OfferedSlot[]>
  readonly scorecards: ReadonlyMap<string, Scorecard[]>
  readonly changes: ReadonlyMap<string, InterviewAround['changes'][number][]>
  readonly assigned: ReadonlySet<string>
  readonly isReleased: IsReleased
  readonly names: CandidateNames
  readonly reached: ReadonlyMap<string, Reachability>
  readonly taken: (interview: Interview, slot: OfferedSlot) => boolean
}

/** Adds to interviews everything that the caller may see. */
export async function showInterviews(
  ctx: Context,
  { interviews, include }: { interviews: readonly Interview[]; include: IncludeTree },
): Promise<Presented[]> {
  const loaded = await load(ctx, interviews, include.has('candidate') ? undefined : NAME_FIELDS)
  return interviews.map((interview) => {
    const shown = include.has('candidate') ? loaded.names.shownOf(interview) : undefined
    return presentInterview(interview, {
      ...around(ctx, interview, loaded),
      candidate: shown ?? { type: 'candidates', id: interview.candidateId },
    })
  })
}

async function load(
  ctx: Context,
  interviews: readonly Interview[],
  fields: ReadonlySet<string> | undefined,
): Promise<Loaded> {
  const ids = interviews.map(({ id }) => id)
  const requirementIds = [...new Set(interviews.map(({ requirementId }) => requirementId))]
  const [panels, slots, scorecards, changes] = await Promise.all([
    listPanels(ctx.db, ids),
    listSlots(ctx.db, ids),
    listScorecards(ctx.db, ids),
    listChanges(ctx.db, ids),
  ])
  const userIds = [
    ...interviews.map(({ organizerId }) => organizerId),
    ...panels.map(({ userId }) => userId),
    ...changes.flatMap(({ userId }) => userId ?? []),
  ]
  const titles = (await listRequirementsById(ctx.db, requirementIds)).map(({ id, title }) => [id, title] as const)
  const names = await nameCandidates(ctx, interviews, fields)
  return {
    names,
    isReleased: names.isReleased,
    titles: new Map(titles),
    assigned: await listAssignedTo(ctx),
    people: await listUsersShown(ctx.db, [...new Set(userIds)]),
    panels: Map.groupBy(panels, ({ interviewId }) => interviewId),
    slots: Map.groupBy(slots, ({ interviewId }) => interviewId),
    scorecards: Map.groupBy(scorecards, ({ interviewId }) => interviewId),
    changes: Map.groupBy(changes, ({ interviewId }) => interviewId),
    taken: await takenSince(ctx, panels, slots),
    reached: await listReachability(
      ctx.db,
      interviews.map(({ candidateId }) => candidateId),
    ),
  }
}

export interface CandidateNames {
  readonly isReleased: IsReleased
  readonly nameOf: (about: Pick<Interview, 'requirementId' | 'candidateId'>) => string
  readonly shownOf: (about: Pick<Interview, 'requirementId' | 'candidateId'>) => Presented | undefined
}

/**
 * The real name if it is released for that requirement and the caller may know it; masked otherwise. Only the names are read
 * unless other `fields` are wanted; undefined: all.
 */
export async function nameCandidates(
  ctx: Context,
  about: readonly Pick<Interview, 'companyId' | 'requirementId' | 'candidateId'>[],
  fields: ReadonlySet<string> | undefined,
): Promise<CandidateNames> {
  const candidateIds = [...new Set(about.map(({ candidateId }) => candidateId))]
  const requirementIds = [...new Set(about.map(({ requirementId }) => requirementId))]
  const companyId = about[0]?.companyId
  const isReleased: IsReleased =
    companyId === undefined ? () => false : await loadReleases(ctx.db, { companyId, candidateIds, requirementIds })
  const released = new Set(
    about.flatMap(({ requirementId, candidateId }) => (isReleased(requirementId, candidateId) ? candidateId : [])),
  )
  const named = await showCandidatesById(ctx.db, ctx.actor, candidateIds, released, fields)
  const masked = await showCandidatesById(ctx.db, ctx.actor, candidateIds, undefined, fields)
  const find = (all: readonly Presented[]) => new Map(all.map((one) => [one.id, one]))
  const [byName, byMask] = [find(named), find(masked)]
  const shownOf: CandidateNames['shownOf'] = ({ requirementId, candidateId }) =>
    (isReleased(requirementId, candidateId) ? byName : byMask).get(candidateId)
  return {
    isReleased,
    shownOf,
    nameOf: (one) => {
      const attributes = shownOf(one)?.attributes
      return String(attributes?.['legalName'] ?? attributes?.['maskedName'] ?? 'Candidate')
    },
  }
}

/** Whether a required member has booked another interview at a proposed time. */
async function takenSince(ctx: Context, panels: readonly PanelMember[], slots: readonly OfferedSlot[]) {
  if (slots.length === 0) return () => false
  const needed = Map.groupBy(
    panels.filter(({ required }) => required),
    ({ interviewId }) => interviewId,
  )
  const range = {
    from: Math.min(...slots.map(({ startsAt }) => startsAt.getTime())),
    to: Math.max(...slots.map(({ endsAt }) => endsAt.getTime())),
  }
  const bookings = await listBookings(ctx.db, [...new Set(panels.map(({ userId }) => userId))], range)
  return (interview: Interview, { startsAt, endsAt }: OfferedSlot) =>
    bookings.some(
      ({ personId, interviewId, from, to }) =>
        interviewId !== interview.id &&
        from < endsAt.getTime() &&
        startsAt.getTime() < to &&
        needed.get(interview.id)?.some(({ userId }) => userId === personId),
    )
}

function around(ctx: Context, interview: Interview, loaded: Loaded): Omit<InterviewAround, 'candidate'> {
  const panel = loaded.panels.get(interview.id) ?? []
  const slots = loaded.slots.get(interview.id) ?? []
  const scorecards = loaded.scorecards.get(interview.id) ?? []
  const submitted = new Set(scorecards.map(({ userId }) => userId))
  const visible = visibleScorecards(ctx.actor, { panel, scorecards, submitted })
  const isOver = interview.state === 'awaitingFeedback' || interview.state === 'completed'
  const scorecardsDue = isOver ? panel.filter(({ userId, required }) => required && !submitted.has(userId)).length : 0
  return {
    person: (userId) => ({
      userId,
      fullName: String(loaded.people.get(userId)?.attributes['fullName'] ?? ''),
    }),
    requirementTitle: loaded.titles.get(interview.requirementId) ?? '',
    candidateName: loaded.names.nameOf(interview),
    reachedBy: loaded.reached.get(interview.candidateId) ?? 'wordOfMouth',
    isReleased: loaded.isReleased(interview.requirementId, interview.candidateId) && mayReadWords(ctx.actor),
    panel: panel.map(({ userId, response, required }) => ({
      userId,
      response,
      required,
      hasSubmitted: submitted.has(userId),
    })),
    slots: slots.map((slot) => ({ ...slot, isFree: !loaded.taken(interview, slot) })),
    scorecards: visible,
    scorecardsHidden: scorecards.length - visible.length,
    scorecardsDue,
    waitingOn: waitsOn({ state: interview.state, slots, scorecardsDue }),
    changes: loaded.changes.get(interview.id) ?? [],
    mayReadWords: mayReadWords(ctx.actor),
    mayDo: employerVerbs.filter(
      (act) =>
        isPossible(act, { interview, slots, submitted, now: ctx.now(), actor: ctx.actor }) &&
        mayActOnInterview(ctx.actor, act, {
          requirement: { id: interview.requirementId, companyId: interview.companyId },
          assigned: loaded.assigned,
          panel,
        }),
    ),
  }
}

/** The caller’s own scorecard always; others once it is in. Their text only for users who may know the name. */
export function visibleScorecards(
  actor: Actor,
  {
    panel,
    scorecards,
    submitted,
  }: { panel: readonly PanelMember[]; scorecards: readonly Scorecard[]; submitted: Set<string> },
): Scorecard[] {
  const own = scorecards.filter(({ userId }) => actor.kind === 'user' && userId === actor.userId)
  const readable = mayReadScorecards(actor, { panel, submitted }) ? scorecards : own
  return readable.map((scorecard) =>
    mayReadWords(actor) || own.includes(scorecard)
      ? scorecard
      : { ...scorecard, summary: '', criteria: scorecard.criteria.map((rated) => ({ ...rated, note: '' })) },
  )
}

interface Possible {
  readonly interview: Interview
  readonly slots: readonly OfferedSlot[]
  readonly submitted: ReadonlySet<string>
  readonly now: Date
  readonly actor: Actor
}

/** The actions that neither the time nor existing records would refuse. */
function isPossible(act: EmployerVerb, { interview, slots, submitted, now, actor }: Possible): boolean {
  if (leadsTo(interview.state, act, 'employer') === null) return false
  const { startsAt, endsAt, noShowAt, contestedAt, remindedAt } = interview
  if (act === 'reschedule') return startsAt !== null && startsAt > now
  if (act === 'reportNoShow') return endsAt !== null && endsAt <= now && contestedAt === null && submitted.size === 0
  if (act === 'contest') return noShowAt !== null && now.getTime() < noShowAt.getTime() + CONTEST_MS
  if (act === 'submitScorecard') return actor.kind === 'user' && !submitted.has(actor.userId)
  if (act === 'remind')
    return slots[0]?.by !== 'candidate' && (remindedAt === null || isWaitOver(remindedAt, REMIND_AGAIN_MS, now))
  return true
}
