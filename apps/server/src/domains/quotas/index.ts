// Daily quotas of reading.
export { purgeQuotas } from './purge-quotas.ts'
export { spendQuota } from './spend-quota.ts'
