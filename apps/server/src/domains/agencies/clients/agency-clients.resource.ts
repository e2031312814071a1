import type { agencyClients } from '@assay/contracts/agency-clients'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Presented } from '@assay/jsonapi/present'
import type { Agency } from '../records/index.ts'
import type { AgencyClient } from './agency-clients.store.ts'

type Shown = ResourceOf<typeof agencyClients>

export interface ClientAround {
  readonly agency: Agency
  readonly companyName: string
  readonly requirements: Shown['requirements']
  readonly submissions: Shown['submissions']
  readonly contacts: Shown['contacts']
  readonly stages: Shown['stages']
  readonly mayDo: Shown['mayDo']
}

export function presentAgencyClient(client: AgencyClient, { agency, ...around }: ClientAround): Presented {
  const { state, message, feeType, feePercent, feeAmountMinor, feeCurrency, guaranteeDays, stageVisible } = client
  const { startsAt, endsAt, endedBy, version, createdAt, updatedAt } = client
  return {
    type: 'agency-clients',
    id: client.id,
    attributes: {
      state,
      message,
      feeType,
      feePercent,
      guaranteeDays,
      stageVisible,
      startsAt,
      endsAt,
      endedBy,
      feeAmount:
        feeAmountMinor === null || feeCurrency === null ? null : { amountMinor: feeAmountMinor, currency: feeCurrency },
      agencyName: agency.legalName,
      isAgencySuspended: agency.state === 'suspended',
      agencyCode: agency.slug,
      ownershipDays: agency.ownershipDays,
      ...around,
      version,
      createdAt,
      updatedAt,
    },
    relationships: {
      agency: { type: 'agencies', id: client.agencyId },
      company: { type: 'companies', id: client.companyId },
    },
  }
}
