import {
  CUSTOM_ROLE_SHARE,
  type DailyQuota,
  GUEST_SEARCHES_PER_NETWORK,
  KEY_SHARE,
  planQuotas,
  type QuotaKind,
  roleShares,
} from '@assay/contracts/daily-quotas'

export interface Reader {
  readonly roleKeys: readonly string[]
  readonly planId: string
  readonly isTrial: boolean
}

/** The limit of one person; `percent` is the operator's setting. */
export function limitOf(kind: QuotaKind, { roleKeys, planId, isTrial }: Reader, percent: number): number {
  const quotas: Readonly<Record<string, DailyQuota>> = planQuotas
  const plan = isTrial ? planQuotas.trial : (quotas[planId] ?? planQuotas.free)
  const shares = roleKeys.map((key) => roleShares[key] ?? CUSTOM_ROLE_SHARE)
  const share = shares.length === 0 ? KEY_SHARE : Math.max(...shares)
  return scaled((plan[kind] * share) / 100, percent)
}

export const guestLimit = (percent: number): number => scaled(GUEST_SEARCHES_PER_NETWORK, percent)

const scaled = (amount: number, percent: number): number => Math.max(1, Math.round((amount * percent) / 100))

/** Of the quota, within an hour. */
const SHARE_IN_AN_HOUR = 0.8
/** Of the quota; below it nothing is unusual. */
const SHARE_WORTH_A_LOOK = 0.25
const TIMES_THE_USUAL = 5
const MIN_USUAL_DAYS = 5

export const isWorthALook = (used: number, limit: number): boolean => used >= SHARE_WORTH_A_LOOK * limit

/** Reading that the owner of the company should know of: very fast, or far more than usual for this person. */
export function isUnusual(
  { used, inLastHour, usual }: { used: number; inLastHour: number; usual: { days: number; average: number } },
  limit: number,
): boolean {
  if (!isWorthALook(used, limit)) return false
  return (
    inLastHour >= SHARE_IN_AN_HOUR * limit || (usual.days >= MIN_USUAL_DAYS && used >= TIMES_THE_USUAL * usual.average)
  )
}
