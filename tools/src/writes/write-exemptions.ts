// Use cases that are exempt from the policy or the event, each with the reason.

export interface Exemption {
  readonly name: string
  readonly duty: 'policy' | 'event'
  readonly because: string
}

/** Functions that verify a password, a link token or the state of a sign-in, which is the permission. */
export const proofs: ReadonlySet<string> = new Set(['isPasswordOf', 'isTokenOf', 'takeAttempt'])

const ENTRANCE = 'Nobody is signed in yet, or only their own session ends.'
const DERIVED = 'Makes rows follow the code or other rows; nobody did anything.'
const INDEX = 'Keeps what the index has read of the candidates; the server does it for itself.'
const WATCH = 'The server watches what a person reads; it is no deed of theirs.'
const HEARD = 'A message only says what to read; what follows from it is recorded.'
const OWN_RIGHTS =
  'The link that was read is the permission, and all that opens are the links to the same candidate’s rights.'
const RECORDED_BEFORE = 'What it follows from was recorded when it happened.'

export const exemptions: readonly Exemption[] = [
  { name: 'logOut', duty: 'policy', because: ENTRANCE },
  { name: 'registerCompany', duty: 'policy', because: ENTRANCE },
  { name: 'applyAsAgency', duty: 'policy', because: ENTRANCE },
  { name: 'confirmApplication', duty: 'policy', because: ENTRANCE },
  { name: 'declineApplication', duty: 'policy', because: ENTRANCE },
  { name: 'openSession', duty: 'policy', because: ENTRANCE },
  { name: 'enter', duty: 'policy', because: ENTRANCE },
  { name: 'linkNow', duty: 'policy', because: ENTRANCE },
  { name: 'assertWay', duty: 'policy', because: ENTRANCE },
  { name: 'registerVerified', duty: 'policy', because: ENTRANCE },
  { name: 'joinCompany', duty: 'policy', because: ENTRANCE },
  { name: 'requestPasswordReset', duty: 'policy', because: ENTRANCE },
  { name: 'resendVerification', duty: 'policy', because: ENTRANCE },
  { name: 'completeRegistration', duty: 'policy', because: ENTRANCE },
  { name: 'completeRegistration', duty: 'event', because: RECORDED_BEFORE },
  { name: 'queueMessage', duty: 'event', because: RECORDED_BEFORE },
  { name: 'writeInterviews', duty: 'event', because: RECORDED_BEFORE },
  { name: 'synchronizeCalendarsOf', duty: 'event', because: RECORDED_BEFORE },
  { name: 'synchronizeDueCalendars', duty: 'event', because: DERIVED },
  { name: 'readBusyTimes', duty: 'event', because: DERIVED },
  { name: 'sendStartMail', duty: 'event', because: RECORDED_BEFORE },
  { name: 'synchronizeRoles', duty: 'event', because: DERIVED },
  { name: 'synchronizeTaxonomy', duty: 'event', because: DERIVED },
  { name: 'synchronizeKeywords', duty: 'event', because: DERIVED },
  { name: 'markBackfillDoneWhenEmpty', duty: 'event', because: DERIVED },
  { name: 'warnIfUnusual', duty: 'policy', because: WATCH },
  { name: 'receiveMessage', duty: 'event', because: HEARD },
  { name: 'showProgress', duty: 'policy', because: OWN_RIGHTS },
  { name: 'showProgress', duty: 'event', because: OWN_RIGHTS },
  { name: 'showApplication', duty: 'policy', because: OWN_RIGHTS },
  { name: 'showApplication', duty: 'event', because: OWN_RIGHTS },
  { name: 'loadProfiles', duty: 'policy', because: INDEX },
  { name: 'loadProfiles', duty: 'event', because: INDEX },
  { name: 'profilesChangedSince', duty: 'policy', because: INDEX },
  { name: 'profilesChangedSince', duty: 'event', because: INDEX },
]
