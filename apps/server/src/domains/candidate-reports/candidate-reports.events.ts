import type { DomainEvent } from '../../platform/context/domain-event.ts'
import type { Report } from './candidate-reports.store.ts'

/** The text is personal data and is not in the chain. */
const reportEvent = (name: string, verb: string, report: Report, around: Partial<DomainEvent>): DomainEvent => ({
  name,
  tenantId: report.companyId,
  verb: `candidateReport.${verb}`,
  target: { type: 'candidate-reports', id: report.id },
  candidateId: report.candidateId,
  ...around,
})

export const candidateReported = (report: Report): DomainEvent =>
  reportEvent('candidateReported', 'open', report, { after: { state: report.state, reason: report.reason } })

export const reportAnswered = (report: Report): DomainEvent =>
  reportEvent('candidateReportAnswered', 'answer', report, {
    before: { state: 'open' },
    after: { state: report.state, outcome: report.outcome },
  })

export const reportWithdrawn = (report: Report): DomainEvent =>
  reportEvent('candidateReportWithdrawn', 'withdraw', report, {
    before: { state: 'open' },
    after: { state: report.state },
  })
