// Audits for bias, as the command line and the reactions use them.
export { askForAudit as runAudit } from './ask-for-audit.ts'
export { type AuditParts, auditPeriod, computeAudit } from './compute-audit.ts'
export { publishAudit } from './publish-audit.ts'
export { OutcomesRejected, readOutcomes, tablesOfOutcomes } from './read-outcomes.ts'
