import type { DomainEvent } from '../../../platform/context/domain-event.ts'
import type { SignInDomain, SignInProvider } from './sign-in.store.ts'

type ProviderVerb = 'setUp' | 'edit' | 'remove' | 'test'

const factsOf = ({ name, issuer, clientId, enforced, joinRole }: SignInProvider) => ({
  name,
  issuer,
  clientId,
  enforced,
  joinRole,
})

/** Without the secret. */
export const signInProviderChanged = (
  verb: ProviderVerb,
  provider: SignInProvider,
  before: SignInProvider | null = null,
): DomainEvent => ({
  name: 'signInProviderChanged',
  tenantId: provider.companyId,
  verb: `signInProvider.${verb}`,
  target: { type: 'sign-in-providers', id: provider.id },
  ...(before === null ? {} : { before: factsOf(before) }),
  after: factsOf(provider),
})

export const signInDomainChanged = (
  verb: 'add' | 'prove' | 'remove' | 'miss' | 'restore' | 'lapse',
  { id, companyId, domain, missingSince }: SignInDomain,
): DomainEvent => ({
  name: 'signInDomainChanged',
  tenantId: companyId,
  verb: `signInDomain.${verb}`,
  target: { type: 'sign-in-domains', id },
  after: { domain, ...(missingSince !== null && { missingSince: missingSince.toISOString() }) },
})
