/** Compiles the parts of the criteria that decide which candidates match; counting needs nothing else. */

import { dayOf, parseDay } from '../columns/days.ts'
import { overlapBySchedule } from '../features/overlap.ts'
import { titleAffinity } from '../features/title-points.ts'
import { reweighted } from '../model/model.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { QueryContext, QueryOptions } from './compile-query.ts'
import { draftItems, isNamed, type RequestedItem, requestedItemOf } from './compile-skills.ts'
import { hourlyCents } from './pay.ts'
import type { SearchCriteria } from './search-criteria.ts'
import { isSought } from './word-matches.ts'

export interface Limits {
  /** Cents per hour; null without a limit, or without an exchange rate for its currency. */
  readonly rateMax: number | null
  /** Days of notice that the limit and the start date allow. */
  readonly noticeMax: number | null
  /** Minutes shared with the requested zone by schedule, -1 if unknown; null without a requested overlap. */
  readonly overlap: Int16Array | null
}

/** A plan has all of this as well. */
export interface Demanded extends Limits {
  readonly criteria: SearchCriteria
  readonly items: readonly RequestedItem[]
  readonly title: {
    readonly title: number
    readonly lists: readonly { readonly title: number; readonly isSameFamily: boolean }[]
  } | null
  /** -1 if no candidate has the keyword. */
  readonly keywords: readonly { readonly number: number }[]
  /** Whether only candidates with some of the sought words are considered; all of them match. */
  readonly searchesExactWords: boolean
}

/** Compiles what decides who matches at all; `compileQuery` adds what gives points. */
export function compileConditions(context: QueryContext, criteria: SearchCriteria, options: QueryOptions): Demanded {
  const { taxonomy, dictionary } = context
  const model = options.weights === undefined ? context.model : reweighted(context.model, options.weights)
  const { drafts } = draftItems(criteria, taxonomy, model)
  const title = requestedTitle(criteria, taxonomy)
  const family = title === undefined ? [] : taxonomy.titles.map((_, number) => number).filter(isNear)
  function isNear(number: number): boolean {
    const isSameFamily = taxonomy.titleFamily[number] === taxonomy.titleFamily[title as number]
    return isSameFamily && titleAffinity(taxonomy, model.shapes, title as number, number) !== 0
  }
  return {
    criteria,
    items: drafts.filter(isNamed).map((draft) => requestedItemOf(draft, taxonomy, model.shapes)),
    title: title === undefined ? null : { title, lists: family.map((each) => ({ title: each, isSameFamily: true })) },
    keywords: (criteria.keywords ?? []).map(({ term }) => ({ number: dictionary.keywordNumbers.get(term) ?? -1 })),
    searchesExactWords: (options.said ?? []).some(isSought),
    ...limitsOf(context, criteria, dayOf(options.now)),
  }
}

export function requestedTitle({ titleSlug }: SearchCriteria, { titleNumbers }: Taxonomy): number | undefined {
  return titleSlug === null ? undefined : titleNumbers.get(titleSlug)
}

/** The limits in the units of the columns: euro cents an hour, days, and minutes of overlap by schedule. */
export function limitsOf({ dictionary, exchange }: QueryContext, criteria: SearchCriteria, day: number): Limits {
  const { rateMax, overlapHours } = criteria.constraints
  return {
    rateMax: rateMax === null ? null : hourlyCents(rateMax, exchange),
    noticeMax: noticeLimit(criteria, day),
    overlap: overlapHours === null ? null : overlapBySchedule(dictionary, overlapHours.zone, day),
  }
}

/** The stricter of the notice limit and the days until the start; a past start allows none. */
function noticeLimit(criteria: SearchCriteria, today: number): number | null {
  const { noticeMaxDays, startBy } = criteria.constraints
  const startDay = startBy === null ? null : parseDay(startBy)
  const untilStart = startDay === null ? null : Math.max(0, startDay - today)
  if (noticeMaxDays === null || untilStart === null) return noticeMaxDays ?? untilStart
  return Math.min(noticeMaxDays, untilStart)
}
