import type { cancelCodes, RequirementState, RequirementVerb } from '@assay/contracts/requirements'
import type { BadgeTone } from '@assay/ui/badge'
import { DAY_MS } from '../../../platform/durations.ts'
import { formatPay } from '../../../platform/format.ts'
import { jobStateLabels } from '../../../platform/labels/job-state-labels.ts'
import type { Requirement } from './requirements.queries.ts'

export const stateLabels: Readonly<Record<RequirementState, { label: string; tone: BadgeTone }>> = {
  draft: { label: jobStateLabels.draft, tone: 'plain' },
  pendingApproval: { label: jobStateLabels.pendingApproval, tone: 'waiting' },
  open: { label: jobStateLabels.open, tone: 'active' },
  paused: { label: jobStateLabels.paused, tone: 'waiting' },
  filled: { label: jobStateLabels.filled, tone: 'active' },
  cancelled: { label: jobStateLabels.cancelled, tone: 'plain' },
  archived: { label: jobStateLabels.archived, tone: 'plain' },
}

export const verbLabels: Readonly<Record<RequirementVerb, string>> = {
  submit: 'Submit for approval',
  recall: 'Recall',
  return: 'Send back',
  approve: 'Approve job',
  publish: 'Publish job',
  pause: 'Pause job',
  resume: 'Resume job',
  fill: 'Close as filled',
  cancel: 'Cancel job',
  archive: 'Archive job',
  reopen: 'Reopen job',
}

/** What a message says once it is done. */
export const doneLabels: Readonly<Record<RequirementVerb, string>> = {
  submit: 'Submitted for approval',
  recall: 'Recalled. The job is a draft again',
  return: 'Sent back to the author',
  approve: 'Job approved and published',
  publish: 'Job published',
  pause: 'Job paused',
  resume: 'Job is open again',
  fill: 'Job closed as filled',
  cancel: 'Job cancelled',
  archive: 'Job archived',
  reopen: 'Job reopened',
}

export const cancelLabels: Readonly<Record<(typeof cancelCodes)[number], string>> = {
  budget: 'No budget',
  priorities: 'Changed priorities',
  filledElsewhere: 'Filled elsewhere',
  duplicate: 'Duplicate',
  other: 'Other',
}

const FUNNEL = [
  ['submitted', 'submitted'],
  ['shortlisted', 'shortlisted'],
  ['contactRequested', 'contact requested'],
  ['contactReleased', 'in contact'],
  ['interviewing', 'in interviews'],
  ['decision', 'in decision'],
  ['offer', 'with offer'],
  ['hired', 'hired'],
  ['rejected', 'rejected'],
  ['closed', 'closed'],
] as const

/** Such as "4 shortlisted · 2 rejected". */
export function formatFunnel(funnel: Requirement['funnel']): string {
  const parts = FUNNEL.flatMap(([stage, words]) => {
    const people = funnel[stage] ?? 0
    return people === 0 ? [] : [`${people.toLocaleString('en')} ${words}`]
  })
  return parts.length === 0 ? 'No candidates' : parts.join(' · ')
}

const ENDED: ReadonlySet<string> = new Set(['hired', 'rejected', 'closed'])

/** How far the furthest are, and below it the others: "5 in interviews", "2 hired · 11 active". */
export function summarizeFunnel(funnel: Requirement['funnel']): TwoLines {
  const furthest = FUNNEL.findLast(([stage]) => !ENDED.has(stage) && (funnel[stage] ?? 0) > 0)
  if (furthest === undefined) {
    const [first = '', ...others] = formatFunnel(funnel).split(' · ')
    return { first, below: others.join(' · ') || null }
  }
  const [stage, words] = furthest
  const active = FUNNEL.reduce((sum, [each]) => sum + (ENDED.has(each) ? 0 : (funnel[each] ?? 0)), 0)
  const others = [
    ...(funnel.hired ? [`${funnel.hired.toLocaleString('en')} hired`] : []),
    ...(active === funnel[stage] ? [] : [`${active.toLocaleString('en')} active`]),
  ]
  return { first: `${(funnel[stage] ?? 0).toLocaleString('en')} ${words}`, below: others.join(' · ') || null }
}

export interface TwoLines {
  readonly first: string
  readonly below: string | null
}

/** Whole days since the job was opened (created, for a draft), until it was closed. */
export function ageInDays(
  { openedAt, closedAt, createdAt }: Pick<Requirement, 'openedAt' | 'closedAt' | 'createdAt'>,
  now = Date.now(),
): number {
  const until = closedAt === null ? now : Date.parse(closedAt)
  return Math.max(0, Math.floor((until - Date.parse(openedAt ?? createdAt)) / DAY_MS))
}

export const formatBand = ({ band }: Requirement): string =>
  band === null ? 'No salary set' : `up to ${formatPay(band)}`
