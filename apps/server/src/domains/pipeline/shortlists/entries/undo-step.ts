import type { Context, Tx } from '../../../../platform/context/context.ts'
import { sqlState } from '../../../../platform/database/transaction.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { MINUTE_MS } from '../../../../platform/time/durations.ts'
import {
  candidateRestored,
  candidateUnshortlisted,
  deleteEntry,
  deleteStep,
  type Entry,
  getEntryForAct,
  getSeenEntry,
  hasWork,
  listSteps,
  lockWithRequirement,
  type StageStep,
  updateEntry,
} from '../records/index.ts'

/** For how long a step can be undone. */
const UNDO_MS = 10 * MINUTE_MS
const FOREIGN_KEY = '23503'

/**
 * Undoes the caller’s own last step, an addition to the shortlist or a rejection from it, without a trace in the
 * pipeline: the entry is removed, or restored with its former stage and date. Only the audit log keeps both. Null when
 * the entry was removed.
 */
export async function undoStep(ctx: Context, { id }: { id: string }): Promise<Entry | null> {
  const seen = await getSeenEntry(ctx, id)
  const { entry: found } = await getEntryForAct(ctx, { id, act: seen.stage === 'rejected' ? 'reject' : 'add' })
  return ctx.transaction(async (tx) => {
    const { entry } = await lockWithRequirement(tx, found)
    const [last, before] = (await listSteps(tx, id)).toReversed()
    if (last === undefined || !isOwnAndRecent(tx, last, ctx.now())) throw tooLate()
    const undone = await undo(tx, { entry, last, before, now: ctx.now() })
    tx.announce({
      to: { companyId: entry.companyId },
      type: 'shortlist.changed',
      data: { requirementId: entry.requirementId },
    })
    return undone
  })
}

const isOwnAndRecent = ({ by }: Tx, { actorType, actorId, at }: StageStep, now: Date): boolean =>
  actorId !== null && actorType === by.type && actorId === by.id && now.getTime() - at.getTime() <= UNDO_MS

const tooLate = () =>
  new AppError('shortlist.transition', {
    detail: 'You can undo only your own last step, within ten minutes and while no one has continued from it.',
  })

interface Undoing {
  readonly entry: Entry
  readonly last: StageStep
  readonly before: StageStep | undefined
  readonly now: Date
}

async function undo(tx: Tx, undoing: Undoing): Promise<Entry | null> {
  const { entry, last } = undoing
  if (last.toStage === 'rejected' && last.fromStage === 'shortlisted') return undoRejection(tx, undoing)
  if (last.toStage !== 'shortlisted') throw tooLate()
  if (last.fromStage === null) return undoAddition(tx, entry)
  return undoAnew(tx, undoing)
}

async function undoAddition(tx: Tx, entry: Entry): Promise<null> {
  if (await hasWork(tx, entry.id)) throw tooLate()
  try {
    await deleteEntry(tx, entry.id)
  } catch (error) {
    // A higher domain has built on it.
    if (sqlState(error) === FOREIGN_KEY) throw tooLate()
    throw error
  }
  tx.record(candidateUnshortlisted(entry, null))
  return null
}

async function undoAnew(tx: Tx, { entry, last, now }: Undoing): Promise<Entry> {
  if (entry.beforeAnew === null || last.fromStage !== entry.beforeAnew.stage) throw tooLate()
  const { stageSince, overriddenAt = null, ...columns } = entry.beforeAnew
  await deleteStep(tx, last.id)
  const undone = await updateEntry(
    tx,
    entry.id,
    {
      ...columns,
      stageSince: new Date(stageSince),
      overriddenAt: overriddenAt === null ? null : new Date(overriddenAt),
      beforeAnew: null,
    },
    now,
  )
  tx.record(candidateUnshortlisted(entry, undone.stage))
  return undone
}

async function undoRejection(tx: Tx, { entry, last, before, now }: Undoing): Promise<Entry> {
  await deleteStep(tx, last.id)
  const stageSince = before?.at ?? entry.createdAt
  const columns = { stage: 'shortlisted', stageSince, rejectionCode: null, rejectionNote: null } as const
  const undone = await updateEntry(tx, entry.id, columns, now)
  tx.record(candidateRestored(undone, { code: entry.rejectionCode, reason: 'Undone' }))
  return undone
}
