// How long companies keep data.

export { applyMinRetention } from './apply-min-retention.ts'
export { applyRetention } from './apply-retention.ts'
export { findPolicy as findRetentionPolicy } from './retention.store.ts'
