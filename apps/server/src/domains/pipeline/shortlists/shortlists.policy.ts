import type { Actor } from '../../../platform/context/actor.ts'
import { reachOf } from '../../../platform/context/may.ts'
import { type EmployerActor, mayWithin } from '../../requirements/index.ts'

interface Around {
  readonly requirement: { readonly id: string; readonly companyId: string }
  readonly assigned: ReadonlySet<string>
}

/** Shortlists are the employer's own. */
export function mayReadShortlists(actor: Actor): actor is EmployerActor {
  return (
    actor.kind === 'user' &&
    actor.scope === 'employer' &&
    actor.companyId !== null &&
    reachOf(actor, 'requirement.read') !== null &&
    reachOf(actor, 'candidate.read') !== null
  )
}

export type ShortlistAct = 'add' | 'pass' | 'restore' | 'assign' | 'vote' | 'tag'

const PERMISSIONS = {
  add: 'shortlist.add',
  pass: 'shortlist.pass',
  restore: 'shortlist.move',
  assign: 'shortlist.move',
  vote: 'shortlist.vote',
  tag: 'tag',
} as const

export function mayActOnShortlist(actor: Actor, act: ShortlistAct, around: Around): actor is EmployerActor {
  // Taking somebody back is for recruiters and above, not for whom only some requirements are assigned.
  if (act === 'restore' && reachOf(actor, 'shortlist.move') !== 'all') return false
  return mayWithin(actor, PERMISSIONS[act], around)
}

export function mayTag(actor: Actor): actor is EmployerActor {
  return mayReadShortlists(actor) && reachOf(actor, 'tag') !== null
}

/** Merging touches what everybody tagged. */
export const mayMergeTags = (actor: Actor): actor is EmployerActor =>
  mayReadShortlists(actor) && reachOf(actor, 'tag') === 'all'
