import type { QuotaKind } from '@assay/contracts/daily-quotas'
import type { UserActor } from '../../platform/context/actor.ts'
import type { DomainEvent } from '../../platform/context/domain-event.ts'

export interface UnusualReading {
  readonly kind: QuotaKind
  readonly used: number
  readonly inLastHour: number
  readonly limit: number
  readonly day: string
}

/** A user reads far more than usual; once a day for each user. */
export const readingUnusual = ({ userId, companyId, agencyId }: UserActor, reading: UnusualReading): DomainEvent => ({
  name: 'readingUnusual',
  tenantId: companyId ?? agencyId,
  verb: 'candidate.readUnusually',
  target: { type: 'users', id: userId },
  after: { ...reading },
})
