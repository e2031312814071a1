// What waits for whom? What the clock may ask of the dashboards.
export { listRisks, type RequirementAtRisk } from './list-risks.ts'
