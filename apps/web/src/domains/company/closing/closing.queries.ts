import { closingActions, type companyClosings, listCompanyClosings } from '@assay/contracts/company-closings'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Closing = ResourceOf<typeof companyClosings>

export function closingQuery() {
  return queryOptions({
    queryKey: ['company-closings'],
    queryFn: async ({ signal }) => {
      const [own] = (await call(listCompanyClosings, { signal })).data
      if (own === undefined) throw new Error('There is no company.')
      return own as Closing
    },
  })
}

export const sendClosing = (id: string, name: string): Promise<unknown> =>
  call(closingActions.close, { params: { id }, body: { name } })

export const sendReopening = (id: string): Promise<unknown> =>
  call(closingActions.reopen, { params: { id }, body: { reason: null } })
