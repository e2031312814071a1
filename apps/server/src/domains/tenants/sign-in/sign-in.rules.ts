import { DAY_MS } from '../../../platform/time/durations.ts'

/** The DNS name and the content of the record that proves a domain. */
export const recordName = (domain: string): string => `_assay.${domain}`
export const recordValue = (proof: string): string => `assay-domain=${proof}`

/** A long text may come in several pieces. */
export const isProvenBy = (records: readonly (readonly string[])[], proof: string): boolean =>
  records.some((pieces) => pieces.join('').trim() === recordValue(proof))

/** How long sign-in rules stay in force without the record, so that a mistake in the DNS locks no one out. */
const GRACE_DAYS = 7

export const ruleEndsAt = (missingSince: Date | null): Date | null =>
  missingSince && new Date(missingSince.getTime() + GRACE_DAYS * DAY_MS)

export type Seen = 'there' | 'gone' | 'unknown'

/** The result of a DNS check for a proven domain. A failed lookup changes nothing. */
export function recheckOf(seen: Seen, missingSince: Date | null, now: Date): 'nothing' | 'warn' | 'restore' | 'lapse' {
  if (seen === 'unknown') return 'nothing'
  if (seen === 'there') return missingSince === null ? 'nothing' : 'restore'
  const endsAt = ruleEndsAt(missingSince)
  if (endsAt === null) return 'warn'
  return now < endsAt ? 'nothing' : 'lapse'
}

/** The DNS error codes for a missing record, as opposed to no answer. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

export const meansAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ABSENT.has(String(error.code))
