import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { defineResource, timestamps } from './resource.ts'
import { among, criteria, legend, lintFinding, sourceSpan } from './search-criteria.ts'
import { searchTextLimits } from './search-texts.ts'
import { singleLine } from './single-line.ts'

export const doors = ['jobDesc', 'summary', 'skill'] as const
export const door = z.enum(doors)

/** How often the owner of an alert hears of a saved search. */
export const alertFrequencies = ['daily', 'weekly'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** One line of an explanation. The `points` of all lines of a match sum exactly to its `score`. */
export const contribution = z.object({
  feature: z.string().meta({ description: 'The name of the feature in the model.' }),
  label: z.string().meta({ description: 'The criterion as text: "Kafka, must-have".' }),
  value: z.string().meta({ description: 'The matching evidence: "4 years, assessed, used this year".' }),
  points: z.int().meta({ description: 'May be negative.' }),
  evidence: z
    .object({
      grade: z.string(),
      on: z.string().nullable(),
      excerpt: z.string().nullable(),
    })
    .nullable(),
})
export type Contribution = z.output<typeof contribution>

export const mustHaveTick = z.object({
  position: z.int().meta({ description: 'The index in criteria.mustHave.' }),
  met: z.enum(['yes', 'partly', 'no']),
  bySkillId: z.string().nullable(),
  note: z.string().nullable().meta({ description: 'For example "by React, which Next.js implies", or "only listed".' }),
})

export type MustHaveTick = z.output<typeof mustHaveTick>

/**
 * Matches grouped by the criteria they miss. Criteria are the must-haves, the title if one is requested, the level
 * (juniors miss a senior job, and the reverse), the years, which must be neither far fewer nor far more, and the
 * preferences: country, languages, hours of overlap, pay and notice. Matches that miss none rank first. If there are at least
 * `ownGroupFrom` must-haves and titles, those that miss one criterion rank above the rest (`allButOne`, `fewer`); otherwise
 * those that miss only preferences do (`allButPreferences`, `fewer`).
 */
export const criteriaGroups = ['all', 'allButPreferences', 'allButOne', 'fewer'] as const
export const criteriaGroup = z.enum(criteriaGroups)
/** With fewer criteria, a match that misses one that is no preference gets no group above the rest. */
export const ownGroupFrom = 5
export type CriteriaGroup = z.output<typeof criteriaGroup>

export const searchStates = ['queued', 'running', 'ready', 'failed', 'superseded'] as const

export const criteriaCounts = z.object({
  all: z.int(),
  allButPreferences: z.int().meta({
    description: 'Where matches that miss only preferences rank above the rest; otherwise 0, and they count below.',
  }),
  allButOne: z.int(),
  fewer: z.int(),
})
export type CriteriaCounts = z.output<typeof criteriaCounts>

/** What a match meets of the criteria. */
export const metCriteria = {
  mustHavesAsked: z.int().meta({ description: 'How many must-haves the criteria name.' }),
  mustHavesMet: z
    .int()
    .meta({ description: 'How many are met: verified, described in a dated job, or a certificate that is listed.' }),
  mustHavesPartly: z.int().meta({
    description: 'How many are met in part: only listed, by a close relation, or with less than is asked.',
  }),
  titleMet: z.boolean().nullable().meta({
    description:
      'Whether a title of the asked title’s family was held; null where none is asked, and for old searches.',
  }),
  countryMet: z.boolean().nullable().meta({
    description:
      'Whether the country is one of the preferred, or not stated; null where none is preferred, and for old searches. Required countries exclude.',
  }),
  languageMet: z.boolean().nullable().meta({
    description:
      'Whether the preferred languages are spoken as well as asked for, or none are stated; null where none counts, and for old searches. Required languages exclude, and a plus does not count.',
  }),
  overlapMet: z.boolean().nullable().meta({
    description:
      'Whether the preferred hours are shared, or the zone is not stated; null where none are preferred, and for old searches. A required overlap excludes.',
  }),
  payMet: z.boolean().nullable().meta({
    description:
      'False where the rate is more than half above the preferred limit; null where no limit is preferred, and for old searches. A required limit excludes.',
  }),
  noticeMet: z.boolean().nullable().meta({
    description:
      'False where the notice is more than 60 days beyond the preferred limit; null where no limit is preferred, and for old searches. A required limit excludes.',
  }),
  levelMet: z.boolean().nullable().meta({
    description:
      'False for a junior where a senior or higher is asked for, and the other way round; null where no level or the middle one is asked for, and for old searches.',
  }),
  yearsMet: z.boolean().nullable().meta({
    description:
      'Whether the years of experience are neither far fewer nor far more than asked for, or not stated; the line of the criteria names the limits. Null where years do not count, and for old searches.',
  }),
  criteriaGroup: criteriaGroup.nullable().meta({
    description:
      'By the must-haves, the title, the country, the languages, the overlap, the pay, the notice, the level and the years: misses none, only preferences, one, or more. Null without must-haves and title.',
  }),
}

export const facet = z.object({
  name: z.enum([
    ...(['country', 'seniority', 'evidence', 'rate', 'notice', 'overlap', 'years', 'family'] as const),
    ...(['mustHaves', 'skill'] as const),
  ]),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
})
export type Facet = z.output<typeof facet>

/** How many candidates remain after each condition, in order; every number is a direct count. */
export const waterfallStep = z.object({
  condition: z.string(),
  target: z.string().meta({ description: 'mustHave:0, rate, notice, overlap, language:de, country …' }),
  removes: z.int().meta({ description: 'How many candidates this condition removes from those left before it.' }),
  left: z.int(),
  wouldReturn: z.int().meta({ description: 'How many more would match if only this condition were dropped.' }),
})

export type WaterfallStep = z.output<typeof waterfallStep>

export const candidateSearches = defineResource({
  type: 'candidate-searches',
  attributes: z.object({
    door,
    text: z.string().nullable(),
    criteria,
    excludedEmployers: z.array(z.string()).meta({
      description: 'Named by searches from before `excluded-employers` was a setting of the company; else empty.',
    }),
    legend,
    spans: z.array(sourceSpan),
    notUnderstood: z.array(z.string()),
    lint: z.array(lintFinding),
    poolHash: z.string(),
    poolSize: z.int(),
    matchedCount: z.int(),
    frozenCount: z.int().meta({ description: 'How many matches are stored with their explanations.' }),
    facets: z.array(facet),
    criteriaCounts: criteriaCounts.nullable().meta({
      description:
        'How many matches miss none of the criteria, only preferences, one, and more. Null without any, and for old searches.',
    }),
    waterfall: z.array(waterfallStep),
    modelVersionId: z.string(),
    tookMs: z.number(),
    state: z.enum(searchStates),
    savedName: z.string().nullable(),
    createdForAlert: z.boolean().meta({ description: 'Run because of an alert on its `parent`.' }),
    seenAt: z.iso.datetime().nullable().meta({ description: 'When its owner first saw an alert’s run.' }),
    alert: z.enum(['off', ...alertFrequencies]).meta({ description: 'The caller’s own alert on this search.' }),
    poolChange: z
      .object({ added: z.int(), gone: z.int() })
      .nullable()
      .meta({ description: 'Changes since this search was frozen; null when nothing changed.' }),
    version: z.int().meta({ description: 'Of its name and its deletion; all else never changes.' }),
    ...timestamps,
  }),
  relationships: {
    matches: { to: 'matches', many: true },
    parent: { to: 'candidate-searches', many: false },
    requirement: { to: 'requirements', many: false },
    user: { to: 'users', many: false },
  },
})

export const matches = defineResource({
  type: 'matches',
  attributes: z.object({
    rank: z.int(),
    score: z.int(),
    low: z.int().meta({ description: 'The score without self-reported evidence.' }),
    high: z.int().meta({ description: 'The score if all self-reported evidence were verified.' }),
    tieGroup: z.int().meta({ description: 'Tie group, from 1; matches that are too close to call share one.' }),
    rankLow: z.int().nullable().meta({
      description: 'The best rank in the tie group; null for old searches.',
    }),
    rankHigh: z.int().nullable().meta({ description: 'The worst rank in the tie group; null for old searches.' }),
    rankWithoutClaims: z.int().nullable().meta({
      description: 'The rank if self-reported evidence counted for no candidate; null for old searches.',
    }),
    overlapHours: z.number().nullable(),
    mustHaves: z.array(mustHaveTick),
    ...metCriteria,
    contributions: z.array(contribution),
    sentence: z.string().meta({ description: 'The explanation in one sentence.' }),
    rateConverted: pay.nullable().meta({
      description:
        'The expected pay in the currency and period of the requested limit, or else of the job, or else of most jobs of the company; null where it is stated in them.',
    }),
    starred: z.boolean(),
    pipelineStage: z.string().nullable(),
    sameCareer: z
      .object({
        rank: z.int().meta({ description: 'Of the best of them.' }),
        profiles: z.int().meta({ description: 'How many of the first matches of the list have it.' }),
        isFirst: z.boolean().meta({
          description:
            'This profile stated the career before the best of them, which came from another source: both are listed.',
        }),
      })
      .nullable()
      .meta({
        description:
          'Other profiles in the list describe nearly the same career, and no operator has marked them as different people; null otherwise.',
      }),
  }),
  relationships: { candidate: { to: 'candidates', many: false }, search: { to: 'candidate-searches', many: false } },
})

/** The sparse fieldset of `candidates` that a list of matches shows. */
export const listedFields = [
  ...(['maskedName', 'legalName', 'headline', 'titleName', 'seniority', 'country'] as const),
  ...(['experienceYears', 'rateExpected', 'noticeDays'] as const),
] as const

/** The fields of a preview: all but the rank without claims, which would take a second pass over the candidates. */
export const previewedFields = [
  ...(['rank', 'score', 'low', 'high', 'tieGroup', 'rankLow', 'rankHigh', 'overlapHours'] as const),
  ...([
    'mustHaves',
    'mustHavesAsked',
    'mustHavesMet',
    'mustHavesPartly',
    'titleMet',
    'countryMet',
    'languageMet',
    'overlapMet',
    'payMet',
    'noticeMet',
    'levelMet',
    'yearsMet',
    'criteriaGroup',
  ] as const),
  ...(['contributions', 'sentence', 'pipelineStage', 'rateConverted', 'candidate'] as const),
] as const

const searchErrors = ['session.required', 'permission.denied', 'validation.invalid', 'request.parameter'] as const

export const MODE_MISSING = { error: 'Say how to read the text: jobDesc, summary or skill.', path: ['door'] }

export const runSearchInput = z
  .object({
    door: door.optional().meta({ description: 'How to read the text; for criteria alone, `skill`.' }),
    text: z.string().max(searchTextLimits.jobDesc.max).optional(),
    criteria: criteria.optional(),
    among: among.optional().meta({ description: 'With a text alone; criteria name it themselves.' }),
    requirementId: z.uuid().optional(),
    parentId: z.uuid().optional(),
  })
  .refine((input) => input.text !== undefined || input.criteria !== undefined, {
    error: 'Send a text or criteria.',
    path: ['text'],
  })
  .refine((input) => input.text === undefined || input.door !== undefined, MODE_MISSING)

export const runSearch = defineEndpoint({
  method: 'POST',
  path: '/candidate-searches',
  summary: 'Runs a search and freezes it',
  admission: 'session',
  body: runSearchInput,
  bodyType: 'candidate-searches',
  answers: { kind: 'resource', of: candidateSearches },
  status: 201,
  includes: ['matches', 'matches.candidate', 'parent', 'user'],
  errors: [...searchErrors, 'search.nothing-asked', 'search.busy', 'service.not-ready', 'quota.used-up'],
})

export const listSearches = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches',
  summary: 'The caller’s searches; for admins and owners the company’s',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: candidateSearches },
  status: 200,
  includes: ['user', 'parent'],
  sorts: ['createdAt', 'matchedCount', 'savedName'],
  filters: {
    door: z.enum(doors),
    saved: z.enum(['true', 'false']),
    text: z.string().max(200),
    requirement: z.uuid(),
    user: z.uuid(),
  },
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const getSearch = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches/{id}',
  summary: 'One frozen search',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateSearches },
  status: 200,
  includes: ['matches', 'matches.candidate', 'parent', 'user'],
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'quota.used-up'],
})

