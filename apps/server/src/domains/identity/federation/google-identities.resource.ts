import type { Presented } from '@assay/jsonapi/present'
import type { LinkedIdentity } from '../linked-identities/index.ts'
import type { Provider, SignInOption } from './providers.ts'
import type { Started } from './start-identity.ts'

const kindOf = (companyId: string | null) => (companyId === null ? 'google' : 'company')

export function presentIdentity(identity: LinkedIdentity, provider: Provider | null): Presented {
  const { id, companyId, subject, email, lastLoginAt, createdAt, updatedAt } = identity
  return {
    type: 'google-identities',
    id,
    attributes: {
      provider: kindOf(companyId),
      providerName: provider?.name ?? (companyId === null ? 'Google' : 'Company sign-in'),
      googleSub: subject,
      email,
      emailVerified: email !== null,
      state: 'linked',
      authorizationUrl: null,
      linkedAt: createdAt,
      lastLoginAt,
      createdAt,
      updatedAt,
    },
  }
}

export function presentStarted({ attempt, provider, url }: Started): Presented {
  return {
    type: 'google-identities',
    id: attempt.id,
    attributes: {
      provider: kindOf(attempt.companyId),
      providerName: provider.name,
      googleSub: null,
      email: null,
      emailVerified: false,
      state: 'started',
      authorizationUrl: url,
      linkedAt: null,
      lastLoginAt: null,
      createdAt: attempt.createdAt,
      updatedAt: attempt.createdAt,
    },
  }
}

export function presentOption({ id, name, required, at }: SignInOption, provider: 'google' | 'company'): Presented {
  return {
    type: 'sign-in-options',
    id,
    attributes: { provider, name, required, createdAt: at, updatedAt: at },
  }
}
