import { listCountries, listJobIndustries, listTimezones } from '@assay/contracts/reference-lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

const FOR_EVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
const MAX_PAGE = 100
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
      const found = await everyPage((number) =>
        call(listCountries, { query: { sort: 'name', page: { size: MAX_PAGE, number } }, signal, quiet: true }),
      )
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
      const found = await everyPage((number) =>
        call(listJobIndustries, { query: { sort: 'name', page: { size: MAX_PAGE, number } }, signal, quiet: true }),
      )
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
        label: name.replaceAll('_', ' '),
        note: formatOffset(offsetNow),
      }))
    },
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  })
}

interface Page<Row> {
  data: readonly Row[]
  meta: Readonly<Record<string, unknown>>
}

async function everyPage<Row>(ask: (number: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let number = 1; ; number += 1) {
    const { data } = await ask(number)
    rows.push(...data)
    if (data.length < MAX_PAGE) return rows
  }
}

function formatOffset(minutes: number): string {
  const sign = minutes < 0 ? '−' : '+'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
