// What does a user set about themselves? Profile, photo, password, account.
export { assertOwnPassword } from './change-password.ts'
export { eraseAccount } from './erase-account.ts'
export { listWaysOfWorking, type WayOfWorking } from './profiles.store.ts'
