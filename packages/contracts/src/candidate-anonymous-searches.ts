import { z } from 'zod'
import { contribution, criteriaCounts, door, MODE_MISSING, metCriteria, mustHaveTick } from './candidate-searches.ts'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { criteria, legend, lintFinding, sourceSpan } from './search-criteria.ts'
import { MAX_GUEST_TEXT } from './search-texts.ts'

/** One of the five masked matches that a guest sees. */
export const guestMatch = z.object({
  candidateRef: z.string().meta({ description: 'A name that is only valid within this search.' }),
  rank: z.int(),
  score: z.int(),
  tieGroup: z.int(),
  titleName: z.string().nullable(),
  seniority: z.string(),
  experienceYears: z.number().nullable(),
  overlapHours: z.number().nullable(),
  bestEvidence: z.string().nullable(),
  mustHaves: z.array(mustHaveTick),
  ...metCriteria,
  contributions: z.array(contribution),
  sentence: z.string(),
})

export const candidateAnonymousSearches = defineResource({
  type: 'candidate-anonymous-searches',
  attributes: z.object({
    door,
    text: z.string().nullable(),
    criteria,
    legend,
    spans: z.array(sourceSpan),
    notUnderstood: z.array(z.string()),
    lint: z.array(lintFinding),
    resultTop: z.array(guestMatch).max(5),
    poolSize: z.int(),
    matchedCount: z.int(),
    criteriaCounts: criteriaCounts.nullable(),
    payBand: z
      .object({ low: z.int(), middle: z.int(), high: z.int(), currency: z.string(), people: z.int() })
      .nullable()
      .meta({ description: 'Hourly pay in minor units: quartiles of the matches; null below 20 candidates.' }),
    modelVersionId: z.string(),
    searchesLeft: z.int().meta({ description: 'The guest’s searches today.' }),
    expiresAt: z.iso.datetime(),
    ...timestamps,
  }),
  relationships: { matches: { to: 'matches', many: true } },
})

export const runGuestSearch = defineEndpoint({
  method: 'POST',
  path: '/candidate-anonymous-searches',
  summary: 'A guest’s search: the best five, masked, three a day',
  admission: 'guest',
  body: z
    .object({
      door: door.optional().meta({ description: 'How to read the text; for criteria alone, `skill`.' }),
      text: z.string().max(MAX_GUEST_TEXT).optional(),
      criteria: criteria.omit({ among: true }).optional(),
    })
    .refine((input) => input.text !== undefined || input.criteria !== undefined, {
      error: 'Send a text or criteria.',
      path: ['text'],
    })
    .refine((input) => input.text === undefined || input.door !== undefined, MODE_MISSING),
  bodyType: 'candidate-anonymous-searches',
  answers: { kind: 'resource', of: candidateAnonymousSearches },
  status: 201,
  includes: ['matches', 'matches.candidate'],
  errors: ['search.guest-limit', 'search.nothing-asked', 'validation.invalid', 'search.busy', 'service.not-ready'],
})

export const listGuestSearches = defineEndpoint({
  method: 'GET',
  path: '/candidate-anonymous-searches',
  summary: 'The searches of this guest in the last 24 hours',
  admission: 'guest',
  body: null,
  answers: { kind: 'collection', of: candidateAnonymousSearches },
  status: 200,
  errors: ['permission.denied'],
})

export const getGuestSearch = defineEndpoint({
  method: 'GET',
  path: '/candidate-anonymous-searches/{id}',
  summary: 'One search of this guest',
  admission: 'guest',
  body: null,
  answers: { kind: 'resource', of: candidateAnonymousSearches },
  status: 200,
  includes: ['matches', 'matches.candidate'],
  errors: ['resource.not-found'],
})

export const anonymousUsers = defineResource({
  type: 'anonymous-users',
  attributes: z.object({ searchesToday: z.int(), searchesLeft: z.int(), lastSeenAt: z.iso.datetime() }),
  relationships: {},
})

export const getAnonymousUser = defineEndpoint({
  method: 'GET',
  path: '/anonymous-users/me',
  summary: 'This guest, known by a cookie',
  admission: 'guest',
  body: null,
  answers: { kind: 'resource', of: anonymousUsers },
  status: 200,
  errors: [],
})

export const listAnonymousUsers = defineEndpoint({
  method: 'GET',
  path: '/anonymous-users',
  summary: 'The guests that the caller may read: this one',
  admission: 'guest',
  body: null,
  answers: { kind: 'collection', of: anonymousUsers },
  status: 200,
  errors: [],
})
