export type Scope = 'platform' | 'employer' | 'agency' | 'agencyClient'

/** How far a permission goes inside the scope of its holder. */
export type Reach = 'all' | 'assigned' | 'own' | 'read' | 'masked'

export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly scope: Scope
  readonly companyId: string | null
  readonly agencyId: string | null
  readonly roleKeys: readonly string[]
  /** Chose to judge without names; they stay hidden even where they were released. */
  readonly isBlind?: boolean
  /** The widest reach that the roles of the user give. */
  readonly permissions: ReadonlyMap<string, Reach>
}

export interface GuestActor {
  readonly kind: 'guest'
  /** SHA-256 of the guest's cookie, hexadecimal. */
  readonly cookieHash: string
}

/** A candidate without an account, who holds a link that was sent to them. The link is the whole of their right. */
export interface CandidateLinkActor {
  readonly kind: 'candidateLink'
  readonly verificationId: string
  readonly candidateId: string
}

/** Somebody without a seat who was asked for an opinion by a link; it is the whole of their right. */
export interface FeedbackLinkActor {
  readonly kind: 'feedbackLink'
  readonly feedbackRequestId: string
}

export type Actor =
  | UserActor
  | GuestActor
  | CandidateLinkActor
  | FeedbackLinkActor
  | { readonly kind: 'nobody' }
  | { readonly kind: 'system' }
