import { type SampleVerb, sampleVerbs } from '@assay/contracts/sample-job-descriptions'
import type { Actor } from '../../../platform/context/actor.ts'
import { mayRetireAny, mayWriteContent } from '../items/index.ts'
import { type SampleState, sampleStateAfter } from './samples.rules.ts'

interface Sample {
  readonly authorId: string | null
  readonly state: SampleState
}

export const isAuthorOfSample = (actor: Actor, { authorId }: Sample): boolean =>
  mayWriteContent(actor) && actor.userId === authorId

/** Authors see their own samples in every state, and operators all. */
const seesAllOf = (actor: Actor, sample: Sample): boolean => isAuthorOfSample(actor, sample) || mayRetireAny(actor)

export const mayReadSample = (actor: Actor, sample: Sample): boolean =>
  sample.state === 'published' || seesAllOf(actor, sample)

/** Content that ships with Assay has no author: operators archive it and publish it again. */
export function actsOnSample(actor: Actor, sample: Sample): (SampleVerb | 'edit')[] {
  const isAuthor = isAuthorOfSample(actor, sample)
  const byOperator = (verb: SampleVerb) =>
    mayRetireAny(actor) && (verb === 'archive' || (verb === 'publish' && sample.authorId === null))
  const verbs = sampleVerbs.filter(
    (verb) => (isAuthor || byOperator(verb)) && sampleStateAfter(sample.state, verb) !== null,
  )
  return isAuthor && sample.state !== 'archived' ? [...verbs, 'edit'] : verbs
}
