import type { Actor, UserActor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

/** Operators of the installation. */
export const mayEditTaxonomy = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'taxonomy.edit') === 'all'

/** Creators, whose proposals operators decide. */
export const mayProposeEdits = (actor: Actor): actor is UserActor =>
  actor.kind === 'user' && actor.scope === 'platform' && accessOf(actor, 'taxonomy.propose') === 'all'

export const mayReadTaxonomy = (actor: Actor): actor is UserActor => mayEditTaxonomy(actor) || mayProposeEdits(actor)
