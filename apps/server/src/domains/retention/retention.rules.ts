import {
  minApplicationDays,
  type RetentionKind,
  retentionBounds,
  retentionKinds,
} from '@assay/contracts/retention-policies'
import { DAY_MS } from '../../platform/time/durations.ts'

/** In days; null: as long as its subject. */
export type Periods = Readonly<Record<RetentionKind, number | null>>

export const KEEP_ALL: Periods = { applications: null, searches: null, notifications: null }

export interface Bounds {
  readonly country: string
  /** The operator’s longest period. */
  readonly max: number | null
}

const minOf = (kind: RetentionKind, country: string): number =>
  kind === 'applications' ? minApplicationDays(country) : retentionBounds[kind].min

/** The effective period: never longer than the operator allows, never shorter than the law requires. */
export function effectivePeriods(chosen: Periods, { country, max }: Bounds): Periods {
  const effective = (kind: RetentionKind): number | null => {
    const days = chosen[kind]
    const capped = max === null ? days : Math.min(days ?? max, max)
    return capped === null ? null : Math.max(capped, minOf(kind, country))
  }
  return {
    applications: effective('applications'),
    searches: effective('searches'),
    notifications: effective('notifications'),
  }
}

/** One sentence for each period that cannot be chosen. */
export function problemsOf(chosen: Periods, { country, max }: Bounds): { field: RetentionKind; message: string }[] {
  return retentionKinds.flatMap((field) => {
    const days = chosen[field]
    const min = minOf(field, country)
    const longest = Math.max(min, Math.min(max ?? retentionBounds[field].max, retentionBounds[field].max))
    if (days === null || (days >= min && days <= longest)) return []
    return [{ field, message: `Choose ${min} to ${longest} days.` }]
  })
}

export const isShorter = (after: Periods, before: Periods): boolean =>
  retentionKinds.some((kind) => (after[kind] ?? Number.POSITIVE_INFINITY) < (before[kind] ?? Number.POSITIVE_INFINITY))

export const beforeOf = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export interface Counts {
  readonly people: number
  readonly searches: number
  readonly notifications: number
}

type ByDay = readonly { readonly on: string; readonly count: number }[]

/** One line for each day on which anything is due, first day first. */
export function mergeDays(days: Readonly<Record<keyof Counts, ByDay>>): (Counts & { on: string })[] {
  const all = new Set(Object.values(days).flatMap((some) => some.map(({ on }) => on)))
  const countOn = (some: ByDay, on: string) => some.find((day) => day.on === on)?.count ?? 0
  return [...all].toSorted().map((on) => ({
    on,
    people: countOn(days.people, on),
    searches: countOn(days.searches, on),
    notifications: countOn(days.notifications, on),
  }))
}
