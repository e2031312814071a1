// Interviewer pools and interview outcomes of the demo: every state at least once.
import type { InterviewKind, Recommendation } from '@assay/contracts/scheduled-interviews'

/** How far an interview got. `moved` was rescheduled by agreement; `overridden` ended without its scorecard. */
export type DemoFate =
  | 'draft'
  | 'proposed'
  | 'countered'
  | 'expired'
  | 'scheduled'
  | 'moved'
  | 'rescheduling'
  | 'cancelled'
  | 'withdrawn'
  | 'awaitingFeedback'
  | 'noShow'
  | 'completed'
  | 'overridden'

export interface DemoInterview {
  readonly fate: DemoFate
  /** Days from today to the first proposed time; negative is past. */
  readonly inDays: number
  /** Berlin winter time. Hours are distinct, so no interviewer is booked twice. */
  readonly hour: number
  readonly minutes: 30 | 60
  /** For upcoming interviews: how many days ago the times were proposed. */
  readonly askedAgo: number
  readonly panel: readonly string[]
  /** In panel order. */
  readonly recommendations: readonly Recommendation[]
}

const LEAD = 'lead@acme.test'
const MANAGER = 'manager@acme.test'
const usual = { minutes: 30, askedAgo: 2, panel: [LEAD], recommendations: [] } as const
const both = { ...usual, panel: [LEAD, MANAGER], minutes: 60 } as const

/** One row for each candidate: the interviews in order. A round that came to nothing is planned again. */
export const demoInterviews: readonly (readonly DemoInterview[])[] = [
  [
    { ...both, fate: 'completed', inDays: -9, hour: 9, recommendations: ['strongYes', 'yes'] },
    { ...both, fate: 'completed', inDays: -4, hour: 8, recommendations: ['yes', 'noDecision'] },
    { ...usual, fate: 'draft', inDays: 7, hour: 15.5, askedAgo: 0.3 },
  ],
  [
    { ...usual, fate: 'withdrawn', inDays: 4, hour: 17, askedAgo: 4, panel: [MANAGER] },
    { ...usual, fate: 'scheduled', inDays: 1, hour: 10.5 },
  ],
  [
    { ...usual, fate: 'cancelled', inDays: -5, hour: 16 },
    { ...both, fate: 'awaitingFeedback', inDays: -2, hour: 11 },
  ],
  [
    { ...usual, fate: 'noShow', inDays: -3, hour: 15 },
    { ...usual, fate: 'proposed', inDays: 4, hour: 12, askedAgo: 0.8 },
  ],
  [
    { ...usual, fate: 'expired', inDays: 8, hour: 16.5, askedAgo: 5 },
    { ...usual, fate: 'countered', inDays: 5, hour: 12.5, askedAgo: 1.2 },
  ],
  [
    { ...usual, fate: 'completed', inDays: -8, hour: 18, panel: [MANAGER], recommendations: ['yes'] },
    { ...usual, fate: 'rescheduling', inDays: 6, hour: 14.5, panel: [MANAGER] },
  ],
  [
    { ...usual, fate: 'overridden', inDays: -12, hour: 17.5, panel: [MANAGER] },
    { ...usual, fate: 'moved', inDays: 9, hour: 10, askedAgo: 3 },
  ],
  // Only if so many candidates are in contact: each state is listed further up.
  [
    { ...usual, fate: 'completed', inDays: -6, hour: 14, recommendations: ['yes'] },
    { ...both, fate: 'scheduled', inDays: 3, hour: 13 },
  ],
]

/** After these, the same round is planned again. */
export const fatesWithoutResult: ReadonlySet<DemoFate> = new Set(['withdrawn', 'cancelled', 'noShow', 'expired'])

interface DemoScorecard {
  readonly name: string
  readonly kind: InterviewKind
  readonly criteria: readonly { readonly key: string; readonly label: string; readonly hint: string | null }[]
}

export const demoScorecards: readonly DemoScorecard[] = [
  {
    name: 'First call',
    kind: 'screen',
    criteria: [
      { key: 'motivation', label: 'Why this role', hint: '1 any role would do, 5 knows what makes this one special' },
      { key: 'communication', label: 'Communication', hint: '1 hard to follow, 5 clear and to the point' },
      { key: 'terms', label: 'Salary and availability', hint: '1 far apart, 5 agreed' },
    ],
  },
  {
    name: 'Technical depth',
    kind: 'technical',
    criteria: [
      { key: 'core', label: 'Core skills of the role', hint: '1 follows recipes, 5 explains what happens underneath' },
      { key: 'debugging', label: 'Troubleshooting', hint: '1 guesses, 5 narrows it down and proves it' },
      { key: 'tradeoffs', label: 'Weighing trade-offs', hint: '1 sees one option, 5 names the cost of each' },
      { key: 'testing', label: 'Testing what they build', hint: null },
    ],
  },
  {
    name: 'Collaboration',
    kind: 'culture',
    criteria: [
      { key: 'feedback', label: 'Gives and takes feedback', hint: '1 gets defensive, 5 asks for more' },
      { key: 'ownership', label: 'Sees things through', hint: null },
    ],
  },
]
