import type { EndCode, HireAct, HireState } from '@assay/contracts/hired-candidates'
import type { BadgeTone } from '@assay/ui/badge'
import { formatCount } from '../../platform/format.ts'
import type { ListedHire } from './hires.queries.ts'

export const hireStateLabels: Readonly<Record<HireState, { label: string; tone: BadgeTone }>> = {
  awaitingStart: { label: 'Not started', tone: 'plain' },
  noStart: { label: 'Did not start', tone: 'plain' },
  inTrial: { label: 'In trial', tone: 'active' },
  endedInTrial: { label: 'Ended during trial', tone: 'plain' },
  confirmed: { label: 'Confirmed', tone: 'active' },
  ended: { label: 'Ended', tone: 'plain' },
  endedInGuarantee: { label: 'Ended under guarantee', tone: 'plain' },
  replacementOpen: { label: 'Replacement requested', tone: 'waiting' },
  replaced: { label: 'Replaced', tone: 'plain' },
  refunded: { label: 'Fee refunded', tone: 'plain' },
}

export const endLabels: Readonly<Record<EndCode, string>> = {
  notAFit: 'Not a fit',
  performance: 'Performance',
  leftByChoice: 'Resigned',
  betterOffer: 'Left for another offer',
  budget: 'Budget',
  planned: 'Planned end',
  other: 'Other',
}

export const actLabels: Readonly<Record<HireAct, string>> = {
  start: 'Confirm start…',
  noShow: 'Report no-show…',
  confirm: 'Confirm hire',
  end: 'End hire…',
  requestReplacement: 'Request replacement…',
  replace: 'Record replacement…',
  refund: 'Refund fee…',
  checkIn: 'Answer check-in…',
  rate: 'Rate hire…',
}

export const feeLabels = {
  notYet: 'Not yet',
  due: 'Due',
  none: 'None',
  refunded: 'Refunded',
  disputed: 'Frozen by a dispute',
} as const

export const nameOf = ({ candidate }: Pick<ListedHire, 'candidate'>): string =>
  candidate.legalName ?? candidate.maskedName

export const formatGuarantee = ({ guaranteeDaysLeft }: ListedHire): string =>
  guaranteeDaysLeft === null ? '–' : `${formatCount(guaranteeDaysLeft, 'day')} left`

export const formatTrial = ({ dayOfTrial, trialDays }: ListedHire): string =>
  dayOfTrial === null ? '–' : `day ${dayOfTrial} of ${trialDays}`

/** Answered and due check-ins. */
export function formatCheckIns({ checkIns, state }: ListedHire): string {
  const isAtWork = state === 'inTrial' || state === 'confirmed'
  const said = checkIns.flatMap(({ day, score, isDue }) => {
    if (score !== null) return [`day ${day}: ${score} of 5`]
    return isDue && isAtWork ? [`day ${day}: due`] : []
  })
  return said.length === 0 ? '–' : said.join(', ')
}
