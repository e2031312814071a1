import type { BillingInterval } from '@assay/contracts/plans'
import { periodAfter } from './credits.rules.ts'

export interface InvoiceLine {
  readonly text: string
  readonly amountMinor: number
}

/** The plan that a company pays for now; null for a free one. */
export interface PaidPlan {
  readonly name: string
  readonly interval: BillingInterval
  readonly priceMinor: number
  readonly periodStart: Date
  readonly periodEnd: Date
}

export interface WantedPlan {
  readonly name: string
  readonly interval: BillingInterval
  readonly priceMinor: number
}

export interface PlanChange {
  readonly kind: 'start' | 'upgrade' | 'downgrade'
  /** Whether a new period begins with the change. */
  readonly isNewPeriod: boolean
  readonly lines: readonly InvoiceLine[]
  readonly netMinor: number
  /** Of a downgrade the end of the period. */
  readonly startsAt: Date
  readonly nextMinor: number
  readonly nextAt: Date
}

/**
 * What a change costs: the rest of the period of the new plan, less what is unused of the old one. Where nothing is
 * left to pay, it happens at the end of the period, and nothing is paid back.
 */
export function planChange(paid: PaidPlan | null, wanted: WantedPlan, now: Date): PlanChange {
  const whole = { text: `${wanted.name}, ${perWord(wanted.interval)}`, amountMinor: wanted.priceMinor }
  const nextAt = periodAfter(now, wanted.interval)
  if (paid === null)
    return {
      kind: 'start',
      isNewPeriod: true,
      lines: [whole],
      netMinor: wanted.priceMinor,
      startsAt: now,
      nextMinor: wanted.priceMinor,
      nextAt,
    }
  const share = unusedShare(paid, now)
  const unused = {
    text: `${paid.name}, unused until ${formatShortDay(paid.periodEnd)}`,
    amountMinor: -part(paid.priceMinor, share),
  }
  const isNewPeriod = wanted.interval !== paid.interval
  const bought = isNewPeriod
    ? whole
    : { text: `${wanted.name}, until ${formatShortDay(paid.periodEnd)}`, amountMinor: part(wanted.priceMinor, share) }
  const netMinor = bought.amountMinor + unused.amountMinor
  if (netMinor <= 0)
    return {
      kind: 'downgrade',
      isNewPeriod: true,
      lines: [],
      netMinor: 0,
      startsAt: paid.periodEnd,
      nextMinor: wanted.priceMinor,
      nextAt: paid.periodEnd,
    }
  return {
    kind: 'upgrade',
    isNewPeriod,
    lines: unused.amountMinor === 0 ? [bought] : [bought, unused],
    netMinor,
    startsAt: now,
    nextMinor: wanted.priceMinor,
    nextAt: isNewPeriod ? nextAt : paid.periodEnd,
  }
}

/** 0 to 1. */
function unusedShare({ periodStart, periodEnd }: PaidPlan, now: Date): number {
  const whole = periodEnd.getTime() - periodStart.getTime()
  const left = periodEnd.getTime() - now.getTime()
  return Math.min(1, Math.max(0, left / whole))
}

const part = (minor: number, share: number): number => Math.round(minor * share)

export const perWord = (interval: BillingInterval): string => (interval === 'month' ? 'one month' : 'one year')

export function formatShortDay(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    at,
  )
}
