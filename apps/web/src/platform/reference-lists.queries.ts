import { listCountries, listJobIndustries, listTimezones } from '@assay/contracts/reference-lists'
import { zoneLabel } from '@assay/contracts/zone-names'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import { totalOf } from './list-views/total-of.ts'
import { loadPages, MAX_PAGE } from './load-pages.ts'

const FOR_EVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
const FEW = 12

export interface Choice {
  value: string
  label: string
  note?: string
}

export function allCountries() {
  return queryOptions({
    queryKey: ['countries'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const found = await loadPages(async (number) => {
        const query = { sort: 'name', page: { size: MAX_PAGE, number } }
        const { data, meta } = await call(listCountries, { query, signal, quiet: true })
        return { rows: data, total: totalOf(meta, data.length) }
      })
      return found.map(({ code, name }) => ({ value: code, label: name }))
    },
    ...FOR_EVER,
  })
}

/** The broad industries; finer ones can be selected later. */
export function allIndustries() {
  return queryOptions({
    queryKey: ['job-industries'],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const found = await loadPages(async (number) => {
        const query = { sort: 'name', page: { size: MAX_PAGE, number } }
        const { data, meta } = await call(listJobIndustries, { query, signal, quiet: true })
        return { rows: data, total: totalOf(meta, data.length) }
      })
      return found.map(({ id, name }) => ({ value: id, label: name }))
    },
    ...FOR_EVER,
  })
}

export function findTimezones(search: string, country: string | undefined) {
  return queryOptions({
    queryKey: ['timezones', search, country ?? null],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const filter = search === '' ? { country } : { search }
      const { data } = await call(listTimezones, { query: { filter, page: { size: FEW } }, signal, quiet: true })
      return data.map(({ name, offsetNow }) => ({
        value: name,
        label: zoneLabel(name),
        note: formatOffset(offsetNow),
      }))
    },
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  })
}

function formatOffset(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
