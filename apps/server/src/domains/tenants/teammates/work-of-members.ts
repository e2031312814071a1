import type { OpenWork } from '@assay/contracts/teammates'
import type { Queries, Tx } from '../../../platform/context/context.ts'

export interface Job {
  readonly id: string
  readonly title: string
  readonly state: string
}

export interface WeekOfInterviews {
  readonly weekOf: string
  readonly interviews: number
  readonly minutes: number
}

/** The work of a company's members, which belongs to domains that tenants do not know. */
export interface WorkOfMembers {
  count(db: Queries, companyId: string, userIds: readonly string[]): Promise<Map<string, OpenWork>>
  /** The jobs of each user. */
  jobsOf(db: Queries, userIds: readonly string[]): Promise<Map<string, readonly Job[]>>
  /** Those of the ids that are jobs of the company. */
  jobsAmong(db: Queries, companyId: string, requirementIds: readonly string[]): Promise<ReadonlySet<string>>
  assignJobs(
    tx: Tx,
    to: { readonly companyId: string; readonly userId: string; readonly by: string | null; readonly now: Date },
    requirementIds: readonly string[],
  ): Promise<void>
  interviewLoad(db: Queries, person: { userId: string; zone: string; now: Date }): Promise<WeekOfInterviews[]>
  /** Refuses more people than the plan of the company has seats for; one that has a seat already is wanted 0 times. */
  assertSeats(tx: Tx, of: { readonly companyId: string; readonly wanted: number; readonly now: Date }): Promise<void>
  handOver(tx: Tx, from: HandOver): Promise<void>
}

export interface HandOver {
  readonly companyId: string
  readonly fromUserId: string
  readonly toUserId: string
  readonly by: string
  readonly now: Date
}
