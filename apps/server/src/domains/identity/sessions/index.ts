// Sessions and sign-in, with limits on password guessing.

export { accessAnswer } from './access-answer.ts'
export { forgetDevices } from './devices.store.ts'
export { endAll, endOpenedBy, endOthers, endSessions } from './end-sessions.ts'
export { enter, type SignInParts, type Way } from './enter.ts'
export { findOpenSession, type OpenSession } from './find-open-session.ts'
export { type Credentials, enterWithPassword } from './log-in.ts'
export type { Entrance } from './open-session.ts'
export { closeSession, openSessionAs } from './open-session-as.ts'
export { purgeExpiredSessions } from './purge-expired-sessions.ts'
export { assertRecentlyConfirmed } from './recent-confirmation.ts'
export {
  deleteSessionsOf,
  listLastSeen,
  listSessionsOf,
  type Session,
} from './sessions.store.ts'
