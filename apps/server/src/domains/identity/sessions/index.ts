// Sessions and sign-in, with limits on password guessing.
export { endAll, endOthers, endSessions } from './end-sessions.ts'
export { findOpenSession, type OpenSession } from './find-open-session.ts'
export { secondsUntil } from './login-attempts.rules.ts'
export { closeSession, openSessionAs } from './open-session-as.ts'
export { purgeExpiredSessions } from './purge-expired-sessions.ts'
export {
  deleteSessionsOf,
  deleteSessionsOpenedBy,
  listLastSeen,
  listSessionsOf,
  type Session,
} from './sessions.store.ts'
