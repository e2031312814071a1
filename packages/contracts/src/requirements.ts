import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import type { ErrorCode } from './error-codes.ts'
import { pay } from './money.ts'
import { oneOrMoreOf } from './one-or-more.ts'
import { plainTitle } from './plain-name.ts'
import { defineResource, timestamps } from './resource.ts'
import { interviewKinds, MINUTES_OF_A_SLOT } from './scheduled-interviews.ts'
import { criteria, legend, lintFinding } from './search-criteria.ts'
import { searchTextLimits } from './search-texts.ts'

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

/** State transitions of a requirement. */
export const requirementVerbs = [
  'submit',
  'recall',
  'return',
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

export const weightsVerbs = ['freezeWeights', 'unfreezeWeights'] as const
export type WeightsVerb = (typeof weightsVerbs)[number]

/** Readers of the public page of an open job: none, people with the link, or everyone. */
export const visibilities = ['private', 'unlisted', 'public'] as const

export const cancelCodes = ['budget', 'priorities', 'filledElsewhere', 'duplicate', 'other'] as const

const flags = z
  .object({ nyc: z.boolean().default(false), eu: z.boolean().default(false), colorado: z.boolean().default(false) })
  .meta({ description: 'The region whose rules apply.' })

const plannedRound = z.object({
  round: z.int().min(1).max(12).meta({ description: 'Starts at 1, without gaps.' }),
  kind: z.enum(interviewKinds),
  minutes: z.int().min(30).max(480).multipleOf(MINUTES_OF_A_SLOT),
  scorecardId: z
    .uuid()
    .nullable()
    .default(null)
    .meta({ description: 'A `scorecard-templates` id; null uses the default of the kind.' }),
  panelPool: z.array(z.uuid()).max(24).default([]).meta({ description: 'Users of the company who can interview.' }),
  pick: z
    .int()
    .min(1)
    .max(6)
    .default(1)
    .meta({ description: 'How many interviewers to pick from the pool, least loaded first.' }),
})

/** The interview rounds of a requirement, in order. */
const plan = z.array(plannedRound).max(12)
export type InterviewPlan = z.output<typeof plan>

/** Also the limits of the column. */
export const seatLimits = { min: 1, max: 99 } as const

/**
 * Fields that are stored, copied and shown exactly as sent. A field added here needs a column of the same name, a
 * default in `createRequirement` and an input in the form.
 */
export const plainFields = {
  seats: z.int().min(seatLimits.min).max(seatLimits.max).meta({ description: 'How many candidates will be hired.' }),
  flags,
  plan: plan.meta({ description: 'The interview rounds.' }),
  visibility: z.enum(visibilities).meta({
    description: 'Who can read the public page while the job is open: no one, people with the link, everyone.',
  }),
} as const

const member = z.object({ userId: z.uuid(), fullName: z.string() })

/** An agency of the employer, and whether it may supply candidates for this requirement. */
const supplier = z.object({
  agencyId: z.uuid(),
  name: z.string(),
  isAllowed: z.boolean(),
  contacts: z
    .array(z.object({ userId: z.uuid(), fullName: z.string(), isAdmitted: z.boolean() }))
    .meta({ description: 'Client contacts with access through the agency: they see its submissions, masked.' }),
})

/** Stages from which a candidate may still be hired, first to last. */
export const forecastStages = [
  ...(['shortlisted', 'contactRequested', 'contactReleased'] as const),
  ...(['interviewing', 'decision', 'offer'] as const),
] as const
export type ForecastStage = (typeof forecastStages)[number]

const fillForecast = z.object({
  isEnough: z.boolean().meta({ description: 'Whether the company has enough history for a forecast.' }),
  settled: z.int().meta({
    description: 'The latest candidates of the company with a final outcome, on which the forecast is based.',
  }),
  hired: z.int().meta({ description: 'How many of them were hired.' }),
  minSettled: z.int().meta({ description: 'The minimum of `settled`; below it there is no forecast.' }),
  minHired: z.int(),
  freeSeats: z.int(),
  expectedHires: z.number().meta({ description: 'Expected hires among the current candidates; the sum of the lines.' }),
  chancePercent: z.int().nullable().meta({ description: 'The probability that they fill all open seats.' }),
  days: z.int().nullable().meta({
    description: 'Days until all seats are expected to be filled; null when the current candidates do not suffice.',
  }),
  peopleMissing: z.int().nullable().meta({ description: 'How many more candidates the shortlist needs.' }),
  lines: z.array(
    z.object({
      stage: z.enum(forecastStages),
      people: z.int().meta({ description: 'Candidates in this stage now.' }),
      settled: z.int().meta({ description: 'Past candidates of this stage with a final outcome.' }),
      hired: z.int().meta({ description: 'Of those, how many were hired.' }),
      medianDays: z.number().nullable().meta({ description: 'Median days from this stage to the hire.' }),
      expectedHires: z.number(),
      isBorrowed: z.boolean().meta({
        description: 'True when the stage has too little history: the figures are those of the previous stage.',
      }),
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
    closedAt: z.iso.datetime().nullable().meta({ description: 'When the requirement was filled or cancelled.' }),
    closeCode: z.string().nullable(),
    closeNote: z.string().nullable(),
    returnNote: z
      .string()
      .nullable()
      .meta({ description: 'What the approver asked to change when sending a submitted draft back.' }),
    weightsFrozenAt: z.iso.datetime().nullable().meta({
      description: 'Set at the first decision, or earlier by a person; then a change of the criteria needs a reason.',
    }),
    weightsFrozenBy: z.enum(['person', 'decision']).nullable(),
    period: z.int().meta({ description: 'Starts at 1 and grows with each reopening.' }),
    lint: z.array(lintFinding).meta({ description: 'Findings of the lint that publishing overrides with a reason.' }),
    team: z.array(member).meta({ description: 'The assigned users.' }),
    missingInterviewers: z.array(member).meta({
      description:
        'Users of the plan who cannot interview now: suspended, gone, or in a role without scorecards. They are left out of times and panels. Only for the employer.',
    }),
    agencies: z.array(supplier).meta({ description: 'Only for the employer.' }),
    funnel: z.record(z.string(), z.int()).meta({ description: 'Candidates by stage.' }),
    fillForecast: fillForecast
      .nullable()
      .meta({ description: 'Only for the employer, while the requirement is open or paused and has a free seat.' }),
    mayDo: z
      .array(z.enum([...requirementVerbs, ...weightsVerbs, 'edit', 'clone']))
      .meta({ description: 'Actions that the caller may take now.' }),
    version: z.int().meta({ description: 'Sent back with a change; a concurrent change is a conflict.' }),
    ...timestamps,
  }),
  relationships: { company: { to: 'companies', many: false }, assignees: { to: 'users', many: true } },
})

/** One or more states, separated by commas. */
const states = oneOrMoreOf(requirementStates)

export const listRequirements = defineEndpoint({
  method: 'GET',
  path: '/requirements',
  summary: 'Requirements in the caller’s scope',
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

const title = plainTitle('Title').min(2).max(120)
const description = z.string().max(searchTextLimits.jobDesc.max)
const team = z.array(z.uuid()).max(50).meta({ description: 'User ids of the company.' })

const changeErrors = [
  'session.required',
  'permission.denied',
  'validation.invalid',
  'resource.not-found',
] as const satisfies readonly ErrorCode[]

export const createRequirement = defineEndpoint({
  method: 'POST',
  path: '/requirements',
  summary: 'Creates a draft from a text, a saved search, or criteria',
  admission: 'session',
  body: z.object({
    title: title.optional().meta({ description: 'Defaults to the title in the text or the criteria.' }),
    description: description.default(''),
    criteria: criteria.optional().meta({ description: 'Defaults to the criteria read from the description.' }),
    searchId: z.uuid().optional().meta({ description: 'The search whose criteria and text are copied.' }),
    seats: plainFields.seats
      .optional()
      .meta({ description: 'How many candidates will be hired. Defaults to the number in the text, or else to 1.' }),
    flags: plainFields.flags.prefault({}),
    plan: plainFields.plan.default([]),
    visibility: plainFields.visibility.default('private'),
    band: pay.nullable().optional().meta({ description: 'The most the text or the search names when absent.' }),
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
  summary: 'Updates editable fields; never the state. After the first decision a change of the criteria needs a reason',
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
      .meta({ description: 'The agencies that may supply candidates.' }),
    reason: z.string().trim().min(3).max(500).optional(),
    version: z.int().optional().meta({ description: 'The version that was read; equivalent to If-Match.' }),
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
    .meta({ description: 'The reason for publishing despite the findings of the lint.' }),
})

export const requirementActions = {
  submit: action('submit', 'Submits a draft for approval', plain),
  recall: action('recall', 'Recalls a submitted draft to change it', plain),
  return: action(
    'return',
    'Sends a submitted draft back to its author, with a comment',
    z.object({ note: note.refine((text) => (text ?? '').length >= 3, 'Enter what should be changed.') }),
  ),
  approve: action('approve', 'Approves the submitted job, and opens it', overruling),
  publish: action('publish', 'Opens a draft without a separate approval', overruling),
  pause: action('pause', 'Pauses the job: it accepts no further candidates', plain),
  resume: action('resume', 'Resumes a paused job', plain),
  fill: action('fill', 'Closes the job as filled', plain),
  cancel: action(
    'cancel',
    'Cancels the job: no one will be hired',
    z.object({ note, code: z.enum(cancelCodes).meta({ description: 'The reason.' }) }),
  ),
  archive: action('archive', 'Archives a filled or cancelled job', plain),
  reopen: action('reopen', 'Opens a filled, cancelled or archived requirement for a new period; owners only', plain),
} as const

export const weightsActions = {
  freezeWeights: action(
    'freezeWeights',
    'Locks the weights before the first decision, so that all candidates are judged alike',
    z.object({}),
  ),
  unfreezeWeights: action(
    'unfreezeWeights',
    'Unlocks weights that a person locked; not after the first decision',
    z.object({ reason: z.string().trim().min(3).max(500) }),
  ),
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
