export type Scope = 'platform' | 'employer' | 'agency' | 'agencyClient'

/** Which records a permission covers. */
export type Access = 'all' | 'assigned' | 'own' | 'read' | 'masked'

export interface UserActor {
  readonly kind: 'user'
  readonly userId: string
  readonly sessionId: string
  readonly scope: Scope
  readonly companyId: string | null
  readonly agencyId: string | null
  readonly roleKeys: readonly string[]
  /** The operator who works as this user. */
  readonly impersonatorId?: string
  /** Judges without names, which stay hidden even after a release. */
  readonly isBlind?: boolean
  /** Set if the request came with an API token of the user. */
  readonly apiTokenId?: string
  /** Since when the session is locked. */
  readonly lockedAt?: Date | null
  /** When the session or the API token is over, unless it is used again before. */
  readonly endsAt?: Date
  /** When the person last proved who they are. */
  readonly confirmedAt?: Date
  /** Set when a program acts with a key of the agency, in the name of its creator; `permissions` are those of the key. */
  readonly apiKey?: ApiKeyHeld
  /** The widest access that the user's roles grant. */
  readonly permissions: ReadonlyMap<string, Access>
}

export interface ApiKeyHeld {
  readonly keyId: string
  readonly scopes: readonly string[]
}

export interface GuestActor {
  readonly kind: 'guest'
  /** SHA-256 of the guest's cookie, hexadecimal. */
  readonly cookieHash: string
}

/** A candidate without an account, who holds a link that was sent to them. The link is their only permission. */
export interface CandidateLinkActor {
  readonly kind: 'candidateLink'
  readonly verificationId: string
  readonly candidateId: string
}

/** A person without an account who was asked for feedback by a link, which is their only permission. */
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
