import { z } from 'zod'
import { actionsOn, defineEndpoint } from './endpoint.ts'
import { currency, pay, payPeriods } from './money.ts'
import { defineResource, timestamps } from './resource.ts'
import { engagements } from './search-criteria.ts'

/** expected: what candidates ask for. offered: what employers offered. accepted: the offers that were accepted. */
export const compensationKinds = ['expected', 'offered', 'accepted'] as const
export type CompensationKind = (typeof compensationKinds)[number]

/** Years of experience; `10-60` is ten and more. */
export const experienceBands = ['0-2', '3-5', '6-9', '10-60'] as const
export type ExperienceBand = (typeof experienceBands)[number]

/** The bar under which no figure is published. */
export const PUBLISHING_BAR = { contributors: 5, maxShare: 0.25, minAgeDays: 90, contributorsForTails: 10 } as const

const percentile = z.int().nullable()
const percentiles = {
  p10: percentile.meta({ description: 'In minor units; null with fewer than ten contributors.' }),
  p25: percentile.meta({ description: 'Null in the public view.' }),
  p50: z.int(),
  p75: percentile.meta({ description: 'Null in the public view.' }),
  p90: percentile.meta({ description: 'Null with fewer than ten contributors.' }),
}

/** One published cell of the compensation index. Cells below the bar are never answered. */
export const compensations = defineResource({
  type: 'compensations',
  attributes: z.object({
    kind: z.enum(compensationKinds),
    country: z.string().nullable().meta({ description: 'ISO 3166-1 alpha-2; null: all countries.' }),
    experience: z
      .object({ minYears: z.int(), maxYears: z.int() })
      .nullable()
      .meta({ description: 'Null: any experience.' }),
    engagement: z.enum(engagements),
    period: z.enum(payPeriods),
    currency,
    ...percentiles,
    sampleSize: z.int().nullable().meta({ description: 'How many amounts count; null in the public view.' }),
    contributors: z.int().meta({
      description:
        'The number of independent sources: agencies and candidates without one, or employers. 5 in the public view, which only shows that the minimum is met.',
    }),
    maxShare: z.number().nullable().meta({ description: 'The largest share of one source; null in the public view.' }),
    state: z.enum(['published']),
    from: z.iso.date().meta({ description: 'The first day whose data count.' }),
    to: z.iso.date().meta({ description: 'The last day whose data count, at least 90 days ago.' }),
    converted: z
      .object({ currency, period: z.enum(payPeriods), ...percentiles })
      .nullable()
      .meta({ description: 'The same figures in the wanted currency and period; null unless both were given.' }),
    fxDate: z.iso.date().nullable().meta({ description: 'The day of the exchange rates behind `converted`.' }),
    ...timestamps,
  }),
  relationships: { jobTitle: { to: 'unique-job-titles', many: false }, skills: { to: 'job-skills', many: true } },
})

const dimensions = {
  title: z.uuid(),
  skill: z.uuid(),
  country: z.string().regex(/^[A-Z]{2}$/),
  experience: z.enum(experienceBands),
  engagement: z.enum(engagements),
}
const shown = {
  currency: currency.meta({ description: 'Also converts the figures to this currency; goes with `period`.' }),
  period: z.enum(payPeriods),
}
const errors = ['permission.denied', 'request.parameter'] as const

export const listCompensations = defineEndpoint({
  method: 'GET',
  path: '/compensations',
  summary: 'Published pay figures. Guests see medians by title only',
  admission: 'everyone',
  body: null,
  answers: { kind: 'collection', of: compensations },
  status: 200,
  filters: {
    ...dimensions,
    kind: z.enum(compensationKinds),
    level: z.enum(['title']).meta({
      description: 'Only the figures that are no narrower than the other filters: without them, those of whole titles.',
    }),
  },
  parameters: shown,
  sorts: ['title', 'p50', 'sampleSize'],
  paged: 'both',
  errors,
})

export const getCompensation = defineEndpoint({
  method: 'GET',
  path: '/compensations/{id}',
  summary: 'One published cell',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: compensations },
  status: 200,
  parameters: shown,
  errors: [...errors, 'resource.not-found'],
})

