import type { candidateLinks } from '@assay/contracts/candidate-links'
import type { ResourceOf } from '@assay/contracts/resource'

export type CandidateLink = ResourceOf<typeof candidateLinks>

/** Props of every page behind a candidate link: its content, and the token that authorizes the answer. */
export interface LinkPageProps {
  readonly link: CandidateLink
  readonly token: string
  /** The candidate’s own zone, in which deadlines are shown; absent where it is not known. */
  readonly zone?: string | undefined
}

/** The query key of the whole application that a link is about. */
export const applicationKey = (token: string) => [...linkKey(token), 'application'] as const

/** The query key of the link; an answer stores its own result under it. */
export const linkKey = (token: string) => ['candidate-links', token] as const
