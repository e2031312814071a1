import { mergeChoices } from '@assay/contracts/candidate-merges'
import type { Context } from '../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../platform/errors/app-error.ts'
import { type ComparedField, compareProfiles } from '../candidates/index.ts'
import { mayMerge } from './candidate-merges.policy.ts'
import type { Moved } from './candidate-merges.tables.ts'
import { carryOut, type Pair, readPair } from './carry-out-merge.ts'
import { finalBecause } from './merges.rules.ts'

export interface MergePreview {
  readonly keptId: string
  readonly goneId: string
  readonly fields: readonly ComparedField[]
  readonly moved: Moved
  readonly blockers: readonly string[]
  readonly secondPersonBecause: string | null
  readonly finalBecause: readonly string[]
}

/** Carries out the merge and rolls it back, so that the preview is exactly what will happen. */
export async function previewMerge(
  ctx: Context,
  ids: { readonly keptId: string; readonly goneId: string },
): Promise<MergePreview> {
  assertAllowed(mayMerge(ctx.actor))
  const pair = await readPair(ctx.db, ids)
  const tried = pair.blockers.length > 0 ? { moved: {}, blockers: pair.blockers } : await tryOut(ctx, pair)
  return {
    keptId: ids.keptId,
    goneId: ids.goneId,
    fields: compareProfiles(pair.kept, pair.gone),
    ...tried,
    secondPersonBecause: pair.secondPersonBecause,
    finalBecause: finalBecause({ shared: pair.shared.length }),
  }
}

async function tryOut(ctx: Context, pair: Pair): Promise<{ moved: Moved; blockers: string[] }> {
  const choices = mergeChoices.parse({})
  try {
    return await ctx.together(
      (inner) =>
        inner.transaction(async (tx) => {
          const { moved } = await carryOut(tx, pair, { choices, now: ctx.now() })
          return { moved, blockers: [] }
        }),
      { isTrial: true },
    )
  } catch (error) {
    if (error instanceof AppError && error.code === 'candidate-merge.refused')
      return { moved: {}, blockers: [error.message] }
    throw error
  }
}