export const exportCompensations = defineEndpoint({
  method: 'GET',
  path: '/compensation-exports/csv',
  summary: 'The published figures as CSV, in local currencies',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'text/csv' },
  status: 200,
  filters: dimensions,
  errors: ['session.required', ...errors],
})

export const narrowings = ['experience', 'skill', 'country'] as const
export type Narrowing = (typeof narrowings)[number]

/** The figures for one question or, if they are not published, for the nearest broader one. */
export const compensationLookups = defineResource({
  type: 'compensation-lookups',
  attributes: z.object({
    titleName: z.string(),
    dropped: z
      .array(z.enum(narrowings))
      .meta({ description: 'The filters that were dropped to reach published figures.' }),
    isPublished: z.boolean().meta({ description: 'False if not even the broadest figures are published.' }),
  }),
  relationships: {
    jobTitle: { to: 'unique-job-titles', many: false },
    compensations: { to: 'compensations', many: true },
  },
})

export const lookUpCompensations = defineEndpoint({
  method: 'GET',
  path: '/compensation-lookups',
  summary: 'Pay for a title, or the nearest broader figures that may be shown',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: compensationLookups },
  status: 200,
  includes: ['compensations'],
  filters: dimensions,
  parameters: shown,
  errors: [...errors, 'resource.not-found'],
})

/** Figures shown for a job: one resource per job. */
export const compensationPins = defineResource({
  type: 'compensation-pins',
  attributes: z.object({ label: z.string(), isPublished: z.boolean(), ...timestamps }),
  relationships: {
    requirement: { to: 'requirements', many: false },
    compensation: { to: 'compensations', many: false },
  },
})

const pinErrors = ['session.required', 'permission.denied', 'resource.not-found'] as const

export const listCompensationPins = defineEndpoint({
  method: 'GET',
  path: '/compensation-pins',
  summary: 'The figures pinned to the jobs that the caller may read',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: compensationPins },
  status: 200,
  filters: { requirement: z.uuid() },
  sorts: ['createdAt'],
  paged: 'both',
  errors: ['session.required', ...errors],
})

export const getCompensationPin = defineEndpoint({
  method: 'GET',
  path: '/compensation-pins/{id}',
  summary: 'One pinned figure',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: compensationPins },
  status: 200,
  errors: pinErrors,
})

export const unpinCompensation = defineEndpoint({
  method: 'DELETE',
  path: '/compensation-pins/{id}',
  summary: 'Unpins a figure from its job',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: pinErrors,
})

export const pinCompensation = actionsOn(compensations, {
  errors: ['session.required', 'permission.denied', 'validation.invalid', 'resource.not-found'],
})('pin', 'Pins the figures to a job, replacing earlier ones', z.object({ requirementId: z.uuid() }))

/** How many of the candidates for a job a budget reaches. */
export const budgetFits = defineResource({
  type: 'budget-fits',
  attributes: z.object({
    matched: z.int().meta({ description: 'Candidates who match without a limit on pay.' }),
    fitting: z.int().meta({ description: 'Of these, the ones whose expectation is within the budget or not stated.' }),
  }),
  relationships: { requirement: { to: 'requirements', many: false } },
})

export const measureBudget = defineEndpoint({
  method: 'POST',
  path: '/budget-fits',
  summary: 'Counts the ranked candidates within a budget, for a job or for a title, skill and country. Stores nothing',
  admission: 'session',
  body: z.object({
    budget: pay,
    requirementId: z.uuid().nullable().default(null),
    titleId: z.uuid().nullable().default(null),
    skillId: z.uuid().nullable().default(null),
    country: dimensions.country.nullable().default(null),
    engagement: dimensions.engagement.nullable().default(null),
  }),
  bodyType: 'budget-fits',
  answers: { kind: 'resource', of: budgetFits },
  status: 200,
  errors: [
    'session.required',
    'permission.denied',
    'validation.invalid',
    'resource.not-found',
    'service.not-ready',
    'quota.used-up',
  ],
})
