import type { AgencyClientState } from '@assay/contracts/agency-clients'
import type { ContactAnswer } from '@assay/contracts/shortlisteds'
import type { SubmissionState } from '@assay/contracts/submissions'
import type { BadgeTone } from '@assay/ui/badge'
import { DAY_MS } from '../../platform/durations.ts'
import { formatCount, formatDay, formatPay, formatPercent } from '../../platform/format.ts'
import { stageLabels } from '../../platform/labels/stage-labels.ts'
import type { AgencyClient, Submission } from './agency-clients.queries.ts'

export const clientStateLabels: Readonly<Record<AgencyClientState, { label: string; tone: BadgeTone }>> = {
  invited: { label: 'Invited', tone: 'waiting' },
  active: { label: 'Active', tone: 'active' },
  paused: { label: 'Paused', tone: 'waiting' },
  ended: { label: 'Ended', tone: 'plain' },
}

export const submissionStateLabels: Readonly<Record<SubmissionState, { label: string; tone: BadgeTone }>> = {
  submitted: { label: 'Awaiting response', tone: 'waiting' },
  accepted: { label: 'Accepted', tone: 'active' },
  denied: { label: 'Declined', tone: 'plain' },
  duplicate: { label: 'Duplicate', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  closed: { label: 'Job closed', tone: 'plain' },
  expired: { label: 'Ownership ended', tone: 'plain' },
}

export const contactAnswerLabels: Readonly<Record<ContactAnswer, string>> = {
  introducing: 'The agency is introducing you',
  notYet: 'The candidate hasn’t agreed yet',
  declined: 'The candidate declined',
}

/** Such as "18% of the pay of a year". */
export const formatFee = ({ feeType, feePercent, feeAmount }: AgencyClient): string =>
  feeType === 'percent'
    ? `${formatPercent(feePercent ?? 0)} of annual pay`
    : `${feeAmount === null ? '' : formatPay(feeAmount)} per hire`

export function formatStages(stages: AgencyClient['stages']): string {
  if (stages === null) return 'Not shared'
  const parts = Object.entries(stageLabels).flatMap(([stage, words]) => {
    const people = stages[stage] ?? 0
    return people === 0 ? [] : [`${people.toLocaleString('en')} ${words.toLowerCase()}`]
  })
  return parts.length === 0 ? 'No candidates' : parts.join(' · ')
}

const daysUntil = (iso: string, now = Date.now()): number => Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS))

/** When the agency's ownership of the introduction ends. */
export function formatOwnership({ state, ownedUntil }: Submission): string | null {
  if (ownedUntil === null) return null
  if (state === 'expired') return `ended ${formatDay(ownedUntil)}`
  return `${formatCount(daysUntil(ownedUntil), 'day')} left`
}

/** When the relation began, ends or ended. */
export function formatSpan({ state, startsAt, endsAt }: AgencyClient): string | null {
  if (state === 'ended') return endsAt === null ? null : `until ${formatDay(endsAt)}`
  if (endsAt !== null) return `ends ${formatDay(endsAt)}`
  return startsAt === null ? null : `since ${formatDay(startsAt)}`
}
