import { getAnonymousUser } from '@assay/contracts/candidate-anonymous-searches'
import { listJobSkills } from '@assay/contracts/job-skills'
import { listSampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

const SAMPLES = 3
const FEW = 8

export function guestAllowance() {
  return queryOptions({
    queryKey: ['anonymous-users', 'me'],
    queryFn: async ({ signal }) => {
      return (await call(getAnonymousUser, { signal, quiet: true })).data
    },
    staleTime: 0,
  })
}

export function fewSamples() {
  return queryOptions({
    queryKey: ['sample-job-descriptions', SAMPLES],
    queryFn: async ({ signal }) => {
      // The latest first: those that creators publish are seen before those that come with Assay.
      const query = { fields: { 'sample-job-descriptions': 'title,body' }, sort: '-updatedAt', page: { size: SAMPLES } }
      const { data } = await call(listSampleJobDescriptions, { query, signal, quiet: true })
      return data as Pick<(typeof data)[number], 'id' | 'title' | 'body'>[]
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function findSkills(search: string) {
  return queryOptions({
    queryKey: ['job-skills', 'find', search],
    queryFn: async ({ signal }) => {
      const { data } = await call(listJobSkills, {
        query: { filter: { search }, page: { size: FEW } },
        signal,
        quiet: true,
      })
      return data.map(({ slug, name, candidateCount }) => ({
        value: slug,
        label: name,
        note: candidateCount.toLocaleString('en'),
      }))
    },
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
