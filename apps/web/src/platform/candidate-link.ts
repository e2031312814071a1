import type { candidateLinks } from '@assay/contracts/candidate-links'
import type { ResourceOf } from '@assay/contracts/resource'

export type CandidateLink = ResourceOf<typeof candidateLinks>

/** What every page behind a candidate's link gets: what the link asks and shows, and the link itself to answer with. */
export interface LinkPageProps {
  readonly link: CandidateLink
  readonly token: string
}

/** Under this key the page is kept; an answer puts its own result there. */
export const linkKey = (token: string) => ['candidate-links', token] as const
