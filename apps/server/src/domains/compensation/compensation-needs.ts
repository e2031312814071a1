import type { Pay } from '@assay/contracts/money'
import type { Context } from '../../platform/context/context.ts'
import type { PinScope } from './compensation-pins.store.ts'

/** The facts that the index gets from domains above it. */
export interface CompensationNeeds {
  titleNameOf(titleId: string): string | null
  /** For a merged title, the present one. */
  currentTitleId(titleId: string): string
  skillNameOf(skillId: string): string
  convertPay(pay: Pay, to: Pick<Pay, 'currency' | 'period'>): Pay | null
  /** The day of the exchange rates. */
  readonly ratesOn: string
  /** The titles of the jobs that are assigned to the caller. */
  listAssignedTitles(ctx: Context): Promise<readonly string[]>
  /** Null for callers outside an employer. */
  findPinScope(ctx: Context): Promise<PinScope | null>
  /** Refuses callers who may not change the job; its company. */
  assertMayEdit(ctx: Context, requirementId: string): Promise<{ readonly companyId: string }>
}
