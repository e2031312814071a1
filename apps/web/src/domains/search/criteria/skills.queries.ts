import { getJobSkill, type jobSkills, listJobSkills } from '@assay/contracts/job-skills'
import { listUniqueJobTitles } from '@assay/contracts/reference-lists'
import type { ResourceOf } from '@assay/contracts/resource'
import { listSampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Skill = ResourceOf<typeof jobSkills>

export function skillsByTextQuery(text: string) {
  return queryOptions({
    queryKey: ['skills', 'search', text],
    queryFn: async ({ signal }) =>
      (await call(listJobSkills, { query: { filter: { search: text }, page: { size: 12 } }, signal, quiet: true }))
        .data,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
}

export function skillQuery(idOrSlug: string) {
  return queryOptions({
    queryKey: ['skills', idOrSlug],
    queryFn: async ({ signal }) => (await call(getJobSkill, { params: { id: idOrSlug }, signal })).data,
    staleTime: 5 * 60_000,
  })
}

export function titlesByTextQuery(text: string) {
  return queryOptions({
    queryKey: ['titles', text],
    queryFn: async ({ signal }) =>
      (
        await call(listUniqueJobTitles, {
          query: { filter: { search: text }, page: { size: 12 } },
          signal,
          quiet: true,
        })
      ).data,
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
}

const SAMPLES = 3

/** The latest first, as guests see them. */
export function samplesQuery() {
  return queryOptions({
    queryKey: ['sample-job-descriptions'],
    queryFn: async ({ signal }) =>
      (
        await call(listSampleJobDescriptions, {
          query: { sort: '-updatedAt', page: { size: SAMPLES } },
          signal,
          quiet: true,
        })
      ).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
