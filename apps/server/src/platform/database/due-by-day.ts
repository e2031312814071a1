import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

export interface DueDays {
  /** The age at which something is due. */
  readonly days: number
  /** IANA name. */
  readonly zone: string
  /** Days of the zone; what is overdue counts on the first one. */
  readonly from: string
  readonly to: string
}

/** On which day a row is due, and whether that is in the period. */
export function dueByDay(since: AnyColumn, { days, zone, from, to }: DueDays): { on: SQL<string>; isDue: SQL } {
  const age = sql`make_interval(days => ${days}::int)`
  return {
    on: sql<string>`greatest(((${since} + ${age}) at time zone ${zone})::date, ${from}::date)::text`,
    isDue: sql`${since} < ((${to}::date + 1)::timestamp at time zone ${zone}) - ${age}`,
  }
}
