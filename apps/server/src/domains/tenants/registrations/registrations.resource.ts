import type { Presented } from '@assay/jsonapi/present'
import { presentVerification } from '../../identity/index.ts'
import type { Registered } from './register-company.ts'

export function presentRegistration({ registration, user, company, verification }: Registered, now: Date): Presented {
  return {
    type: 'registrations',
    id: registration.id,
    attributes: {
      email: verification.email,
      fullName: user.fullName,
      companyName: company.name,
      country: company.country,
      industryId: company.industryId,
      sizeBand: company.sizeBand,
      timezone: company.timezone,
      step: 'done',
      state: registration.state,
      createdAt: registration.createdAt,
      updatedAt: registration.updatedAt,
    },
    relationships: { emailVerification: presentVerification(verification, now) },
  }
}
