import { type exposures, listExposures } from '@assay/contracts/impressions'
import { type learningSources, listLearningSources } from '@assay/contracts/learning-sources'
import { getModelVersion, listModelVersions, type modelVersions } from '@assay/contracts/model-versions'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

export type ModelVersion = ResourceOf<typeof modelVersions>
export type LearningSource = ResourceOf<typeof learningSources>
export type Exposure = ResourceOf<typeof exposures>

export function modelVersionsQuery({ number, size }: { number: number; size: number }) {
  return queryOptions({
    queryKey: ['model-versions', 'list', { number, size }],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listModelVersions, {
        query: { sort: '-createdAt', page: { number, size } },
        signal,
      })
      return { versions: data, total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function modelVersionQuery(id: string) {
  return queryOptions({
    queryKey: ['model-versions', id],
    queryFn: async ({ signal }) => (await call(getModelVersion, { params: { id }, signal })).data,
  })
}

/** The shared training data. */
export interface Everybody {
  readonly agreed: number
  readonly searches: number
  readonly needed: number
  readonly modelName: string
}

export function learningSourcesQuery() {
  return queryOptions({
    queryKey: ['learning-sources'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listLearningSources, { query: { page: { size: 100 } }, signal })
      return { sources: data, everybody: meta['everybody'] as Everybody }
    },
  })
}

export interface ExposureSpread {
  readonly peopleShown: number
  readonly topTenthShare: number
  readonly poolSize: number | null
}

export function exposuresQuery() {
  return queryOptions({
    queryKey: ['exposures'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listExposures, { query: { page: { size: 10 } }, signal })
      return { people: data, spread: meta as unknown as ExposureSpread }
    },
  })
}
