import type { changeShortlisteds } from '@assay/contracts/shortlisteds'
import type { z } from 'zod'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Entry } from '../records/index.ts'
import { tagCandidate } from '../tags/index.ts'
import { assignOwner } from './assign-owner.ts'
import { rejectCandidate } from './reject-candidate.ts'
import { restoreCandidate } from './restore-candidate.ts'
import { undoStep } from './undo-step.ts'

type Change = z.output<typeof changeShortlisteds.body>['changes'][number]

interface Changed {
  /** Each once, as it is now. */
  readonly entries: readonly Entry[]
  /** Those that stayed as they were, and why. */
  readonly refused: readonly { id: string; code: string; detail: string }[]
}

/** Each change is decided, made and recorded on its own, as if it came alone. */
export async function changeEntries(ctx: Context, changes: readonly Change[]): Promise<Changed> {
  const entries = new Map<string, Entry>()
  const refused: { id: string; code: string; detail: string }[] = []
  for (const change of changes)
    try {
      const changed = await changeOne(ctx, change)
      if (changed === null) entries.delete(change.id)
      else entries.set(change.id, changed)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: change.id, code: error.code, detail: error.message })
    }
  return { entries: [...entries.values()], refused }
}

function changeOne(ctx: Context, change: Change): Promise<Entry | null> {
  if (change.act === 'undo') return undoStep(ctx, change)
  if (change.act === 'reject') return rejectCandidate(ctx, change)
  if (change.act === 'restore') return restoreCandidate(ctx, change)
  return change.act === 'assign' ? assignOwner(ctx, change) : tagCandidate(ctx, change)
}
