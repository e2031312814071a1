// Daily quotas of reading.
export { purgeQuotas } from './purge-quotas.ts'
export { readSearchesToday } from './read-searches-today.ts'
export { spendQuota } from './spend-quota.ts'
