import type { WeightsVerb } from '@assay/contracts/requirements'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  assertMayAct,
  lockRequirement,
  type Requirement,
  updateRequirement,
  weightsActsOn,
  weightsHeld,
} from '../records/index.ts'

interface HoldWeights {
  readonly id: string
  readonly verb: WeightsVerb
  readonly reason: string | null
}

/** A person freezes the weights before the first decision, or takes that back. */
export async function holdWeights(ctx: Context, { id, verb, reason }: HoldWeights): Promise<Requirement> {
  await assertMayAct(ctx, { id, act: verb })
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const before = await lockRequirement(tx, id)
    if (!weightsActsOn(before).includes(verb))
      throw new AppError('requirement.transition', { detail: whyNot(before, verb), meta: { state: before.state } })
    const isFrozen = verb === 'freezeWeights'
    const change = { weightsFrozenAt: isFrozen ? now : null, areWeightsFrozenByHand: isFrozen }
    const held = await updateRequirement(tx, id, change, now)
    tx.record(weightsHeld(held, verb, reason === null ? {} : { reason }))
    return held
  })
}

function whyNot({ weightsFrozenAt, areWeightsFrozenByHand }: Requirement, verb: WeightsVerb): string {
  if (verb === 'freezeWeights')
    return weightsFrozenAt === null ? 'Open the job first.' : 'The weights are already locked.'
  if (weightsFrozenAt === null) return 'The weights are not locked.'
  if (!areWeightsFrozenByHand)
    return 'Candidates have already been judged by these weights. You can change the criteria with a reason, which rescores all candidates.'
  return 'Open the job first.'
}