export const renameSearch = defineEndpoint({
  method: 'PATCH',
  path: '/candidate-searches/{id}',
  summary: 'Names a search, sets the caller’s alert, or marks it as seen by its owner; nothing else can change',
  admission: 'session',
  body: z.object({
    savedName: singleLine().min(1).max(80).nullable().optional(),
    alert: z.enum(['off', ...alertFrequencies]).optional(),
    seen: z.literal(true).optional().meta({ description: 'Has an effect only for the owner of the search.' }),
    version: z.int().optional(),
  }),
  anyVersionUnlessNamed: true,
  bodyType: 'candidate-searches',
  answers: { kind: 'resource', of: candidateSearches },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'validation.invalid', 'resource.conflict'],
})

export const deleteSearch = defineEndpoint({
  method: 'DELETE',
  path: '/candidate-searches/{id}',
  summary: 'Deletes a search from the history; an audit stub remains',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

/** Undoes a deletion within the time limit of the toast. */
export const restoreSearch = defineEndpoint({
  method: 'POST',
  path: '/candidate-searches/{id}/actions/restore',
  summary: 'Restores a deleted search',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: candidateSearches },
  status: 200,
  errors: ['session.required', 'permission.denied', 'resource.not-found'],
})

/**
 * Without filters: the frozen matches. With filters: the frozen criteria and model on current candidates, complete
 * and exact; `meta.live` is then true when the candidates have changed since.
 */
export const listMatches = defineEndpoint({
  method: 'GET',
  path: '/candidate-searches/{id}/matches',
  summary: 'The matches of a search, best first; filters narrow by facet',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: matches },
  status: 200,
  includes: ['candidate'],
  filters: {
    country: z.string(),
    seniority: z.string(),
    evidence: z.string(),
    rate: z.string(),
    notice: z.string(),
    overlap: z.string(),
    years: z.string(),
    family: z.string(),
    mustHaves: z.string(),
    skill: z.string(),
    /** Leaves out who is in a pipeline of the company, or was ever on the shortlist of the search's job. */
    pipeline: z.literal('outside'),
    /** Only who has a star of the caller. */
    starred: z.literal('mine'),
    /** Only who joined this talent community of the caller’s company; for those who manage it. */
    community: z.uuid(),
    /** Only who is in this talent pool, if the caller sees it. */
    pool: z.uuid(),
    candidate: z.uuid(),
    /**
     * `once`, the default: of profiles with nearly the same career only the best that passes the other filters is
     * listed.
     */
    careers: z.enum(['once', 'all']),
  },
  sorts: ['rank', 'mustHavesMet', 'pay', 'notice', 'years', 'verified'],
  paged: 'both',
  errors: ['session.required', 'permission.denied', 'resource.not-found', 'request.parameter', 'quota.used-up'],
})

/** A result for criteria while they are edited. Nothing is stored. */
export const searchPreviews = defineResource({
  type: 'search-previews',
  attributes: z.object({
    criteria,
    legend,
    poolSize: z.int(),
    matchedCount: z.int(),
    criteriaCounts: criteriaCounts.nullable(),
    waterfall: z.array(waterfallStep),
    tookMs: z.number(),
  }),
  relationships: { matches: { to: 'matches', many: true } },
})

export const previewSearch = defineEndpoint({
  method: 'POST',
  path: '/search-previews',
  summary: 'Ranks current candidates by edited criteria without storing anything: the best 25, or 10 without a parent',
  admission: 'session',
  body: z.object({
    criteria,
    parentId: z.uuid().optional().meta({
      description:
        'The search to start from: its job applies, and the seed that orders equal scores. Without it, a new search for no job.',
    }),
  }),
  bodyType: 'search-previews',
  answers: { kind: 'resource', of: searchPreviews },
  status: 200,
  includes: ['matches', 'matches.candidate'],
  errors: [
    'session.required',
    'permission.denied',
    'resource.not-found',
    'validation.invalid',
    'search.busy',
    'service.not-ready',
    'quota.used-up',
  ],
})
