import type { MarketRows } from './market-rows.ts'
import type { Question } from './question.ts'

/**
 * The conditions of a question in SQL, each with its `and`. All values come from the generated market, so they need
 * no escaping.
 */
export function conditionsIn(question: Question, rows: MarketRows, table: string): string {
  const { rateMax, noticeMax, overlap, englishLeast, countries, engagement } = question
  const conditions = [
    rateMax === null ? [] : [`(${table}.rate is null or ${table}.rate <= ${rateMax})`],
    noticeMax === null ? [] : [`(${table}.notice is null or ${table}.notice <= ${noticeMax})`],
    overlap === null ? [] : [`${table}.schedule in (${listed(rows.schedulesFor(overlap))})`],
    englishLeast === null ? [] : [`(${table}.english is null or ${table}.english >= ${englishLeast})`],
    countries.length === 0 ? [] : [`${table}.country in (${countries.map((code) => `'${code}'`).join(', ')})`],
    engagement === 0 ? [] : [`(${table}.engagement = 0 or (${table}.engagement & ${engagement}) <> 0)`],
  ].flat()
  return conditions.map((condition) => `and ${condition}`).join(' ')
}

/** A possibly empty list. */
function listed(places: readonly number[]): string {
  return places.length === 0 ? '-1' : places.join(', ')
}
