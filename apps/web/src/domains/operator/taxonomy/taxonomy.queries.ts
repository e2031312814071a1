import type { ResourceOf } from '@assay/contracts/resource'
import { listTaxonomyEdits, type taxonomyEdits } from '@assay/contracts/taxonomy-edits'
import { listTaxonomyIndustries, type taxonomyIndustries } from '@assay/contracts/taxonomy-industries'
import { listTaxonomySkills, type taxonomySkills } from '@assay/contracts/taxonomy-skills'
import { listTaxonomyTitles, type taxonomyTitles } from '@assay/contracts/taxonomy-titles'
import type { ComboboxOption } from '@assay/ui/combobox'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { formatCount } from '../../../platform/format.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Skill = ResourceOf<typeof taxonomySkills>
export type Title = ResourceOf<typeof taxonomyTitles>
export type Industry = ResourceOf<typeof taxonomyIndustries>
export type TaxonomyEdit = ResourceOf<typeof taxonomyEdits>
export type ListName = TaxonomyEdit['list']

/** What all entries have. */
export type Entry = Pick<Skill, 'id' | 'name' | 'aliases' | 'state' | 'origin' | 'mayDo' | 'version'>

export const taxonomyKey = ['taxonomy'] as const

interface Listing {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly filter: Readonly<Record<string, string>>
}

/** What is searched comes by how well it matches. */
const sortOf = ({ sort, filter }: Listing, first: string): { sort?: string } => {
  const chosen = sort === '' && filter['search'] === undefined ? first : sort
  return chosen === '' ? {} : { sort: chosen }
}

export function skillsQuery(listing: Listing) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'skills', listing],
    queryFn: async ({ signal }) => {
      const { page: number, size, filter } = listing
      const query = { page: { number, size }, filter, ...sortOf(listing, '-candidateCount') }
      const { data, meta } = await call(listTaxonomySkills, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function titlesQuery(listing: Listing) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'titles', listing],
    queryFn: async ({ signal }) => {
      const { page: number, size, filter } = listing
      const query = { page: { number, size }, filter, ...sortOf(listing, '-candidateCount') }
      const { data, meta } = await call(listTaxonomyTitles, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function industriesQuery(listing: Listing) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'industries', listing],
    queryFn: async ({ signal }) => {
      const { page: number, size, filter } = listing
      const query = { page: { number, size }, filter, ...sortOf(listing, '-companyCount') }
      const { data, meta } = await call(listTaxonomyIndustries, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

const MAX_FOUND = 12

interface Finding {
  readonly query: { readonly filter: { readonly search: string }; readonly page: { readonly size: number } }
  readonly signal: AbortSignal
  readonly quiet: true
}

/** Each with how many use it. */
const finders: Readonly<Record<ListName, (finding: Finding) => Promise<ComboboxOption[]>>> = {
  skills: async (finding) =>
    (await call(listTaxonomySkills, finding)).data.map(({ id, name, candidateCount }) => ({
      value: id,
      label: name,
      note: formatCount(candidateCount, 'candidate'),
    })),
  titles: async (finding) =>
    (await call(listTaxonomyTitles, finding)).data.map(({ id, name, candidateCount }) => ({
      value: id,
      label: name,
      note: formatCount(candidateCount, 'candidate'),
    })),
  industries: async (finding) =>
    (await call(listTaxonomyIndustries, finding)).data.map(({ id, name, companyCount }) => ({
      value: id,
      label: name,
      note: formatCount(companyCount, 'company', 'companies'),
    })),
}

export function entriesToPickQuery(list: ListName, search: string) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'pick', list, search],
    queryFn: ({ signal }) =>
      finders[list]({ query: { filter: { search }, page: { size: MAX_FOUND } }, signal, quiet: true }),
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

const MAX_PAGE_SIZE = 100

/** Those that others can be under. */
export function mainIndustriesQuery() {
  return queryOptions({
    queryKey: [...taxonomyKey, 'mainIndustries'],
    queryFn: async ({ signal }) => {
      const all: Industry[] = []
      for (let number = 1, isLast = false; !isLast; number += 1) {
        const query = { sort: 'name', page: { number, size: MAX_PAGE_SIZE } }
        const { data } = await call(listTaxonomyIndustries, { query, signal })
        all.push(...data)
        isLast = data.length < MAX_PAGE_SIZE
      }
      return all.filter(({ parent }) => parent === null)
    },
  })
}

export function editsQuery({ page: number, size }: Pick<Listing, 'page' | 'size'>) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'edits', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listTaxonomyEdits, { query: { page: { number, size } }, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}
