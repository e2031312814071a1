import { z } from 'zod'
import { calendarDay } from './calendar-day.ts'
import { defineEndpoint } from './endpoint.ts'
import { pay } from './money.ts'
import { defineResource } from './resource.ts'

/** Where the days that a candidate stays in a stage are divided: up to 1, 3, 7, 14, 30 days, and more. */
export const STAY_DAYS = [1, 3, 7, 14, 30] as const
/** The longest period that is shown. */
export const MAX_INSIGHT_DAYS = 731

export const insightFigures = [
  'funnel',
  'stay',
  'fill',
  'source',
  'rejection',
  'decline',
  'interviewer',
  'pay',
] as const
export type InsightFigure = (typeof insightFigures)[number]

/** One bar: what it counts, and with figure and key the list behind it (`insight-rows`). */
const bar = z.object({ key: z.string(), label: z.string(), value: z.int() })

const filters = {
  from: calendarDay.meta({ description: 'The first day, in UTC. Without it: 89 days before the last.' }),
  to: calendarDay.meta({ description: 'The last day. Without it: today.' }),
  requirement: z.uuid(),
  person: z.uuid().meta({ description: 'Only jobs that are assigned to this teammate.' }),
}

export const insights = defineResource({
  type: 'insights',
  attributes: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    unit: z.enum(['week', 'month']),
    funnel: z
      .array(
        bar.extend({
          share: z.number().nullable().meta({ description: 'Of those in the stage before, in percent.' }),
        }),
      )
      .meta({ description: 'How far the candidates shortlisted in this period got.' }),
    cohorts: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), counts: z.record(z.string(), z.int()) }))
      .meta({ description: 'The same by week or month in which they were shortlisted, by stage.' }),
    stays: z
      .array(
        bar.extend({
          bins: z
            .array(z.int())
            .meta({ description: 'Counts for the intervals between STAY_DAYS, and one for longer stays.' }),
          quarterDays: z.number(),
          medianDays: z.number(),
          threeQuarterDays: z.number(),
          slowDays: z.number().meta({ description: 'The 90th percentile.' }),
        }),
      )
      .meta({ description: 'Days in each stage that was reached in this period; ongoing ones count until now.' }),
    fills: z
      .object({
        medianDays: z.number().nullable(),
        jobs: z.array(bar.extend({ medianDays: z.number() })),
        people: z.array(bar.extend({ medianDays: z.number() })),
      })
      .meta({ description: 'Days from the opening of a job to each hire, by job and by the candidate’s owner.' }),
    sources: z.array(bar.extend({ interviewed: z.int(), hired: z.int() })),
    rejections: z.array(bar),
    offers: z
      .object({ accepted: z.int(), declined: z.int(), reasons: z.array(bar) })
      .nullable()
      .meta({ description: 'null for users who can’t read offers.' }),
    pay: z
      .object({
        currency: z.string().meta({ description: 'The company’s, to which every amount is converted.' }),
        ratesOn: z.iso.date(),
        differencePercent: z.number().nullable().meta({ description: 'The median of all these offers.' }),
        withoutMarket: z.int().meta({ description: 'Offers for titles without published figures.' }),
        titles: z.array(
          bar.extend({
            offered: pay.meta({ description: 'The median of the offers.' }),
            market: pay.meta({
              description:
                'The median of what candidates of the same title, country and experience expect, or the nearest broader figure.',
            }),
            differencePercent: z.number().meta({ description: 'Of the offers from the market, below it negative.' }),
          }),
        ),
      })
      .nullable()
      .meta({
        description:
          'Offers sent in this period compared with the market; null for users who can’t read offers or figures.',
      }),
    interviewers: z
      .array(
        bar.extend({
          perWeek: z.number(),
          given: z.int().meta({ description: 'Scorecards that were submitted.' }),
          missing: z.int(),
          medianHours: z.number().nullable().meta({ description: 'From the end of the interview to the scorecard.' }),
        }),
      )
      .nullable()
      .meta({ description: 'null for users who can’t schedule interviews.' }),
  }),
  relationships: {},
})

export const getInsights = defineEndpoint({
  method: 'GET',
  path: '/insights',
  summary: 'Hiring figures of a period: funnel, times, sources and reasons',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: insights },
  status: 200,
  filters,
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})

export const insightRows = defineResource({
  type: 'insight-rows',
  attributes: z.object({
    candidateName: z.string().meta({ description: 'The name, or the code of a masked candidate.' }),
    requirementTitle: z.string(),
    at: z.iso.datetime(),
    days: z.number().nullable(),
    href: z.string(),
  }),
  relationships: {
    candidate: { to: 'candidates', many: false },
    requirement: { to: 'requirements', many: false },
  },
})

export const listInsightRows = defineEndpoint({
  method: 'GET',
  path: '/insight-rows',
  summary: 'The candidates behind one bar of the insights, latest first',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: insightRows },
  status: 200,
  filters: {
    ...filters,
    figure: z.enum(insightFigures).meta({ description: 'Without it: the funnel.' }),
    key: z.string().max(80).meta({ description: 'The key of the bar; of stays also `stage/bin`.' }),
  },
  paged: 'number',
  errors: ['session.required', 'permission.denied', 'request.parameter'],
})
