import { type InterviewKind, maxInterviewRounds, type SlotInput } from '@assay/contracts/scheduled-interviews'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { listWaysToMeet } from '../../../candidates/index.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import {
  type EmployerActor,
  getRequirement,
  listAssignedTo,
  lockRequirement,
  type Requirement,
} from '../../../requirements/index.ts'
import { findEntryOf } from '../../shortlists/index.ts'
import {
  assertZone,
  cameToNothing,
  type Interview,
  insertInterviews,
  insertPanel,
  interviewEvent,
  listInterviewsOfEntries,
  maySchedule,
} from '../records/index.ts'
import {
  assertPanel,
  criteriaFor,
  keepInterviewers,
  NO_PLANNED_INTERVIEWER,
  nextRound,
  pickLeastLoaded,
  plannedRound,
  type Seated,
} from './plan-round.ts'
import { proposeIn } from './propose-slots.ts'

export interface InterviewOrder {
  readonly round?: number | undefined
  readonly kind?: InterviewKind | undefined
  readonly minutes?: number | undefined
  readonly panel?: readonly Seated[] | undefined
  readonly place: Interview['place']
  readonly joinUrl: string | null
  readonly placeNote: string | null
  readonly scorecardTemplateId?: string | null | undefined
  readonly zone?: string | undefined
}

export interface CreateInterview extends InterviewOrder {
  readonly requirementId: string
  readonly candidateId: string
  readonly slots?: readonly SlotInput[] | undefined
  readonly respondBy?: string | undefined
}

/** Creates a draft interview; with slots it is proposed immediately. */
export async function createInterview(ctx: Context, input: CreateInterview): Promise<Interview> {
  const { requirement, actor } = await getOnShortlistForAct(ctx, input)
  const zone = await zoneOf(ctx, actor, input.zone)
  return ctx.transaction(async (tx) => {
    const locked = await lockRequirement(tx, requirement.id)
    const draft = await draftInterview(tx, { requirement: locked, actor, now: ctx.now(), zone }, input)
    tx.record(interviewEvent(draft, 'create', { after: { state: draft.state, round: draft.round, kind: draft.kind } }))
    if (input.slots === undefined) return draft
    const { slots, respondBy } = input
    return proposeIn(tx, { interview: draft, requirement: locked, actor, now: ctx.now() }, { slots, respondBy })
  })
}

/** Readable, and the caller may plan interviews there. */
export async function getOnShortlistForAct(
  ctx: Context,
  { requirementId, candidateId }: { requirementId: string; candidateId: string },
): Promise<{ requirement: Requirement; actor: EmployerActor }> {
  const requirement = await getRequirement(ctx, requirementId)
  assertAllowed(maySchedule(ctx.actor, { requirement, assigned: await listAssignedTo(ctx) }))
  if ((await findEntryOf(ctx.db, { requirementId, candidateId })) === null)
    throw notFound('candidate on this shortlist')
  return { requirement, actor: ctx.actor as EmployerActor }
}

export async function zoneOf(ctx: Context, actor: EmployerActor, asked: string | undefined): Promise<string> {
  if (asked !== undefined) assertZone(asked, 'zone')
  return asked ?? (await listWaysOfWorking(ctx.db, [actor.userId])).get(actor.userId)?.timezone ?? 'UTC'
}

interface Around {
  readonly requirement: Requirement
  readonly actor: EmployerActor
  readonly zone: string
  readonly now: Date
}

/** Adds an interview without times, inside the caller's transaction. The candidate must be on the shortlist. */
export async function draftInterview(
  tx: Tx,
  { requirement, actor, zone, now }: Around,
  order: InterviewOrder & { readonly candidateId: string },
): Promise<Interview> {
  const { companyId, id: requirementId } = requirement
  const { candidateId, place, joinUrl, placeNote } = order
  const entry = await findEntryOf(tx, { requirementId, candidateId })
  if (entry === null) throw notFound('candidate on this shortlist')
  const made = await listInterviewsOfEntries(tx, [entry.id])
  const round = order.round ?? nextRound(requirement, made)
  if (round > maxInterviewRounds) throw noMoreRounds()
  if (made.some((one) => one.round === round && !cameToNothing.includes(one.state))) throw roundTaken(round)
  const planned = plannedRound(requirement, round)
  const kind = order.kind ?? planned?.kind ?? 'screen'
  const templateId = order.scorecardTemplateId ?? planned?.scorecardId ?? null
  const panel = order.panel ?? (await panelOfPlan(tx, { planned, actor, zone, now }))
  await assertPanel(tx, companyId, panel)
  const id = newId(now.getTime())
  const [draft] = await insertInterviews(tx, [
    {
      id,
      companyId,
      requirementId,
      candidateId,
      shortlistedId: entry.id,
      round,
      kind,
      minutes: order.minutes ?? planned?.minutes ?? 60,
      organizerId: actor.userId,
      place,
      joinUrl,
      placeNote,
      zoneOrganizer: zone,
      zoneCandidate: (await listWaysToMeet(tx, [candidateId])).get(candidateId)?.timezone ?? zone,
      state: 'draft',
      stateSince: now,
      icsUid: `${id}@assay`,
      createdAt: now,
      updatedAt: now,
      ...(await criteriaFor(tx, { companyId, templateId, kind })),
    },
  ])
  if (draft === undefined) throw new Error('The interview was not inserted.')
  await insertPanel(
    tx,
    panel.map((member) => ({ ...member, interviewId: id })),
  )
  return draft
}

type Planned = ReturnType<typeof plannedRound>

async function panelOfPlan(
  tx: Tx,
  { planned, actor, zone, now }: { planned: Planned; actor: EmployerActor; zone: string; now: Date },
): Promise<readonly Seated[]> {
  if (planned === undefined || planned.panelPool.length === 0) return [{ userId: actor.userId, required: true }]
  const pool = await keepInterviewers(tx, actor.companyId, planned.panelPool)
  if (pool.length === 0) throw new ValidationError([{ field: 'panel', message: NO_PLANNED_INTERVIEWER }])
  return pickLeastLoaded(tx, { pool, pick: planned.pick, zone, at: now })
}

const noMoreRounds = (): ValidationError =>
  new ValidationError([
    { field: 'round', message: `A candidate can have at most ${maxInterviewRounds} interview rounds for one job.` },
  ])

const roundTaken = (round: number): AppError =>
  new AppError('interview.round-taken', { detail: `Round ${round} with this candidate is already under way.` })
