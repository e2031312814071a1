// Dashboards, as other domains and the scheduler may use them.
export { forgetLayout } from './dashboard-layouts.store.ts'
export { listRisks, type RequirementAtRisk } from './list-risks.ts'
export { nameCandidates } from './name-candidates.ts'
