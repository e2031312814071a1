import { type ItemVerb, itemVerbs } from '@assay/contracts/items'
import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { itemStateAfter } from './items.rules.ts'

export const mayWriteContent = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && accessOf(actor, 'content.write') !== null

export const mayRetireAny = (actor: Actor): boolean =>
  actor.kind === 'user' && accessOf(actor, 'content.retire') === 'all'

export const mayArrange = (actor: Actor, kind: 'content' | 'skill'): boolean =>
  kind === 'content' ? mayWriteContent(actor) : actor.kind === 'user' && accessOf(actor, 'taxonomy.edit') === 'all'

interface Item {
  readonly authorId: string
  readonly state: Parameters<typeof itemStateAfter>[0]
  readonly audience: 'all' | 'employer' | 'agency'
}

const isAuthor = (actor: Actor, { authorId }: Item): boolean => mayWriteContent(actor) && actor.userId === authorId

/** Authors see their own items in every state, and operators all. */
export const seesUnpublished = (actor: Actor, item: Item): boolean => isAuthor(actor, item) || mayRetireAny(actor)

export function mayReadItem(actor: Actor, item: Item): boolean {
  if (seesUnpublished(actor, item)) return true
  return item.state === 'published' && audiencesOf(actor).includes(item.audience)
}

/** Guests read items for everyone. */
export function audiencesOf(actor: Actor): readonly Item['audience'][] {
  if (actor.kind !== 'user') return ['all']
  if (actor.scope === 'platform') return ['all', 'employer', 'agency']
  return actor.scope === 'agency' ? ['all', 'agency'] : ['all', 'employer']
}

export function actsOnItem(actor: Actor, item: Item): (ItemVerb | 'edit')[] {
  const may = (verb: ItemVerb) => isAuthor(actor, item) || (verb === 'retire' && mayRetireAny(actor))
  const verbs = itemVerbs.filter((verb) => may(verb) && itemStateAfter(item.state, verb) !== null)
  return isAuthor(actor, item) && item.state !== 'retired' ? [...verbs, 'edit'] : verbs
}
