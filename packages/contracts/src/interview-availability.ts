// Finds time slots in which all participants are free. Nothing here is stored.
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { instant, interviewKinds, MINUTES_OF_A_SLOT, slot } from './scheduled-interviews.ts'

/** Up to twelve ids, separated by commas. */
const people = z
  .string()
  .max(500)
  .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,11}$/i, 'Choose one to twelve people.')

export const busyKinds = ['interview', 'proposed', 'imported'] as const

/** The id is that of the participant: a user of the company, or the candidate. */
export const availabilityLanes = defineResource({
  type: 'availability-lanes',
  attributes: z.object({
    kind: z.enum(['interviewer', 'candidate']),
    name: z.string(),
    zone: z.string(),
    hasWorkingHours: z
      .boolean()
      .meta({ description: 'False when no working hours are set: weekdays from nine to five are assumed.' }),
    working: z.array(slot).meta({ description: 'Within the range, correct across daylight saving changes.' }),
    busy: z.array(
      slot.extend({
        kind: z.enum(busyKinds),
        interviewId: z.uuid().nullable(),
        label: z.string().nullable().meta({ description: 'null when the slot is only shown as busy.' }),
      }),
    ),
    load: z.object({ interviews: z.int(), minutes: z.int() }).meta({
      description:
        'Interviews booked in the week (Monday to Sunday in the participant’s zone) in which the range begins.',
    }),
    ...timestamps,
  }),
  relationships: {},
})

export const listAvailability = defineEndpoint({
  method: 'GET',
  path: '/availability-lanes',
  summary: 'Working hours and busy times of colleagues and a candidate, over at most 45 days',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: availabilityLanes },
  status: 200,
  filters: { people, requirement: z.uuid(), candidate: z.uuid(), from: instant, to: instant },
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'request.parameter', 'validation.invalid'],
})

const panel = z
  .array(z.object({ userId: z.uuid(), required: z.boolean().default(true) }))
  .max(12)
  .default([])

const pool = z
  .object({ userIds: z.array(z.uuid()).min(1).max(24), pick: z.int().min(1).max(6) })
  .nullable()
  .default(null)
  .meta({ description: 'How many of them to add to the panel, least loaded first.' })

const minutes = z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT)
const bufferMinutes = z
  .int()
  .min(0)
  .max(120)
  .default(0)
  .meta({ description: 'Free time before and after, for all participants.' })

const chosen = z.object({ userId: z.uuid(), fullName: z.string(), required: z.boolean() })

export const slotSuggestions = defineResource({
  type: 'slot-suggestions',
  attributes: z.object({
    suggestions: z.array(
      slot.extend({
        panel: z.array(chosen).meta({ description: 'The interviewers, including those picked from the pool.' }),
        missing: z.array(chosen).meta({ description: 'Optional participants who are not free.' }),
        cost: z.int().meta({ description: 'Lower is better; the sum of the lines of `why`.' }),
        why: z.array(z.object({ label: z.string(), cost: z.int() })),
        reason: z.string().meta({ description: 'A one-sentence explanation.' }),
      }),
    ),
    considered: z.int().meta({ description: 'The number of starts that were examined.' }),
    nothingBecause: z.string().nullable().meta({ description: 'What ruled out all slots, when there is none.' }),
    ...timestamps,
  }),
  relationships: {},
})

export const suggestSlots = defineEndpoint({
  method: 'POST',
  path: '/slot-suggestions',
  summary: 'The best slots for a panel and a candidate, each with its reason',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    minutes,
    from: instant,
    to: instant,
    panel,
    pool,
    bufferMinutes,
    limit: z.int().min(1).max(20).default(5),
  }),
  bodyType: 'slot-suggestions',
  answers: { kind: 'resource', of: slotSuggestions },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid'],
})

export const loopSuggestions = defineResource({
  type: 'loop-suggestions',
  attributes: z.object({
    suggestions: z.array(
      z.object({
        rounds: z.array(
          slot.extend({
            round: z.int(),
            kind: z.enum(interviewKinds),
            minutes: z.int(),
            panel: z.array(chosen),
          }),
        ),
        cost: z.int(),
        reason: z.string(),
      }),
    ),
    nothingBecause: z.string().nullable(),
    ...timestamps,
  }),
  relationships: {},
})

export const suggestLoops = defineEndpoint({
  method: 'POST',
  path: '/loop-suggestions',
  summary:
    'Plans all due rounds of a candidate in order; book a plan with `POST /interview-tracks/{id}/actions/bookLoop`',
  admission: 'session',
  body: z.object({
    requirementId: z.uuid(),
    candidateId: z.uuid(),
    rounds: z
      .array(z.int().min(1).max(12))
      .max(12)
      .default([])
      .meta({ description: 'Absent: all rounds that are due.' }),
    from: instant,
    to: instant,
    bufferMinutes: bufferMinutes.meta({
      description: 'Free time between two rounds, and before and after for all participants.',
    }),
    sameDay: z.boolean().default(true).meta({ description: 'All rounds on one day in the candidate’s zone.' }),
    limit: z.int().min(1).max(10).default(3),
  }),
  bodyType: 'loop-suggestions',
  answers: { kind: 'resource', of: loopSuggestions },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid'],
})
