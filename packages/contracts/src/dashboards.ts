import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'

/** What waits for the caller. Every number opens the list behind it (`href`, a path of the web app). */
export const dashboards = defineResource({
  type: 'dashboards',
  attributes: z.object({
    role: z.string(),
    greetingName: z.string(),
    figures: z.array(
      z.object({ key: z.string(), label: z.string(), value: z.int(), href: z.string(), hint: z.string().nullable() }),
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

/** Figures that anybody may see on the front page. */
export const publicFigures = defineResource({
  type: 'public-figures',
  attributes: z.object({
    candidatesAvailable: z.int(),
    skillsCovered: z.int(),
    medianOverlapHours: z
      .number()
      .nullable()
      .meta({ description: 'With the zone that `filter[zone]` names; otherwise Europe/Berlin.' }),
    verifiedShare: z.number().meta({ description: 'Share of candidates with at least one skill above a claim.' }),
    demo: z.boolean(),
    billing: z.boolean(),
    google: z.boolean(),
  }),
  relationships: {},
})

export const getPublicFigures = defineEndpoint({
  method: 'GET',
  path: '/public-figures',
  summary: 'Figures of this installation for its front page',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: publicFigures },
  status: 200,
  filters: { zone: z.string().max(64) },
  errors: ['request.parameter'],
})
