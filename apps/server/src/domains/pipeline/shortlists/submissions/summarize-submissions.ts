import type { Context } from '../../../../platform/context/context.ts'
import { countSubmissions } from '../records/index.ts'

/** Summarizes an agency’s candidates at one employer, for the page that both sides see. */
export async function summarizeSubmissions(
  ctx: Context,
  { agencyId, companyId }: { agencyId: string; companyId: string },
) {
  const { byState, byStage, endingSoon } = await countSubmissions(ctx.db, { agencyId, companyId, now: ctx.now() })
  const sum = (...states: (keyof typeof byState)[]) => states.reduce((total, state) => total + (byState[state] ?? 0), 0)
  return {
    submissions: {
      waiting: sum('submitted'),
      accepted: sum('accepted', 'expired'),
      declined: sum('denied', 'duplicate'),
      expiringSoon: endingSoon,
    },
    stages: byStage,
  }
}
