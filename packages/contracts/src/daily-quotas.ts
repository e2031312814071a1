// How much one person can read in a day. A recruiter who works all day stays far below; a copy of all candidates does
// not fit in.

/** What is counted, each candidate or search once a day. A day is a UTC day, the same for everyone. */
export const quotaKinds = ['searches', 'profiles', 'listed'] as const
export type QuotaKind = (typeof quotaKinds)[number]
export type DailyQuota = Readonly<Record<QuotaKind, number>>

/** By plan: searches run, profiles opened, and candidates seen in lists of matches and shortlists. */
export const planQuotas = {
  trial: { searches: 200, profiles: 100, listed: 1_500 },
  free: { searches: 1_000, profiles: 300, listed: 4_000 },
  team: { searches: 1_500, profiles: 500, listed: 5_000 },
  business: { searches: 3_000, profiles: 1_000, listed: 10_000 },
} as const satisfies Record<string, DailyQuota>

/** The share of the plan's quota that a role has, in percent. A person with several roles has the largest. */
export const roleShares: Readonly<Record<string, number>> = {
  'platform.admin': 100,
  'platform.creator': 10,
  'employer.owner': 100,
  'employer.admin': 100,
  'employer.recruiter': 100,
  'employer.hiringManager': 50,
  'employer.viewer': 25,
  'agency.owner': 70,
  'agency.member': 70,
  'agencyClient.contact': 25,
}

/** Of an agency’s key, which has no role: as its people have. */
export const KEY_SHARE = 70

/** Of a role that a company made itself. */
export const CUSTOM_ROLE_SHARE = 50

/** Searches of all guests of one IPv4 network of 24 bits, or IPv6 network of 48, whatever their cookies. */
export const GUEST_SEARCHES_PER_NETWORK = 20

/** Event streams that one session can hold open in parallel. */
export const MAX_STREAMS_PER_SESSION = 5

/** In all sessions and API tokens of one person together. */
export const MAX_STREAMS_PER_PERSON = 30
