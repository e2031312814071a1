import type { RequirementVerb } from '@assay/contracts/requirements'
import { formatState } from '@assay/contracts/state-names'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import {
  assertMayAct,
  engineCriteriaOf,
  getRequirement,
  hasCriteria,
  lintAgainst,
  lockRequirement,
  type Requirement,
  type RequirementColumns,
  requirementMoved,
  transitions,
  updateRequirement,
  verbsFrom,
} from '../records/index.ts'
import type { CriteriaSources } from './create-requirement.ts'

export interface MoveRequirement {
  readonly id: string
  readonly verb: RequirementVerb
  readonly note: string | null
  readonly code?: string | undefined
  /** The reason for opening despite lint findings. */
  readonly overrule?: string | null | undefined
}

/** Runs one transition of the state machine; any other is refused. */
export async function moveRequirement(
  ctx: Context,
  sources: CriteriaSources,
  input: MoveRequirement,
): Promise<Requirement> {
  const { verb, note, code } = input
  const isPublished = verb === 'approve' || verb === 'publish'
  await assertMayAct(ctx, { id: input.id, act: verb })
  // Read before the transaction, which would hold the job and a connection until the text has its turn.
  if (isPublished) await lintOf(ctx, sources, await getRequirement(ctx, input.id))
  return ctx.transaction(async (tx) => {
    const before = await lockRequirement(tx, input.id)
    const { from, to } = transitions[verb]
    if (!from.includes(before.state))
      throw new AppError('requirement.transition', {
        detail: `This isn’t possible while the job has the status ${formatState(before.state)}.`,
        meta: { state: before.state, possible: verbsFrom(before.state) },
      })
    const overruled = isPublished ? await assertPublishable(ctx, sources, before, input) : []
    const moved = await updateRequirement(
      tx,
      before.id,
      { state: to, ...columnsFor(before, input, ctx.now()) },
      ctx.now(),
    )
    tx.record(
      requirementMoved(moved, verb, {
        before: { state: before.state },
        after: {
          state: to,
          ...(note === null ? {} : { note }),
          ...(overruled.length === 0 ? {} : { overruled, overrule: input.overrule }),
        },
        ...(code === undefined ? {} : { reasonCode: code }),
      }),
    )
    return moved
  })
}

function columnsFor(before: Requirement, { verb, note, code }: MoveRequirement, now: Date): RequirementColumns {
  if (verb === 'return') return { returnNote: note }
  if (verb === 'submit') return { returnNote: null }
  if (verb === 'approve' || verb === 'publish') return { openedAt: now, returnNote: null }
  if (verb === 'fill' || verb === 'cancel') return { closedAt: now, closeCode: code ?? null, closeNote: note }
  if (verb === 'reopen')
    return {
      openedAt: now,
      closedAt: null,
      closeCode: null,
      closeNote: null,
      weightsFrozenAt: null,
      areWeightsFrozenByHand: false,
      period: before.period + 1,
    }
  return {}
}

/** The finding codes overruled with a reason; without a reason, findings prevent publishing. */
async function assertPublishable(
  ctx: Context,
  sources: CriteriaSources,
  before: Requirement,
  { overrule }: MoveRequirement,
): Promise<string[]> {
  if (!hasCriteria(engineCriteriaOf(before.criteria)))
    throw new ValidationError([{ field: 'criteria', message: 'Add a title or at least one skill first.' }])
  const lint = await lintOf(ctx, sources, before)
  if (lint.length > 0 && (overrule === null || overrule === undefined))
    throw new AppError('requirement.lint', {
      detail: `${lint[0]?.message} Fix it, or enter a reason for publishing anyway.`,
      meta: { lint },
    })
  return lint.map(({ code }) => code)
}

export async function lintOf(ctx: Context, sources: CriteriaSources, requirement: Requirement) {
  const { description, bandAmountMinor, criteria } = requirement
  if (description.trim() === '') return []
  const hasPay = bandAmountMinor !== null || criteria.constraints.rateMax !== null
  const { lint } = await sources.readDescription(ctx, description)
  return lintAgainst(lint, { hasPay })
}
