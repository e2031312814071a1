import { getAgencyLogo } from '@assay/contracts/agencies'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { LogoPicture } from './logo-picture.tsx'

interface AgencyLogoProps {
  agency: { readonly id: string; readonly legalName: string; readonly logo: string | null }
}

/** Nothing where the agency has none. */
export function AgencyLogo({ agency }: AgencyLogoProps) {
  const picture = useQuery(agencyLogoQuery(agency))
  return agency.logo === null ? null : <LogoPicture src={picture.data} of={agency.legalName} />
}

const agencyLogoQuery = ({ id, logo }: AgencyLogoProps['agency']) =>
  queryOptions({
    queryKey: ['agencies', id, 'logo', logo],
    queryFn: async ({ signal }) => URL.createObjectURL(await call(getAgencyLogo, { params: { id }, signal })),
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
