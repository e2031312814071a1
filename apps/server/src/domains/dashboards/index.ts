// Dashboards, as other domains and the scheduler may use them.
export { listRisks, type RequirementAtRisk } from './list-risks.ts'
export { nameCandidates } from './name-candidates.ts'
