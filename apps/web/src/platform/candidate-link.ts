import type { candidateLinks } from '@assay/contracts/candidate-links'
import type { ResourceOf } from '@assay/contracts/resource'

export type CandidateLink = ResourceOf<typeof candidateLinks>

/** Props of every page behind a candidate link: its content, and the token that authorizes the answer. */
export interface LinkPageProps {
  readonly link: CandidateLink
  readonly token: string
}

/** The query key of the link; an answer stores its own result under it. */
export const linkKey = (token: string) => ['candidate-links', token] as const
