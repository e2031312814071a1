import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** A count with the list it counts: as a path of the web app, and as type and filters of the API. */
const counted = z.object({
  key: z.string(),
  label: z.string(),
  value: z.int(),
  href: z.string(),
  hint: z.string().nullable(),
  list: z.object({ type: z.string(), filter: z.record(z.string(), z.string()) }).nullable(),
})

/** What an employer's user can do from the list of today. */
export const taskKinds = [
  ...(['approveJob', 'reviewSubmission', 'proposeTimes', 'confirmTime', 'scoreInterview'] as const),
  ...(['decide', 'approveOffer', 'sendOffer', 'answerRequest'] as const),
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Tasks that wait for the caller, limited to what the caller may see. */
export const dashboards = defineResource({
  type: 'dashboards',
  attributes: z.object({
    role: z.string(),
    greetingName: z.string(),
    waiting: z.array(counted).meta({ description: 'Tasks that need action; empty ones are left out.' }),
    tasks: z
      .array(
        z.object({
          does: z.enum(taskKinds),
          requirementId: z.uuid(),
          requirementTitle: z.string(),
          candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
          since: z.iso.datetime(),
          dueAt: z.iso.datetime().nullable(),
          href: z.string(),
        }),
      )
      .meta({ description: 'What an employer’s user can do now, at most 12, the most urgent first.' }),
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
        kind: z.string(),
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
