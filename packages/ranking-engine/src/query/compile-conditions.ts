/** What of a card decides who matches, without what anything is worth: all that counting needs. */

import { dayOf, parseDay } from '../columns/days.ts'
import { overlapBySchedule } from '../features/overlap.ts'
import { titleAffinity } from '../features/title-points.ts'
import { reweighted } from '../model/model.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import { draftItems, type WantedItem, wantItem } from './ask-skills.ts'
import type { QueryContext, QueryOptions } from './compile-query.ts'
import { hourlyCents } from './pay.ts'
import type { SearchCriteria } from './search-criteria.ts'

export interface Limits {
  /** Cents per hour; null when no rate is asked, or its currency has no exchange rate. */
  readonly rateMax: number | null
  /** Days of notice that notice limit and start date leave. */
  readonly noticeMax: number | null
  /** Minutes shared with the asked zone by schedule, -1 where not known; null when no overlap is asked. */
  readonly overlap: Int16Array | null
}

/** A plan has all of it, too. */
export interface Demanded extends Limits {
  readonly criteria: SearchCriteria
  readonly items: readonly WantedItem[]
  readonly title: {
    readonly title: number
    readonly lists: readonly { readonly title: number; readonly isSameFamily: boolean }[]
  } | null
  /** -1 when nobody in the pool uses the word. */
  readonly keywords: readonly { readonly number: number }[]
}

export function compileConditions(context: QueryContext, criteria: SearchCriteria, options: QueryOptions): Demanded {
  const { taxonomy, dictionary } = context
  const model = options.weights === undefined ? context.model : reweighted(context.model, options.weights)
  const { drafts } = draftItems(criteria, taxonomy, model)
  const title = askedTitle(criteria, taxonomy)
  const family = title === undefined ? [] : taxonomy.titles.map((_, number) => number).filter(isNear)
  function isNear(number: number): boolean {
    const isSameFamily = taxonomy.titleFamily[number] === taxonomy.titleFamily[title as number]
    return isSameFamily && titleAffinity(taxonomy, model.shapes, title as number, number) !== 0
  }
  return {
    criteria,
    items: drafts
      .filter(({ kind }) => kind !== 'typicalSkills')
      .map((draft) => wantItem(draft, taxonomy, model.shapes)),
    title: title === undefined ? null : { title, lists: family.map((each) => ({ title: each, isSameFamily: true })) },
    keywords: (criteria.keywords ?? []).map(({ term }) => ({ number: dictionary.keywordNumbers.get(term) ?? -1 })),
    ...limitsOf(context, criteria, dayOf(options.now)),
  }
}

export function askedTitle({ titleSlug }: SearchCriteria, { titleNumbers }: Taxonomy): number | undefined {
  return titleSlug === null ? undefined : titleNumbers.get(titleSlug)
}

export function limitsOf({ dictionary, exchange }: QueryContext, criteria: SearchCriteria, day: number): Limits {
  const { rateMax, overlapHours } = criteria.constraints
  return {
    rateMax: rateMax === null ? null : hourlyCents(rateMax, exchange),
    noticeMax: noticeLimit(criteria, day),
    overlap: overlapHours === null ? null : overlapBySchedule(dictionary, overlapHours.zone, day),
  }
}

/** The stricter of the notice limit and the days until the start; a start in the past leaves none. */
function noticeLimit(criteria: SearchCriteria, today: number): number | null {
  const { noticeMaxDays, startBy } = criteria.constraints
  const startDay = startBy === null ? null : parseDay(startBy)
  const untilStart = startDay === null ? null : Math.max(0, startDay - today)
  if (noticeMaxDays === null || untilStart === null) return noticeMaxDays ?? untilStart
  return Math.min(noticeMaxDays, untilStart)
}
