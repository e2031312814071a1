import { DAY_MS } from '../../../platform/time/durations.ts'

/** Where the proof of a domain is looked for, and what it says. */
export const recordName = (domain: string): string => `_assay.${domain}`
export const recordValue = (proof: string): string => `assay-domain=${proof}`

/** A long text may come in several pieces. */
export const isProvenBy = (records: readonly (readonly string[])[], proof: string): boolean =>
  records.some((pieces) => pieces.join('').trim() === recordValue(proof))

/** How long sign-in rules go on without the record, so that a mistake in the DNS locks nobody out of them. */
const GRACE_DAYS = 7

export const ruleEndsAt = (missingSince: Date | null): Date | null =>
  missingSince && new Date(missingSince.getTime() + GRACE_DAYS * DAY_MS)

export type Seen = 'there' | 'gone' | 'unknown'

/** What a look at the DNS means for a proven domain. What cannot be looked up changes nothing. */
export function recheckOf(seen: Seen, missingSince: Date | null, now: Date): 'nothing' | 'warn' | 'restore' | 'lapse' {
  if (seen === 'unknown') return 'nothing'
  if (seen === 'there') return missingSince === null ? 'nothing' : 'restore'
  const endsAt = ruleEndsAt(missingSince)
  if (endsAt === null) return 'warn'
  return now < endsAt ? 'nothing' : 'lapse'
}

/** The codes by which DNS says that there is no such record, as opposed to no answer. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

export const meansAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ABSENT.has(String(error.code))
