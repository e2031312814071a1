import { z } from 'zod'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { interviewKinds } from './scheduled-interviews.ts'

/** A count with the list it counts: as a path of the web app, and as type and filters of the API. */
const counted = z.object({
  key: z.string(),
  label: z.string(),
  value: z.int(),
  href: z.string(),
  hint: z.string().nullable(),
  list: z.object({ type: z.string(), filter: z.record(z.string(), z.string()) }).nullable(),
})

/** What a user of an employer or an agency can do from the list of today. */
export const taskKinds = [
  ...(['approveJob', 'reviewSubmission', 'proposeTimes', 'confirmTime', 'scoreInterview'] as const),
  ...(['decide', 'finishOffer', 'approveOffer', 'sendOffer', 'answerRequest', 'followUp'] as const),
  ...(['answerContact', 'chooseTime', 'useOwnership', 'decideReplacement', 'answerInvitation', 'readMessage'] as const),
] as const
export type TaskKind = (typeof taskKinds)[number]

/** The parts of a dashboard. A user never gets one without the permission for it, whatever the layout contains. */
export const dashboardWidgets = [
  ...(['today', 'nextInterviews', 'atRisk', 'waiting', 'figures', 'funnel'] as const),
  ...(['gettingStarted', 'recentSearches', 'activity', 'timeInStage', 'acceptance', 'jobs', 'pool'] as const),
] as const
export type DashboardWidget = (typeof dashboardWidgets)[number]

export const dashboardPeriods = ['7d', '30d', '90d'] as const

const COLUMNS = 12

/** A widget in a grid of 12 columns. What the layout leaves out is hidden. */
const placedWidget = z
  .object({
    widget: z.enum(dashboardWidgets),
    x: z
      .int()
      .min(0)
      .max(COLUMNS - 1),
    y: z.int().min(0).max(99),
    w: z.int().min(1).max(COLUMNS),
    h: z.int().min(1).max(COLUMNS),
  })
  .refine(({ x, w }) => x + w <= COLUMNS, 'A widget ends within the 12 columns.')
export type PlacedWidget = z.output<typeof placedWidget>

const layout = z
  .array(placedWidget)
  .max(dashboardWidgets.length)
  .refine((all) => new Set(all.map(({ widget }) => widget)).size === all.length, 'Each widget can be listed once.')

