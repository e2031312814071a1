import type { Actor } from './actor.ts'

/** Becomes one activity, and one outbox row for each of its effects. */
export interface DomainEvent {
  /** The key in reactions.ts: `candidateShortlisted`. */
  readonly name: string
  /** The company or agency in whose chain it is recorded; null is the platform. */
  readonly tenantId: string | null
  /** As the timeline shows it: `candidate.shortlist`. */
  readonly verb: string
  readonly target: { readonly type: string; readonly id: string }
  readonly requirementId?: string
  readonly candidateId?: string
  /** The user who proves who they are in a request that begins as a guest's; recorded instead of the guest. */
  readonly provedBy?: string
  /** The candidate represented by the acting agency or operator. */
  readonly onBehalfOf?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reasonCode?: string
  /** For the effects only; it is not stored in the activity. */
  readonly payload?: Readonly<Record<string, unknown>>
}

/** The event as an effect receives it. */
export interface RecordedEvent extends DomainEvent {
  readonly at: string
  readonly actor: { readonly type: string; readonly id: string | null }
  readonly requestId: string
}

/** A live notice to connected clients; others never receive it. */
export interface Announcement {
  readonly to: { readonly userId: string } | { readonly companyId: string } | { readonly agencyId: string } | 'everyone'
  /** Such as `session.ended` or `pool.changed`. */
  readonly type: string
  readonly data?: Readonly<Record<string, unknown>>
}

export interface ActorReference {
  readonly type: 'user' | 'agency' | 'candidateLink' | 'feedbackLink' | 'guest' | 'system'
  readonly id: string | null
}

/** The actor as recorded: the operator, even while they work as a user; a program is named by its key. */
export function authorReference(actor: Actor): { type: ActorReference['type'] | 'apiKey'; id: string | null } {
  if (actor.kind === 'user' && actor.impersonatorId !== undefined) return { type: 'user', id: actor.impersonatorId }
  if (actor.kind === 'user' && actor.apiKey !== undefined) return { type: 'apiKey', id: actor.apiKey.keyId }
  return actorReference(actor)
}

export function actorReference(actor: Actor): ActorReference {
  if (actor.kind === 'user') return { type: actor.scope === 'agency' ? 'agency' : 'user', id: actor.userId }
  // Without the link's id, which would appear wherever such a row is shown or exported.
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink') return { type: actor.kind, id: null }
  return { type: actor.kind === 'system' ? 'system' : 'guest', id: null }
}
