// Working hours, bookings and proposed times of people.
import { usualWorkingHours } from '@assay/contracts/profiles'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { listWaysToMeet, NAME_FIELDS } from '../../../candidates/index.ts'
import { listWaysOfWorking } from '../../../identity/index.ts'
import { type EmployerActor, getRequirement } from '../../../requirements/index.ts'
import { listMembersAmong } from '../../../tenants/index.ts'
import { findEntryOf } from '../../shortlists/index.ts'
import { nameCandidates } from '../booking/index.ts'
import {
  countLoads,
  listBookings,
  listImported,
  listInterviewsById,
  listOffered,
  mayReadAvailability,
} from '../records/index.ts'
import { type Span, weekOf, workingSpans } from '../times/index.ts'

export interface BusySpan extends Span {
  readonly kind: 'interview' | 'proposed' | 'imported'
  readonly interviewId: string | null
}

export interface Lane {
  readonly id: string
  readonly kind: 'interviewer' | 'candidate'
  readonly name: string
  readonly zone: string
  readonly hasWorkingHours: boolean
  readonly working: readonly Span[]
  readonly busy: readonly BusySpan[]
  readonly load: { readonly interviews: number; readonly minutes: number }
}

const MAX_MS = 45 * DAY_MS
const NO_LOAD = { interviews: 0, minutes: 0 }

export interface WhoAndWhen {
  readonly userIds: readonly string[]
  readonly candidate: { readonly requirementId: string; readonly candidateId: string } | null
  readonly range: Span
}

function assertMayLook(ctx: Context): EmployerActor {
  const { actor } = ctx
  if (!mayReadAvailability(actor))
    throw new AppError('permission.denied', { detail: 'Your role doesn’t allow scheduling interviews.' })
  return actor
}

export function readRange(from: string, to: string): Span {
  const range = { from: Date.parse(from), to: Date.parse(to) }
  if (range.to <= range.from) throw new ValidationError([{ field: 'to', message: 'It must end after it starts.' }])
  if (range.to - range.from > MAX_MS)
    throw new ValidationError([{ field: 'to', message: 'Choose a range of at most 45 days.' }])
  return range
}

/** In the requested order, the candidate last. */
export async function readAvailability(ctx: Context, { userIds, candidate, range }: WhoAndWhen): Promise<Lane[]> {
  const actor = assertMayLook(ctx)
  const members = await listMembersAmong(ctx.db, actor.companyId, userIds)
  if (userIds.some((id) => !members.has(id))) throw notFound('colleague')
  const lanes = await lanesOfInterviewers(ctx, [...new Set(userIds)], range)
  if (candidate === null) return lanes
  const requirement = await getRequirement(ctx, candidate.requirementId)
  return [...lanes, await shownLane(ctx, { ...candidate, companyId: requirement.companyId }, range)]
}

export async function lanesOfInterviewers(ctx: Context, userIds: readonly string[], range: Span): Promise<Lane[]> {
  const [people, booked, imported, offered] = await Promise.all([
    listWaysOfWorking(ctx.db, userIds),
    listBookings(ctx.db, userIds, range),
    listImported(ctx.db, userIds, range),
    listOffered(ctx.db, { userIds, range }),
  ])
  const lanes: Lane[] = []
  for (const id of userIds) {
    const person = people.get(id)
    if (person === undefined) throw notFound('colleague')
    const { timezone: zone, workingHours, fullName: name } = person
    const own = <Of extends { readonly personId: string }>(all: readonly Of[]) =>
      all.filter((one) => one.personId === id)
    const loads = await countLoads(ctx.db, { personIds: [id], range: weekOf(zone, range.from) })
    lanes.push({
      id,
      kind: 'interviewer',
      name,
      zone,
      load: loads.get(id) ?? NO_LOAD,
      hasWorkingHours: workingHours !== usualWorkingHours,
      working: workingSpans(workingHours, zone, range),
      busy: [
        ...own(booked).map(({ from, to, interviewId }) => ({ from, to, interviewId, kind: 'interview' as const })),
        ...own(offered).map(({ from, to, interviewId }) => ({ from, to, interviewId, kind: 'proposed' as const })),
        ...own(imported).map(({ from, to }) => ({ from, to, interviewId: null, kind: 'imported' as const })),
      ],
    })
  }
  return lanes
}

interface OfCandidate {
  readonly candidateId: string
  readonly name: string
  /** Whose interviews count; null for all, which only the candidate's side may know. */
  readonly companyId: string | null
}

/** Only this company’s interviews: those with other companies are confidential. */
async function shownLane(
  ctx: Context,
  of: { requirementId: string; candidateId: string; companyId: string },
  range: Span,
): Promise<Lane> {
  if ((await findEntryOf(ctx.db, of)) === null) throw notFound('candidate on this shortlist')
  const { nameOf } = await nameCandidates(ctx, [of], NAME_FIELDS)
  return laneOfCandidate(ctx, { ...of, name: nameOf(of) }, range)
}

export async function laneOfCandidate(
  ctx: Context,
  { candidateId, companyId, name }: OfCandidate,
  range: Span,
): Promise<Lane> {
  const way = (await listWaysToMeet(ctx.db, [candidateId])).get(candidateId)
  if (way === undefined) throw notFound('candidate')
  const booked = await listBookings(ctx.db, [candidateId], range)
  const interviews = await listInterviewsById(
    ctx.db,
    booked.map(({ interviewId }) => interviewId),
  )
  const own = new Set(
    interviews.flatMap((interview) => (companyId === null || interview.companyId === companyId ? interview.id : [])),
  )
  const busy = booked.filter(({ interviewId }) => own.has(interviewId))
  const zone = way.timezone ?? 'UTC'
  const hours = way.workingHours.length > 0 ? way.workingHours : usualWorkingHours
  return {
    id: candidateId,
    kind: 'candidate',
    name,
    zone,
    hasWorkingHours: way.workingHours.length > 0,
    working: workingSpans(hours, zone, range),
    busy: busy.map(({ from, to, interviewId }) => ({ from, to, interviewId, kind: 'interview' as const })),
    load: { interviews: busy.length, minutes: busy.reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0) },
  }
}
