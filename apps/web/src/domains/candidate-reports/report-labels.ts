import type { ReportOutcome, ReportReason, ReportState } from '@assay/contracts/candidate-reports'

export const reportReasonLabels: Readonly<Record<ReportReason, string>> = {
  notTrue: 'It isn’t true',
  outdated: 'It’s out of date',
  notRelevant: 'It shouldn’t count for this job',
  duplicate: 'The candidate is listed twice',
  notReal: 'The profile isn’t of a real person',
  unsuitable: 'It contains something unsuitable',
  other: 'Other',
}

export const reportStateLabels = {
  open: { label: 'Open', tone: 'active' },
  answered: { label: 'Answered', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
} as const satisfies Record<ReportState, { label: string; tone: string }>

export const reportOutcomeLabels: Readonly<Record<ReportOutcome, string>> = {
  corrected: 'Corrected',
  noChange: 'No change',
}
