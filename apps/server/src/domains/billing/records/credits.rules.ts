/** The part of a subscription that decides about its credits. */
export interface CreditFacts {
  readonly creditsIncluded: number | null
  readonly creditsExtra: number
  readonly creditsUsed: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly interval: 'month' | 'year'
}

type Period = Pick<CreditFacts, 'periodStart' | 'periodEnd'>

/** null: no limit. */
export function creditsLeft({ creditsIncluded, creditsExtra, creditsUsed }: CreditFacts): number | null {
  return creditsIncluded === null ? null : Math.max(0, creditsIncluded + creditsExtra - creditsUsed)
}

/** The first period of a subscription that begins now. */
export function firstPeriod(now: Date): Period {
  return { periodStart: now, periodEnd: periodAfter(now, 'month') }
}

/** The subscription at an instant: included credits are renewed each period, and extra ones are used last. */
export function rolledOver<Facts extends CreditFacts>(facts: Facts, now: Date): Facts {
  if (facts.periodEnd > now) return facts
  let { periodStart, periodEnd } = facts
  while (periodEnd <= now) {
    periodStart = periodEnd
    periodEnd = periodAfter(periodStart, facts.interval)
  }
  return { ...facts, periodStart, periodEnd, creditsUsed: 0, creditsExtra: extraLeft(facts) }
}

/** Extra credits that no request of this period uses. */
export const extraLeft = ({ creditsIncluded, creditsExtra, creditsUsed }: CreditFacts): number =>
  creditsIncluded === null ? creditsExtra : creditsExtra - Math.max(0, creditsUsed - creditsIncluded)

/** The end of a billing period, in UTC. */
export function periodAfter(start: Date, interval: 'month' | 'year'): Date {
  const end = new Date(start)
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1))
  // In a shorter month the 31st becomes the last day.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
