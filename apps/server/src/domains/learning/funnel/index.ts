// Impressions, exposure and outcomes of the candidates that were shown.
export { describeFunnel, type Funnel, type FunnelSearch, gatherFunnel, type ShownPerson } from './gather-funnel.ts'
export { reportImpressions } from './report-impressions.ts'
