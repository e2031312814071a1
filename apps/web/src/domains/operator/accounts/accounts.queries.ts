import type { agencies } from '@assay/contracts/agencies'
import { type factorResets, listFactorResets } from '@assay/contracts/factor-resets'
import { type impersonations, listImpersonations } from '@assay/contracts/impersonations'
import { listSessions } from '@assay/contracts/profiles'
import type { ResourceOf } from '@assay/contracts/resource'
import { type companies, listCompanies, listUsers, type roles, type users } from '@assay/contracts/users'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Company = ResourceOf<typeof companies>
export type Account = Linked<
  typeof users,
  { roles: ResourceOf<typeof roles>[]; agency: ResourceOf<typeof agencies> | null }
>
export type FactorReset = ResourceOf<typeof factorResets>
export type Impersonation = ResourceOf<typeof impersonations>

export const accountsKey = ['accounts'] as const

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'sessions', userId],
    queryFn: async ({ signal }) => (await call(listSessions, { query: { filter: { user: userId } }, signal })).data,
  })

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export function companiesQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: [...accountsKey, 'companies', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listCompanies, { query: { page: { number, size }, filter }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function usersQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: [...accountsKey, 'users', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { page: { number, size }, filter, include: 'roles,agency' }
      const { data, meta } = await call(listUsers, { query, signal })
      return { rows: data as Account[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function impersonationsQuery({ page: number, size }: Omit<Listing, 'filter'>) {
  return queryOptions({
    queryKey: [...accountsKey, 'impersonations', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listImpersonations, { query: { page: { number, size } }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function factorResetsQuery({ page: number, size }: Omit<Listing, 'filter'>) {
  return queryOptions({
    queryKey: [...accountsKey, 'factor-resets', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listFactorResets, { query: { page: { number, size } }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
