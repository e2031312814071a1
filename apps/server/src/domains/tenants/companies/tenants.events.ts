import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { Registration } from '../registrations/index.ts'

/** An employer registered; the browser's guest searches move along. */
export const companyRegistered = (
  registration: Pick<Registration, 'userId' | 'companyId'>,
  guestCookieHash: string | null,
): DomainEvent => ({
  name: 'companyRegistered',
  tenantId: registration.companyId,
  verb: 'company.register',
  target: { type: 'companies', id: registration.companyId },
  payload: { userId: registration.userId, companyId: registration.companyId, guestCookieHash },
})

/** Names of the fields and settings; none of them is about a person. */
export const companyChanged = (
  companyId: string,
  verb: 'company.edit' | 'company.changeLogo',
  facts: Pick<DomainEvent, 'before' | 'after'>,
): DomainEvent => ({
  name: 'companyChanged',
  tenantId: companyId,
  verb,
  target: { type: 'companies', id: companyId },
  ...facts,
})

export const platformAdminCreated = (userId: string): DomainEvent => ({
  name: 'platformAdminCreated',
  tenantId: null,
  verb: 'platformAdmin.create',
  target: { type: 'users', id: userId },
})

/** The address was never verified; the entered data is deleted. */
export const registrationAbandoned = (userId: string): DomainEvent => ({
  name: 'registrationAbandoned',
  tenantId: null,
  verb: 'registration.abandon',
  target: { type: 'users', id: userId },
})

/** A user deleted their account; the id stays for references. */
export const accountDeleted = (userId: string, tenantId: string | null): DomainEvent => ({
  name: 'accountDeleted',
  tenantId,
  verb: 'account.delete',
  target: { type: 'users', id: userId },
})

/** An operator suspended the company, or let it work again; the platform and the company keep it. */
export const companySuspended = (
  companyId: string,
  { verb, reason }: { verb: 'suspend' | 'reactivate'; reason: string },
): DomainEvent[] =>
  [null, companyId].map((tenantId) => ({
    name: `company.${verb}`,
    tenantId,
    verb: `company.${verb}`,
    target: { type: 'companies', id: companyId },
    after: { reason },
  }))

/** An operator opened the company for its owner; the platform and the company keep it. */
export const companyCreated = (companyId: string): DomainEvent[] =>
  [null, companyId].map((tenantId) => ({
    name: 'companyCreated',
    tenantId,
    verb: 'company.create',
    target: { type: 'companies', id: companyId },
  }))
