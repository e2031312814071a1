// Outcomes of offers and hires in the demo's year: every state at least once.

export interface DemoOpening {
  readonly company: 'acme' | 'globex'
  readonly title: string
  readonly seats: number
  readonly daysAgo: number
  readonly band: { readonly amountMinor: number; readonly currency: string; readonly period: 'hour' }
  readonly text: string
  readonly courses: readonly DemoCourse[]
}

/** How far an offer got. Days are counted back from today; a future start date is negative. */
export interface DemoCourse {
  readonly sentAgo: number
  readonly startAgo: number
  /** Share of the pay band, in hundredths. */
  readonly share: number
  readonly offer:
    | 'draft'
    | 'pendingApproval'
    | 'approved'
    | 'sent'
    | 'viewed'
    | 'revised'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'withdrawn'
  readonly hire?:
    | 'awaitingStart'
    | 'noStart'
    | 'inTrial'
    | 'endedInTrial'
    | 'confirmed'
    | 'ended'
    | 'endedInGuarantee'
    | 'replacementOpen'
    | 'replaced'
    | 'refunded'
  readonly endAgo?: number
}

const accepted = { offer: 'accepted' } as const

export const demoOpenings: readonly DemoOpening[] = [
  {
    company: 'acme',
    title: 'Backend Engineer, standing team',
    seats: 24,
    daysAgo: 345,
    band: { amountMinor: 7200, currency: 'EUR', period: 'hour' },
    text: `Backend Engineer

Our standing team takes somebody in whenever somebody fits.

Requirements
- 4+ years of backend development with Go, Java or Python
- PostgreSQL
- Docker

Contract, up to 72 EUR per hour.`,
    courses: [
      { ...accepted, sentAgo: 322, startAgo: 300, share: 90, hire: 'ended', endAgo: 150 },
      { ...accepted, sentAgo: 225, startAgo: 205, share: 95, hire: 'refunded', endAgo: 160 },
      { ...accepted, sentAgo: 172, startAgo: 155, share: 92, hire: 'replaced', endAgo: 101 },
      { ...accepted, sentAgo: 140, startAgo: 121, share: 88, hire: 'confirmed' },
      { ...accepted, sentAgo: 96, startAgo: 82, share: 97, hire: 'replacementOpen', endAgo: 24 },
      { ...accepted, sentAgo: 92, startAgo: 75, share: 94, hire: 'confirmed' },
      { ...accepted, sentAgo: 84, startAgo: 66, share: 91, hire: 'endedInGuarantee', endAgo: 6 },
      { ...accepted, sentAgo: 78, startAgo: 61, share: 100, hire: 'confirmed' },
      { ...accepted, sentAgo: 66, startAgo: 50, share: 85, hire: 'endedInTrial', endAgo: 43 },
      { ...accepted, sentAgo: 49, startAgo: 31, share: 93, hire: 'noStart' },
      { ...accepted, sentAgo: 24, startAgo: 5, share: 96, hire: 'inTrial' },
      { ...accepted, sentAgo: 33, startAgo: 11, share: 89, hire: 'inTrial' },
      { ...accepted, sentAgo: 12, startAgo: -9, share: 95, hire: 'awaitingStart' },
      { offer: 'declined', sentAgo: 44, startAgo: 10, share: 82 },
      { offer: 'expired', sentAgo: 36, startAgo: 2, share: 90 },
      { offer: 'withdrawn', sentAgo: 28, startAgo: -4, share: 98 },
      { offer: 'revised', sentAgo: 9, startAgo: -25, share: 86 },
      { offer: 'viewed', sentAgo: 4, startAgo: -30, share: 94 },
      { offer: 'sent', sentAgo: 1, startAgo: -32, share: 91 },
      { offer: 'approved', sentAgo: 1, startAgo: -28, share: 93 },
      { offer: 'pendingApproval', sentAgo: 0.4, startAgo: -35, share: 99 },
      { offer: 'draft', sentAgo: 0.2, startAgo: -40, share: 95 },
    ],
  },
  {
    company: 'globex',
    title: 'Full Stack Developer, standing team',
    seats: 2,
    daysAgo: 40,
    band: { amountMinor: 9000, currency: 'USD', period: 'hour' },
    text: `Full Stack Developer

We grow one person at a time.

Requirements
- 4+ years with TypeScript, React and Node.js
- SQL

Contract, up to 90 USD per hour.`,
    courses: [
      // No one approves their own offer, and Globex has no second approver yet.
      { offer: 'draft', sentAgo: 0.5, startAgo: -30, share: 96 },
    ],
  },
]
