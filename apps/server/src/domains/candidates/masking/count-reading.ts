import { listedFields } from '@assay/contracts/candidate-searches'
import type { Context } from '../../../platform/context/context.ts'

const LISTED: ReadonlySet<string> = new Set(listedFields)

/** Whether these attributes are no more than a list of matches shows. Undefined: all attributes. */
export const areListed = (fields: ReadonlySet<string> | undefined): boolean =>
  fields !== undefined && [...fields].every((field) => LISTED.has(field))

/** Counts shown candidates against the reader's daily quota. Agencies list their own candidates. */
export async function countReading(
  ctx: Context,
  candidateIds: readonly string[],
  as: 'listed' | 'profiles',
): Promise<void> {
  if (candidateIds.length === 0) return
  const isAgency = ctx.actor.kind === 'user' && ctx.actor.scope === 'agency'
  await ctx.spend(isAgency ? 'listed' : as, candidateIds)
}
