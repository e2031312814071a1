import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { formatState } from '@assay/contracts/state-names'
import type { Tx } from '../../../../platform/context/context.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import {
  type Entry,
  entryAdvanced,
  findEntryById,
  findEntryOf,
  leadsTo,
  lockWithRequirement,
} from '../records/index.ts'
import { moveEntry } from './move-entry.ts'

export type WhichEntry =
  | { readonly shortlistedId: string }
  | { readonly requirementId: string; readonly candidateId: string }

export type AdvanceStage = WhichEntry & {
  /** The stage that the caller expects; any other is refused. */
  readonly from: readonly PipelineStage[]
  readonly to: PipelineStage
  readonly at: Date
  readonly reasonCode?: string | null
}

/**
 * One pipeline step, for higher domains: each checks its own policy first and moves its own record in the same
 * transaction. The requirement is locked before the entry, as everywhere.
 */
export async function advanceStage(tx: Tx, asked: AdvanceStage): Promise<Entry> {
  const { from, to, at, reasonCode = null } = asked
  const { entry, requirement } = await lockWithRequirement(tx, await entryOf(tx, asked))
  if (!from.includes(entry.stage) || !leadsTo(entry.stage, to))
    throw new AppError('shortlist.transition', {
      detail: `A candidate can’t move from ${formatState(entry.stage)} to ${formatState(to)}.`,
      meta: { stage: entry.stage },
    })
  if (requirement.state !== 'open' && requirement.state !== 'paused')
    throw new AppError('shortlist.not-open', {
      detail: `“${requirement.title}” has the status ${formatState(requirement.state)}, so its candidates can’t be moved.`,
      meta: { state: requirement.state },
    })
  const moved = await moveEntry(tx, entry, { to, at, reasonCode })
  tx.record(entryAdvanced(moved, entry.stage, reasonCode))
  return moved
}

async function entryOf(tx: Tx, which: WhichEntry): Promise<Entry> {
  const found = 'shortlistedId' in which ? await findEntryById(tx, which.shortlistedId) : await findEntryOf(tx, which)
  if (found === null) throw notFound('shortlist entry')
  return found
}
