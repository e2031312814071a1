import { type keptMails, listKeptMails } from '@assay/contracts/kept-mails'
import type { ResourceOf } from '@assay/contracts/resource'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type StoredMail = ResourceOf<typeof keptMails>

export const keptMailsQuery = () =>
  queryOptions({
    queryKey: ['kept-mails'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listKeptMails, { signal })
      return { mails: data, isKept: meta['delivery'] === 'file' }
    },
    staleTime: 5_000,
  })
