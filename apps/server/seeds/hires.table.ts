// Outcomes of offers and hires in the demo's year: every state at least once.

export interface DemoBand {
  readonly amountMinor: number
  readonly currency: string
  readonly period: 'hour' | 'year'
}

export interface DemoOpening {
  readonly company: 'acme' | 'globex'
  readonly title: string
  /** Filled once every seat is taken. */
  readonly seats: number
  readonly daysAgo: number
  readonly band: DemoBand
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

/** Criteria in addition to the team's own, so that each opening finds other candidates. */
const backend = (team: string, must: string) => `Backend Engineer

${team}

Requirements
- 4+ years of backend development with ${must}
- PostgreSQL
- Docker

Contract, up to 72 EUR per hour.`

const band = { amountMinor: 7200, currency: 'EUR', period: 'hour' } as const

export const demoOpenings: readonly DemoOpening[] = [
  {
    company: 'acme',
    title: 'Backend Engineer, checkout',
    seats: 1,
    daysAgo: 345,
    band,
    text: backend('You make the last step of an order quick and painless.', 'Java and Spring Boot'),
    courses: [{ ...accepted, sentAgo: 303, startAgo: 281, share: 90, hire: 'ended', endAgo: 150 }],
  },
  {
    company: 'acme',
    title: 'Backend Engineer, payouts',
    seats: 1,
    daysAgo: 268,
    band,
    text: backend('You pay forty thousand sellers on time.', 'Java or Kotlin'),
    courses: [{ ...accepted, sentAgo: 225, startAgo: 205, share: 95, hire: 'refunded', endAgo: 160 }],
  },
  {
    company: 'acme',
    title: 'Backend Engineer, pricing',
    seats: 2,
    daysAgo: 219,
    band,
    text: backend('You work out what an item costs in ten milliseconds.', 'Go'),
    courses: [
      { ...accepted, sentAgo: 172, startAgo: 155, share: 92, hire: 'replaced', endAgo: 101 },
      // Replaces the member who left.
      { ...accepted, sentAgo: 92, startAgo: 75, share: 94, hire: 'confirmed' },
    ],
  },
  {
    company: 'acme',
    title: 'Platform Engineer',
    seats: 1,
    daysAgo: 189,
    band,
    text: backend('You run the platform that our other teams build on.', 'Go or Python'),
    courses: [{ ...accepted, sentAgo: 140, startAgo: 121, share: 88, hire: 'confirmed' }],
  },
  {
    company: 'acme',
    title: 'Backend Engineer, search',
    seats: 3,
    daysAgo: 137,
    band,
    text: backend('You help people find what they are looking for.', 'Java, Python or Scala'),
    courses: [
      { ...accepted, sentAgo: 96, startAgo: 82, share: 97, hire: 'replacementOpen', endAgo: 24 },
      { ...accepted, sentAgo: 84, startAgo: 66, share: 91, hire: 'endedInGuarantee', endAgo: 6 },
      { ...accepted, sentAgo: 78, startAgo: 61, share: 100, hire: 'confirmed' },
    ],
  },
  {
    company: 'acme',
    title: 'API Engineer',
    seats: 1,
    daysAgo: 104,
    band,
    text: backend('You build the interfaces that our partners rely on.', 'Node.js or Go'),
    courses: [{ ...accepted, sentAgo: 66, startAgo: 50, share: 85, hire: 'endedInTrial', endAgo: 43 }],
  },
  {
    company: 'acme',
    title: 'Backend Engineer, standing team',
    seats: 10,
    daysAgo: 76,
    band,
    text: backend('Our standing team hires whenever the right person comes along.', 'Go, Java or Python'),
    courses: [
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
      // Approvers do not approve their own offers, and Globex has no second approver yet.
      { offer: 'draft', sentAgo: 0.5, startAgo: -30, share: 96 },
    ],
  },
]
