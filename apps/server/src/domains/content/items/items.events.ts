import type { DomainEvent } from '../../../platform/context/domain-event.ts'

const ofPlatform = (verb: string, type: string, id: string, after?: Record<string, unknown>): DomainEvent => ({
  name: verb,
  tenantId: null,
  verb,
  target: { type, id },
  ...(after !== undefined && { after }),
})

export const itemEvent = (verb: string, { id, title }: { id: string; title: string }, state?: string): DomainEvent =>
  ofPlatform(`item.${verb}`, 'items', id, { title, ...(state !== undefined && { state }) })

export const categoryEvent = (verb: 'create' | 'edit', { id, name }: { id: string; name: string }): DomainEvent =>
  ofPlatform(`category.${verb}`, 'categories', id, { name })

export const contentTagCreated = ({ id, name }: { id: string; name: string }): DomainEvent =>
  ofPlatform('tag.create', 'tags', id, { name })

export const contentTagEvent = (verb: 'change' | 'delete', { id, name }: { id: string; name: string }): DomainEvent =>
  ofPlatform(`tag.${verb}`, 'tags', id, { name })

/** Which items a user reads stays private: the entry names only the item. */
export const itemRead = (verb: 'markDone' | 'rate', id: string): DomainEvent => ofPlatform(`item.${verb}`, 'items', id)
