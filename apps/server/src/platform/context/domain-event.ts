import type { Actor } from './actor.ts'

/** Something that happened. It becomes one activity, and one outbox row for each of its effects. */
export interface DomainEvent {
  /** By which reactions.ts knows it: `candidateShortlisted`. */
  readonly name: string
  /** The company or agency in whose chain it stands; null is the platform. */
  readonly tenantId: string | null
  /** As the timeline shows it: `candidate.shortlist`. */
  readonly verb: string
  readonly target: { readonly type: string; readonly id: string }
  readonly requirementId?: string
  readonly candidateId?: string
  /** The candidate for whom an agency or an operator acts. */
  readonly onBehalfOf?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly reasonCode?: string
  /** For the effects only; the activity does not keep it. */
  readonly payload?: Readonly<Record<string, unknown>>
}

/** What an effect gets to see of the event. */
export interface RecordedEvent extends DomainEvent {
  readonly at: string
  readonly actor: { readonly type: string; readonly id: string | null }
  readonly requestId: string
}

/** A live notice to clients that are connected now; it is lost on those that are not. */
export interface Announcement {
  readonly to: { readonly userId: string } | { readonly companyId: string } | 'everyone'
  /** Such as `session.ended` or `pool.changed`. */
  readonly type: string
  readonly data?: Readonly<Record<string, unknown>>
}

export interface ActorReference {
  readonly type: 'user' | 'agency' | 'candidateLink' | 'feedbackLink' | 'guest' | 'system'
  readonly id: string | null
}

export function actorReference(actor: Actor): ActorReference {
  if (actor.kind === 'user') return { type: actor.scope === 'agency' ? 'agency' : 'user', id: actor.userId }
  // Not by which link: its id would stand wherever such a row is shown or exported.
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink') return { type: actor.kind, id: null }
  return { type: actor.kind === 'system' ? 'system' : 'guest', id: null }
}
