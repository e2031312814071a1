// Locking the screen.
export { IdleLock } from './idle-lock.tsx'
export { LockPage } from './lock-page.tsx'
