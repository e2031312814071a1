// Impressions, exposure and outcomes of the candidates that were shown.
export {
  countFunnel,
  describeFunnel,
  type Funnel,
  type FunnelCounts,
  type FunnelSearch,
  gatherFunnel,
  type ShownPerson,
} from './gather-funnel.ts'
export { reportImpressions } from './report-impressions.ts'
