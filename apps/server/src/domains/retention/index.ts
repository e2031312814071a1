// How long companies keep data.
export { applyRetention } from './apply-retention.ts'
export { keepLeast } from './keep-least.ts'
export { findPolicy as findRetentionPolicy } from './retention.store.ts'
