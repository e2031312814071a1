import type { Announcement, DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Role } from './roles.store.ts'

type Facts = Readonly<Record<string, unknown>>

export const roleWritten = (
  { id, companyId, agencyId }: Role,
  act: 'create' | 'edit' | 'delete',
  facts: { before?: Facts; after?: Facts },
): DomainEvent => ({
  name: 'roleWritten',
  tenantId: companyId ?? agencyId,
  verb: `role.${act}`,
  target: { type: 'roles', id },
  ...facts,
})

/** Ends the event streams of a user whose permissions changed; a browser opens them again. */
export const accessChanged = (userId: string): Announcement => ({ to: { userId }, type: 'access.changed' })
