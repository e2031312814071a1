import type { DomainEvent } from '../../platform/context/domain-event.ts'

type Verb = 'close' | 'reopen' | 'delete'

const NAMES: Readonly<Record<Verb, string>> = {
  close: 'companyClosed',
  reopen: 'companyReopened',
  delete: 'companyDeleted',
}

/** The company and the platform keep it; effects follow the company’s record. */
export const closingEvents = (companyId: string, verb: Verb, after: Readonly<Record<string, unknown>>): DomainEvent[] =>
  [companyId, null].map((tenantId) => ({
    name: tenantId === null ? `company.${verb}` : NAMES[verb],
    tenantId,
    verb: `company.${verb}`,
    target: { type: 'companies', id: companyId },
    after,
  }))