/** Tasks that wait for the caller, limited to what the caller may see. */
export const dashboards = defineResource({
  type: 'dashboards',
  attributes: z.object({
    role: z.string(),
    layout,
    isArranged: z.boolean().meta({ description: 'Whether the layout is the user’s own, not that of the role.' }),
    period: z.enum(dashboardPeriods).meta({ description: 'The days that time in stage is measured over.' }),
    greetingName: z.string(),
    waiting: z.array(counted).meta({ description: 'Tasks that need action; empty ones are left out.' }),
    tasks: z
      .array(
        z.object({
          does: z.enum(taskKinds),
          requirementId: z
            .uuid()
            .nullable()
            .meta({ description: 'null for a reminder in a talent pool, and for what concerns a client.' }),
          requirementTitle: z.string().meta({ description: 'Or the name of the talent pool or the client.' }),
          aboutJob: z.string().nullable().meta({ description: 'The title of the job, where the subject is a client.' }),
          candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          since: z.iso.datetime(),
          dueAt: z.iso.datetime().nullable(),
          href: z.string(),
        }),
      )
      .meta({ description: 'What a user of an employer or an agency can do now, at most 60, the most urgent first.' }),
    moreTasks: z
      .object({ count: z.int(), isExact: z.boolean() })
      .meta({ description: 'Tasks beyond these. Not exact: at least so many, because only ten of a kind are read.' }),
    figures: z.array(counted),
    credits: z
      .object({ left: z.int().nullable(), href: z.string() })
      .nullable()
      .meta({ description: 'Contact credits; `left` is null when unlimited.' }),
    funnel: z.array(
      z.object({
        requirementId: z.string(),
        title: z.string(),
        stages: z.array(counted.pick({ key: true, label: true, value: true, href: true, list: true })),
      }),
    ),
    timeInStage: z.array(
      z.object({
        stage: z.string(),
        times: z.int(),
        medianDays: z.number(),
        slowDays: z.number().meta({ description: 'The 90th percentile.' }),
      }),
    ),
    acceptance: z
      .object({
        rate: z.number().nullable().meta({ description: 'Approved requests, of those that were answered or expired.' }),
        outcomes: z.array(counted),
        reasons: z.array(counted.pick({ key: true, value: true, href: true, list: true })),
      })
      .nullable(),
    atRisk: z.array(z.object({ id: z.string(), title: z.string(), reasons: z.array(z.string()), href: z.string() })),
    nextInterviews: z.array(
      z.object({
        id: z.string(),
        start: z.iso.datetime(),
        end: z.iso.datetime(),
        kind: z.enum(interviewKinds),
        round: z.int(),
        requirementTitle: z.string(),
        candidateName: z.string(),
        href: z.string(),
      }),
    ),
    troubledMail: z.array(
      z.object({ about: z.string(), state: z.enum(['failed', 'uncertain']), at: z.iso.datetime(), why: z.string() }),
    ),
    recentSearches: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        door: z.string(),
        matchedCount: z.int(),
        newSince: z.int(),
        createdAt: z.iso.datetime(),
      }),
    ),
    requirements: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        state: z.string(),
        seats: z.int(),
        ageDays: z.int(),
        matchedCount: z.int(),
      }),
    ),
    pool: z.object({
      size: z.int(),
      byEvidence: z.array(z.object({ grade: z.string(), label: z.string(), people: z.int() })),
      byFamily: z.array(z.object({ family: z.string(), label: z.string(), people: z.int() })),
    }),
    activity: z.array(z.object({ at: z.iso.datetime(), text: z.string(), href: z.string().nullable() })),
    gettingStarted: z.array(z.object({ key: z.string(), label: z.string(), done: z.boolean(), href: z.string() })),
    ...timestamps,
  }),
  relationships: {},
})

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/dashboards/me',
  summary: 'The caller’s dashboard',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: dashboards },
  status: 200,
  errors: ['session.required'],
})

export const listDashboards = defineEndpoint({
  method: 'GET',
  path: '/dashboards',
  summary: 'The dashboards that the caller may read: their own',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: dashboards },
  status: 200,
  errors: ['session.required'],
})

export const arrangeDashboard = defineEndpoint({
  method: 'PATCH',
  path: '/dashboards/{id}',
  summary: 'Arranges the caller’s own dashboard',
  admission: 'session',
  body: z.object({ layout: layout.optional(), period: z.enum(dashboardPeriods).optional() }),
  bodyType: 'dashboards',
  answers: { kind: 'resource', of: dashboards },
  status: 200,
  errors: WRITE_ERRORS,
})

export const resetDashboard = actionsOn(dashboards, { errors: WRITE_ERRORS })(
  'reset',
  'Resets the caller’s dashboard to the layout of their role',
  z.object({}),
)

/** Public figures of the front page. */
export const publicFigures = defineResource({
  type: 'public-figures',
  attributes: z.object({
    candidatesAvailable: z.int(),
    skillsCovered: z.int(),
    medianOverlapHours: z
      .number()
      .nullable()
      .meta({ description: 'In the zone that `filter[zone]` names; otherwise Europe/Berlin.' }),
    verifiedShare: z
      .number()
      .meta({ description: 'The share of candidates with at least one skill above self-reported.' }),
    demo: z.boolean(),
    billing: z.boolean(),
    google: z.boolean(),
    searchSiteUrl: z
      .string()
      .nullable()
      .meta({ description: 'The separate website where guests search; null: they search here.' }),
  }),
  relationships: {},
})

export const getPublicFigures = defineEndpoint({
  method: 'GET',
  path: '/public-figures',
  summary: 'Public figures of this installation',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: publicFigures },
  status: 200,
  filters: { zone: z.string().max(64) },
  errors: ['request.parameter'],
})
