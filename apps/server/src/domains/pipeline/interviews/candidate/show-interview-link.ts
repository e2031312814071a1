import { type CandidateInterviewVerb, candidateInterviewVerbs } from '@assay/contracts/candidate-interviews'
import type { Context } from '../../../../platform/context/context.ts'
import { notFound } from '../../../../platform/errors/app-error.ts'
import type { HeldLink, LinkView } from '../../../candidate-links/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, listUsersShown } from '../../../tenants/index.ts'
import {
  CONTEST_MS,
  EARLIEST_MS,
  findInterviewById,
  type Interview,
  leadsTo,
  listPanels,
  listSlots,
  listTaken,
  MAX_COUNTERS,
  MAX_RESCHEDULES,
  type OfferedSlot,
} from '../records/index.ts'
import { listFreeTimes } from '../solver/index.ts'

/** For holders of the link: times and names, and no private data. */
export async function showInterviewLink({ link, own }: HeldLink): Promise<LinkView> {
  const interview = await findInterviewById(own.db, link.subjectId)
  if (interview === null) throw notFound('interview')
  return withFreeTimes(own, interview, await seenByCandidate(own, interview))
}

/** The candidate’s view of an interview, for the candidate and for their agency. */
export async function seenByCandidate(own: Context, interview: Interview) {
  const [requirement] = await listRequirementsById(own.db, [interview.requirementId])
  const company = await findCompany(own.db, interview.companyId)
  const panel = await listPanels(own.db, [interview.id])
  const people = await listUsersShown(
    own.db,
    panel.map(({ userId }) => userId),
  )
  const needed = requiredOf(panel)
  const slots = await listSlots(own.db, [interview.id])
  const proposedSlots = []
  for (const slot of slots) proposedSlots.push(await presentSlot(own, interview, { slot, needed }))
  const companyName = company?.name ?? ''
  const now = own.now()
  return {
    companyName,
    shows: {
      ...factsOf(interview),
      companyName,
      requirementTitle: requirement?.title ?? '',
      proposedSlots,
      interviewers: panel.map(({ userId }) => String(people.get(userId)?.attributes['fullName'] ?? '')),
      freeTimes: [] as { start: Date; end: Date }[],
      earliestSlot: new Date(now.getTime() + EARLIEST_MS),
      mayDo: candidateInterviewVerbs.filter((verb) => isPossible(verb, { interview, slots, now })),
    },
  }
}

/** Adds the times that can be named instead, where others can be named. */
export async function withFreeTimes(own: Context, interview: Interview, seen: Seen): Promise<Seen> {
  const { mayDo } = seen.shows
  if (!mayDo.includes('counter') && !mayDo.includes('reschedule')) return seen
  const panel = await listPanels(own.db, [interview.id])
  const free = await listFreeTimes(own, { interview, needed: requiredOf(panel) })
  const freeTimes = free.map(({ from, to }) => ({ start: new Date(from), end: new Date(to) }))
  return { ...seen, shows: { ...seen.shows, freeTimes } }
}

type Seen = Awaited<ReturnType<typeof seenByCandidate>>

const requiredOf = (panel: Awaited<ReturnType<typeof listPanels>>): string[] =>
  panel.flatMap(({ userId, required }) => (required ? userId : []))

async function presentSlot(
  { db }: Context,
  interview: Interview,
  { slot, needed }: { slot: OfferedSlot; needed: readonly string[] },
) {
  const span = { from: slot.startsAt.getTime(), to: slot.endsAt.getTime() }
  const personIds = [interview.candidateId, ...needed]
  const taken = await listTaken(db, { personIds, span, except: [interview.id] })
  return { start: slot.startsAt, end: slot.endsAt, by: slot.by, isFree: taken.size === 0 }
}

function factsOf(interview: Interview) {
  const { round, kind, minutes, state, zoneCandidate, zoneOrganizer, place, joinUrl, placeNote } = interview
  const { noShowParty, noShowAt, createdAt, updatedAt } = interview
  const isByOther = interview.askedBy === 'employer' || interview.cancelledBy === 'employer'
  return {
    round,
    kind,
    minutes,
    state,
    zoneCandidate,
    zoneOrganizer,
    place,
    joinUrl,
    placeNote,
    start: interview.startsAt,
    end: interview.endsAt,
    respondBy: interview.respondBy,
    reason: isByOther ? (interview.cancelReason ?? interview.reason) : null,
    noShow:
      noShowParty === null || noShowAt === null
        ? null
        : { party: noShowParty, contestUntil: new Date(noShowAt.getTime() + CONTEST_MS) },
    counterLeft: Math.max(0, MAX_COUNTERS - interview.counterCount),
    rescheduleLeft: Math.max(0, MAX_RESCHEDULES - interview.rescheduleCount),
    createdAt,
    updatedAt,
  }
}

interface Around {
  readonly interview: Interview
  readonly slots: readonly OfferedSlot[]
  readonly now: Date
}

function isPossible(verb: CandidateInterviewVerb, { interview, slots, now }: Around): boolean {
  if (leadsTo(interview.state, verb, 'candidate') === null) return false
  const { startsAt, endsAt, contestedAt, noShowAt } = interview
  if (verb === 'choose') return slots[0]?.by === 'employer'
  if (verb === 'counter') return slots[0]?.by === 'employer' && interview.counterCount < MAX_COUNTERS
  if (verb === 'reschedule') return startsAt !== null && startsAt > now && interview.rescheduleCount < MAX_RESCHEDULES
  if (verb === 'cancel') return startsAt === null || startsAt > now
  if (verb === 'reportNoShow') return endsAt !== null && endsAt <= now && contestedAt === null
  return noShowAt !== null && now.getTime() < noShowAt.getTime() + CONTEST_MS
}
