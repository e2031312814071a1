import type { ResourceOf } from '@assay/contracts/resource'
import {
  listTaxonomyEdits,
  listTaxonomySkills,
  type taxonomyEdits,
  type taxonomySkills,
} from '@assay/contracts/taxonomy-skills'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { totalOf } from '../../../platform/list-views/total-of.ts'

export type Skill = ResourceOf<typeof taxonomySkills>
export type SkillEdit = ResourceOf<typeof taxonomyEdits>

export const taxonomyKey = ['taxonomy'] as const

interface Listing {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly filter: Readonly<Record<string, string>>
}

export function skillsQuery({ page: number, size, sort: chosen, filter }: Listing) {
  // What is searched comes by how well it matches.
  const sort = chosen === '' && filter['search'] === undefined ? '-candidateCount' : chosen
  return queryOptions({
    queryKey: [...taxonomyKey, 'skills', { number, size, sort, filter }],
    queryFn: async ({ signal }) => {
      const query = { page: { number, size }, filter, ...(sort === '' ? {} : { sort }) }
      const { data, meta } = await call(listTaxonomySkills, { query, signal })
      return { rows: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

const MAX_FOUND = 12

export function skillsToPickQuery(search: string) {
  return queryOptions({
    queryKey: [...taxonomyKey, 'pick', search],
    queryFn: async ({ signal }) => {
      const query = { filter: { search }, page: { size: MAX_FOUND } }
      return (await call(listTaxonomySkills, { query, signal, quiet: true })).data
    },
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
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
