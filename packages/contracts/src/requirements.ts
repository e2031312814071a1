import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { defineResource, timestamps } from './resource.ts'
import { interviewKinds, MINUTES_OF_A_SLOT } from './scheduled-interviews.ts'
import { criteria, legend, lintFinding } from './search-criteria.ts'

export const requirementStates = [
  'draft',
  'pendingApproval',
  'open',
  'paused',
  'filled',
  'cancelled',
  'archived',
] as const
export type RequirementState = (typeof requirementStates)[number]

/** What moves a requirement from state to state. */
export const requirementVerbs = [
  'submit',
  'approve',
  'publish',
  'pause',
  'resume',
  'fill',
  'cancel',
  'archive',
  'reopen',
] as const
export type RequirementVerb = (typeof requirementVerbs)[number]

export const cancelCodes = ['budget', 'priorities', 'filledElsewhere', 'duplicate', 'other'] as const

const flags = z
  .object({ nyc: z.boolean().default(false), eu: z.boolean().default(false), colorado: z.boolean().default(false) })
  .meta({ description: 'Where rules of a region apply.' })

const plannedRound = z.object({
  round: z.int().min(1).max(12).meta({ description: 'From 1, without gaps.' }),
  kind: z.enum(interviewKinds),
  minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT),
  scorecardId: z
    .uuid()
    .nullable()
    .default(null)
    .meta({ description: 'A `scorecard-templates` id; null: by the kind.' }),
  panelPool: z.array(z.uuid()).max(24).default([]).meta({ description: 'Users of the company who may interview.' }),
  pick: z.int().min(1).max(6).default(1).meta({ description: 'How many of the pool, the least loaded first.' }),
})

/** Which rounds a candidate goes through, in order. */
const plan = z.array(plannedRound).max(12)
export type InterviewPlan = z.output<typeof plan>

/**
 * Fields that are stored, copied and shown exactly as they are sent. A field added here needs a column of the same name,
 * a default in `createRequirement` and an input in the form.
 */
export const plainFields = {
  seats: z.int().min(1).max(99).meta({ description: 'How many people will be hired.' }),
  flags,
  plan: plan.meta({ description: 'The rounds of interviews.' }),
} as const

const member = z.object({ userId: z.uuid(), fullName: z.string() })

/** An agency that works for the employer, and whether it may supply for this. */
const supplier = z.object({
  agencyId: z.uuid(),
  name: z.string(),
  isAllowed: z.boolean(),
  contacts: z
    .array(z.object({ userId: z.uuid(), fullName: z.string(), isAdmitted: z.boolean() }))
    .meta({ description: 'People who look on through the agency: they see whom it proposes, masked.' }),
})

/** From where people of a shortlist may still be hired, first to last. */
export const forecastStages = [
  ...(['shortlisted', 'contactRequested', 'contactReleased'] as const),
  ...(['interviewing', 'decision', 'offer'] as const),
] as const
export type ForecastStage = (typeof forecastStages)[number]

const fillForecast = z.object({
  isEnough: z.boolean().meta({ description: 'Whether enough is over in the company to say anything.' }),
  settled: z
    .int()
    .meta({ description: 'Latest candidates of the company for whom it is over; what is said rests on them.' }),
  hired: z.int().meta({ description: 'How many of them were hired.' }),
  minSettled: z.int().meta({ description: 'Under so many nothing is said.' }),
  minHired: z.int(),
  freeSeats: z.int(),
  expectedHires: z.number().meta({ description: 'Of those who are there; the lines add up to it.' }),
  chancePercent: z.int().nullable().meta({ description: 'That they take all free seats.' }),
  days: z.int().nullable().meta({ description: 'Until that is to be expected; null: not of those who are there.' }),
  peopleMissing: z.int().nullable().meta({ description: 'More people whom the shortlist would need.' }),
  lines: z.array(
    z.object({
      stage: z.enum(forecastStages),
      people: z.int().meta({ description: 'Who are there now.' }),
      settled: z.int().meta({ description: 'Who came there before, and for whom it is over.' }),
      hired: z.int().meta({ description: 'Of those.' }),
      medianDays: z.number().nullable().meta({ description: 'From there to the hire.' }),
      expectedHires: z.number(),
      isBorrowed: z.boolean().meta({ description: 'Too few came there: the figures are those of the stage before.' }),
    }),
  ),
})

