import { minApplicationDays, retentionBounds } from '@assay/contracts/retention-policies'
import type { Tx } from '../../platform/context/context.ts'
import type { Company } from '../tenants/index.ts'
import { retentionChanged } from './retention.events.ts'
import { KEEP_ALL } from './retention.rules.ts'
import { findPolicy, savePolicy } from './retention.store.ts'

/** Even a deleted company keeps the records that the law demands, for as long. */
export async function applyMinRetention(tx: Tx, { id: companyId, country }: Company, now: Date): Promise<void> {
  const before = await findPolicy(tx, companyId)
  const periods = {
    applications: minApplicationDays(country),
    searches: retentionBounds.searches.min,
    notifications: retentionBounds.notifications.min,
  }
  await savePolicy(tx, { companyId, ...periods, countsFrom: now, version: null, now })
  const { applications, searches, notifications } = before ?? KEEP_ALL
  tx.record(retentionChanged(companyId, { applications, searches, notifications }, periods))
}
