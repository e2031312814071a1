import type { Presented } from '@assay/jsonapi/present'
import { recordName, recordValue, ruleEndsAt } from './sign-in.rules.ts'
import type { SignInDomain, SignInProvider } from './sign-in.store.ts'

export function presentProvider(provider: SignInProvider, appUrl: string): Presented {
  const { id, name, issuer, clientId, enforced, joinRole, testedAt, testProblem, version } = provider
  const { createdAt, updatedAt } = provider
  return {
    type: 'sign-in-providers',
    id,
    attributes: {
      name,
      issuer,
      clientId,
      enforced,
      joinRole,
      testedAt,
      testProblem,
      version,
      createdAt,
      updatedAt,
      hasSecret: true,
      redirectUrl: `${appUrl}/google/callback`,
      mayChange: true,
    },
  }
}

export function presentDomain({ id, domain, proof, ...dates }: SignInDomain): Presented {
  const { provenAt, checkedAt, missingSince, createdAt, updatedAt } = dates
  return {
    type: 'sign-in-domains',
    id,
    attributes: {
      domain,
      recordName: recordName(domain),
      recordValue: recordValue(proof),
      provenAt,
      checkedAt,
      missingSince,
      endsAt: ruleEndsAt(missingSince),
      createdAt,
      updatedAt,
    },
  }
}
