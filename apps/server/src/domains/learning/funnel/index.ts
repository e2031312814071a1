// Who was shown, and what became of them? Impressions, exposure and outcomes.
export { describeFunnel, type Funnel, type FunnelSearch, gatherFunnel, type ShownPerson } from './gather-funnel.ts'
