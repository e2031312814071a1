import { type companies, getCompany, getLogo, getMe } from '@assay/contracts/users'
import { queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'

export type Company = Linked<typeof companies, { industry: { id: string; name: string } | null }>

/** The caller's own company. */
export function companyQuery() {
  return queryOptions({
    queryKey: ['companies', 'own'],
    queryFn: async ({ signal }) => {
      const me = (await call(getMe, { query: { include: 'company' }, signal })).data as unknown as {
        company: { id: string }
      }
      const { data } = await call(getCompany, { params: { id: me.company.id }, query: { include: 'industry' }, signal })
      return data as Company
    },
    staleTime: 30_000,
  })
}

export function logoQuery({ id, hasLogo, updatedAt }: Pick<Company, 'id' | 'hasLogo' | 'updatedAt'>) {
  return queryOptions({
    queryKey: ['companies', id, 'logo', updatedAt],
    queryFn: async ({ signal }) => URL.createObjectURL(await call(getLogo, { params: { id }, signal })),
    enabled: hasLogo,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
