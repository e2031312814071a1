import {
  type compensations,
  listCompensationPins,
  listCompensations,
  lookUpCompensations,
} from '@assay/contracts/compensations'
import { listJobSkills } from '@assay/contracts/job-skills'
import { listCountries, listUniqueJobTitles } from '@assay/contracts/reference-lists'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { loadPages, MAX_PAGE } from '../../platform/load-pages.ts'
import type { CompensationView } from './compensation-view.ts'

export type Compensation = ResourceOf<typeof compensations>
type TitledCompensation = Linked<
  typeof compensations,
  { jobTitle: { id: string; name: string }; skills: readonly { id: string; name: string }[] }
>

export interface PublishedTitle {
  readonly id: string
  readonly name: string
  /** The figure with the most sources. */
  readonly cell: Compensation
  /** How many more there are: of other kinds, engagements or currencies. */
  readonly others: number
}

/** The titles that have figures for these filters. */
export function publishedTitlesQuery(view: CompensationView) {
  const { skill, country, experience, engagement, currency, period } = view
  const filter = { level: 'title', skill, country, experience, engagement } as const
  return queryOptions({
    queryKey: ['compensations', 'titles', { ...filter, currency, period }],
    queryFn: async ({ signal }) => {
      const cells = await loadPages(async (number) => {
        const page = { size: MAX_PAGE, number }
        const fields = { 'unique-job-titles': 'name' }
        const query = { filter, include: 'jobTitle', fields, sort: 'title', page, also: { currency, period } }
        const { data, meta } = await call(listCompensations, { query, signal })
        return { rows: data as TitledCompensation[], total: Number(meta['total'] ?? data.length) }
      })
      return [...Map.groupBy(cells, ({ jobTitle }) => jobTitle.id).values()].flatMap(titleOf)
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

function titleOf(cells: readonly TitledCompensation[]): PublishedTitle[] {
  const [cell, ...others] = cells.toSorted((left, right) => (right.contributors ?? 0) - (left.contributors ?? 0))
  return cell === undefined ? [] : [{ ...cell.jobTitle, cell, others: others.length }]
}

export function payQuery({ title, skill, country, experience, engagement, currency, period }: CompensationView) {
  return queryOptions({
    queryKey: ['compensations', 'lookup', { title, skill, country, experience, engagement, currency, period }],
    queryFn: async ({ signal }) => {
      const { data } = await call(lookUpCompensations, {
        query: {
          filter: { title, skill, country, experience, engagement },
          include: 'compensations',
          also: { currency, period },
        },
        signal,
      })
      return data as typeof data & { compensations: readonly Compensation[] }
    },
    enabled: title !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

const OPTIONS = 12

export function titleOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['unique-job-titles', 'find', search],
    queryFn: async ({ signal }) => {
      const filter = { search: search.trim() || undefined }
      const { data } = await call(listUniqueJobTitles, {
        query: { filter, sort: 'name', page: { size: OPTIONS } },
        signal,
        quiet: true,
      })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export function skillOptionsQuery(search: string) {
  return queryOptions({
    queryKey: ['job-skills', 'find-id', search],
    queryFn: async ({ signal }) => {
      const { data } = await call(listJobSkills, {
        query: { filter: { search: search.trim() || undefined }, page: { size: OPTIONS } },
        signal,
        quiet: true,
      })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The figures pinned to one job. */
export function pinQuery(requirementId: string) {
  return queryOptions({
    queryKey: ['compensation-pins', requirementId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listCompensationPins, {
        query: { filter: { requirement: requirementId }, include: 'compensation' },
        signal,
      })
      const [pin] = data as ((typeof data)[number] & {
        compensation?: Partial<Compensation> & { jobTitle?: { id: string } }
      })[]
      return pin ?? null
    },
    staleTime: 60_000,
  })
}

const COUNTRY_PAGES = [1, 2, 3]

/** The codes of all countries. */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['countries', 'codes'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        COUNTRY_PAGES.map((number) =>
          call(listCountries, { query: { sort: 'name', page: { number, size: 100 } }, signal, quiet: true }),
        ),
      )
      return pages.flatMap(({ data }) => data.map(({ code }) => code))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
