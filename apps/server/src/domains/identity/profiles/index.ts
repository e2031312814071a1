// Users manage their own account here: profile, photo, password, erasure.
export { assertOwnPassword } from './change-password.ts'
export { eraseAccount } from './erase-account.ts'
export { examineLogo } from './photos.rules.ts'
export { listBlindAmong, listChoosersOf, listWaysOfWorking, type WayOfWorking } from './profiles.store.ts'
