// An interview as the candidate with the link sees it: no private data of the company or its interviewers.
import { z } from 'zod'
import { linkErrors, linkToken as token } from './candidate-links.ts'
import { defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { defineResource, timestamps } from './resource.ts'
import {
  instant,
  interviewKinds,
  interviewPlaces,
  interviewSides,
  interviewStates,
  slot,
  slotInput,
  zoneName,
} from './scheduled-interviews.ts'

export const candidateInterviewVerbs = ['choose', 'counter', 'reschedule', 'cancel', 'reportNoShow', 'contest'] as const
export type CandidateInterviewVerb = (typeof candidateInterviewVerbs)[number]

/** What `POST /candidate-links/actions/open` shows of a link whose purpose is an interview, and each answer after it. */
export const candidateInterviews = defineResource({
  type: 'candidate-interviews',
  attributes: z.object({
    companyName: z.string(),
    requirementTitle: z.string(),
    round: z.int(),
    kind: z.enum(interviewKinds),
    minutes: z.int(),
    state: z.enum(interviewStates),
    proposedSlots: z.array(slot.extend({ by: z.enum(interviewSides), isFree: z.boolean() })),
    start: z.iso.datetime().nullable(),
    end: z.iso.datetime().nullable(),
    zoneCandidate: z.string(),
    zoneOrganizer: z.string(),
    interviewers: z.array(z.string()).meta({ description: 'Interviewers by name only.' }),
    place: z.enum(interviewPlaces),
    joinUrl: z.string().nullable(),
    placeNote: z.string().nullable(),
    respondBy: z.iso.datetime().nullable(),
    reason: z.string().nullable().meta({ description: 'Why the other side rescheduled or cancelled.' }),
    noShow: z.object({ party: z.enum(interviewSides), contestUntil: z.iso.datetime() }).nullable(),
    counterLeft: z.int().meta({ description: 'How many more times the candidate may propose other times.' }),
    rescheduleLeft: z.int(),
    freeTimes: z.array(slot).meta({
      description:
        'While other times can be named: some of the next two weeks at which everyone who must be there is free. Empty in lists.',
    }),
    earliestSlot: z.iso.datetime().meta({ description: 'The earliest start that the candidate may propose.' }),
    mayDo: z.array(z.enum(candidateInterviewVerbs)),
    ...timestamps,
  }),
  relationships: {},
})

const errors = [
  ...linkErrors,
  'request.rate-limited',
  'resource.not-found',
  'interview.transition',
  'interview.contact-not-released',
  'shortlist.not-open',
] as const satisfies readonly ErrorCode[]

const reason = z.string().trim().min(3).max(500)
const otherTimes = z
  .array(slotInput)
  .min(1)
  .max(3)
  .meta({ description: 'One to three times, at least 12 hours ahead.' })

function answer<const Verb extends CandidateInterviewVerb, Body extends z.ZodType>(
  verb: Verb,
  summary: string,
  { body, refusals = [] }: { body: Body; refusals?: readonly ErrorCode[] },
) {
  return defineEndpoint({
    method: 'POST',
    path: `/candidate-interviews/actions/${verb}` as const,
    summary,
    admission: 'everyone',
    body,
    bodyType: 'candidate-interviews',
    answers: { kind: 'resource', of: candidateInterviews },
    status: 200,
    errors: [...errors, ...refusals],
  })
}

export const candidateInterviewActions = {
  choose: answer('choose', 'Accepts one of the proposed times', {
    body: z.object({ token, start: instant }),
    refusals: ['interview.slot-taken', 'interview.slot-invalid'],
  }),
  counter: answer('counter', 'Rejects all proposed times and suggests one to three others', {
    body: z.object({ token, slots: otherTimes, zone: zoneName.optional(), note: reason.nullable().default(null) }),
    refusals: ['interview.slot-invalid', 'interview.countered-too-often'],
  }),
  reschedule: answer('reschedule', 'Requests another time; the agreed time applies until a new one is agreed', {
    body: z.object({ token, reason, slots: otherTimes, zone: zoneName.optional() }),
    refusals: ['interview.slot-invalid', 'interview.rescheduled-too-often'],
  }),
  cancel: answer('cancel', 'Cancels the interview', { body: z.object({ token, reason }) }),
  reportNoShow: answer('reportNoShow', 'Reports that no interviewer attended; after the end', {
    body: z.object({ token, reason: reason.nullable().default(null) }),
    refusals: ['interview.no-show-contested'],
  }),
  contest: answer('contest', 'Disputes the report, within 48 hours', {
    body: z.object({ token, reason }),
    refusals: ['interview.contest-over'],
  }),
} as const