export const requirements = defineResource({
  type: 'requirements',
  attributes: z.object({
    title: z.string(),
    description: z.string(),
    criteria,
    legend,
    ...plainFields,
    band: pay.nullable(),
    state: z.enum(requirementStates),
    openedAt: z.iso.datetime().nullable(),
    closedAt: z.iso.datetime().nullable().meta({ description: 'When it was filled or cancelled.' }),
    closeCode: z.string().nullable(),
    closeNote: z.string().nullable(),
    weightsFrozenAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Since the first decision: the criteria changes only with a reason.' }),
    period: z.int().meta({ description: '1, and one more after each reopening.' }),
    lint: z.array(lintFinding).meta({ description: 'What publishing has to overrule with a reason.' }),
    team: z.array(member).meta({ description: 'Who is assigned.' }),
    agencies: z.array(supplier).meta({ description: 'For the employer only.' }),
    funnel: z.record(z.string(), z.int()).meta({ description: 'Candidates by stage.' }),
    fillForecast: fillForecast
      .nullable()
      .meta({ description: 'While it is open or paused and a seat is free; for the employer only.' }),
    mayDo: z.array(z.enum([...requirementVerbs, 'edit', 'clone'])).meta({ description: 'What the caller may do now.' }),
    version: z.int().meta({ description: 'Goes back with a change; another one in between is a conflict.' }),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false } },
})

/** Several states, separated by commas. */
const states = oneOrMoreOf(requirementStates)

export const listRequirements = defineEndpoint({
  method: 'GET',
  path: '/requirements',
  summary: 'Requirements in the caller’s reach',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: requirements },
  status: 200,
  includes: ['company'],
  sorts: ['createdAt', 'title', 'state', 'openedAt', 'closedAt', 'seats'],
  filters: { state: states, search: z.string().max(120) },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getRequirement = defineEndpoint({
  method: 'GET',
  path: '/requirements/{id}',
  summary: 'One requirement',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: requirements },
  status: 200,
  includes: ['company'],
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

const title = z.string().trim().min(2).max(120)
const description = z.string().max(20_000)
const team = z.array(z.uuid()).max(50).meta({ description: 'Ids of users of the company.' })

const changeErrors = [
  'session.required',
  'permission.denied',
  'validation.invalid',
  'resource.not-found',
] as const satisfies readonly ErrorCode[]

export const createRequirement = defineEndpoint({
  method: 'POST',
  path: '/requirements',
  summary: 'A draft: from a text that is read, a saved search, or a criteria',
  admission: 'session',
  body: z.object({
    title: title.optional().meta({ description: 'Otherwise the title that the text or the criteria names.' }),
    description: description.default(''),
    criteria: criteria.optional().meta({ description: 'Otherwise read from the description.' }),
    searchId: z.uuid().optional().meta({ description: 'The search whose criteria and text are taken.' }),
    seats: plainFields.seats.default(1),
    flags: plainFields.flags.prefault({}),
    plan: plainFields.plan.default([]),
    band: pay.nullable().default(null),
    team: team.default([]),
  }),
  bodyType: 'requirements',
  answers: { kind: 'resource', of: requirements },
  status: 201,
  errors: changeErrors,
})

export const changeRequirement = defineEndpoint({
  method: 'PATCH',
  path: '/requirements/{id}',
  summary:
    'Changes what is asked for; never the state. After the first decision a change of the criteria needs a reason',
  admission: 'session',
  body: z.object({
    ...z.object(plainFields).partial().shape,
    title: title.optional(),
    description: description.optional(),
    criteria: criteria.optional(),
    band: pay.nullable().optional(),
    team: team.optional(),
    agencies: z
      .array(z.object({ agencyId: z.uuid(), contactIds: z.array(z.uuid()).max(20).default([]) }))
      .max(50)
      .optional()
      .meta({ description: 'Which agencies may supply.' }),
    reason: z.string().trim().min(3).max(500).optional(),
    version: z.int().optional().meta({ description: 'The version that was read; If-Match says the same.' }),
  }),
  bodyType: 'requirements',
  answers: { kind: 'resource', of: requirements },
  status: 200,
  errors: [...changeErrors, 'resource.conflict', 'requirement.not-editable', 'requirement.weights-frozen'],
})

const note = z.string().trim().max(500).nullable().default(null)
const action = actionsOn(requirements, { errors: [...changeErrors, 'requirement.transition', 'requirement.lint'] })

const plain = z.object({ note })
const overruling = z.object({
  note,
  overrule: z
    .string()
    .trim()
    .min(3)
    .max(500)
    .nullable()
    .default(null)
    .meta({ description: 'Why it is published in spite of what the lint found.' }),
})

export const requirementActions = {
  submit: action('submit', 'Hands a draft in for approval', plain),
  approve: action('approve', 'Approves what was handed in, and opens it', overruling),
  publish: action('publish', 'Opens a draft without a separate approval', overruling),
  pause: action('pause', 'Takes no further candidates for a while', plain),
  resume: action('resume', 'Opens again what was paused', plain),
  fill: action('fill', 'Closes: the seats are taken', plain),
  cancel: action(
    'cancel',
    'Closes: nobody will be hired',
    z.object({ note, code: z.enum(cancelCodes).meta({ description: 'Why.' }) }),
  ),
  archive: action('archive', 'Puts away what is filled or cancelled', plain),
  reopen: action('reopen', 'Opens an archived requirement for a new period; owners only', plain),
} as const

export const cloneRequirement = defineEndpoint({
  method: 'POST',
  path: '/requirements/{id}/actions/clone',
  summary: 'A new draft with the same text, criteria, band and team',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: requirements },
  status: 201,
  errors: changeErrors,
})
