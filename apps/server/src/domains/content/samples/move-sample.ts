import type { SampleVerb } from '@assay/contracts/sample-job-descriptions'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound, ValidationError, whileInState } from '../../../platform/errors/app-error.ts'
import { mayRetireAny } from '../items/index.ts'
import { sampleChanged } from './samples.events.ts'
import { actsOnSample, isAuthorOfSample, mayReadSample } from './samples.policy.ts'
import { sampleStateAfter } from './samples.rules.ts'
import { lockSample, publishDueSamples, updateSample } from './samples.store.ts'

/** A step of a sample: authors take all of theirs, operators archive any. */
export async function moveSample(
  ctx: Context,
  { id, verb, publishAt = null }: { readonly id: string; readonly verb: SampleVerb; readonly publishAt?: Date | null },
): Promise<void> {
  const { actor } = ctx
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const sample = await lockSample(tx, id)
    if (sample === null || !mayReadSample(actor, sample)) throw notFound('sample job description')
    assertAllowed(isAuthorOfSample(actor, sample) || mayRetireAny(actor), 'Only the author can do this.')
    const state = sampleStateAfter(sample.state, verb)
    if (state === null) throw new AppError('item.transition', whileInState('sample', sample.state))
    assertAllowed(actsOnSample(actor, sample).includes(verb), 'Only the author can do this.')
    if (verb === 'schedule' && (publishAt === null || publishAt <= now))
      throw new ValidationError([{ field: 'publishAt', message: 'Choose a time in the future.' }])
    const times = state === 'published' ? { publishedAt: sample.publishedAt ?? now, publishAt: null } : { publishAt }
    const moved = await updateSample(tx, id, { state, ...times }, now)
    tx.record(sampleChanged(verb, moved, sample))
  })
}

/** Publishes what was scheduled, on time. */
export async function publishScheduledSamples(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction(async (tx) => {
    for (const sample of await publishDueSamples(tx, ctx.now()))
      tx.record(sampleChanged('publish', sample, { ...sample, state: 'scheduled' }))
  })
}
