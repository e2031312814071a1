import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { addStep, type Entry, type NewEntry, settleSubmission, updateEntry } from '../records/index.ts'

interface Step {
  readonly to: PipelineStage
  readonly at: Date
  readonly reasonCode?: string | null
  /** The fields that change with the stage. */
  readonly columns?: Partial<Omit<NewEntry, 'id' | 'stage' | 'stageSince'>>
}

/**
 * The only function that changes a stage: updates the row, appends the history with its author, and announces the
 * change.
 */
export async function moveEntry(
  tx: Tx,
  entry: Entry,
  { to, at, reasonCode = null, columns = {} }: Step,
): Promise<Entry> {
  const moved = await updateEntry(tx, entry.id, { ...columns, stage: to, stageSince: at }, at)
  await saveStep(tx, moved, { from: entry.stage, at, reasonCode })
  if (entry.stage === 'submitted') await settleSubmission(tx, { entryId: entry.id, to, at })
  return moved
}

/** Starts the history of a new entry. */
export async function saveStep(
  tx: Tx,
  { id, companyId, requirementId, stage }: Entry,
  { from, at, reasonCode = null }: { from: PipelineStage | null; at: Date; reasonCode?: string | null },
): Promise<void> {
  await addStep(tx, {
    id: newId(at.getTime()),
    shortlistedId: id,
    fromStage: from,
    toStage: stage,
    at,
    reasonCode,
    actorType: tx.by.type,
    actorId: tx.by.id,
  })
  tx.announce({ to: { companyId }, type: 'shortlist.changed', data: { requirementId } })
}
