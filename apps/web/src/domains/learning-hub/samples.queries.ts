import type { jobSkills } from '@assay/contracts/job-skills'
import type { ResourceOf } from '@assay/contracts/resource'
import {
  getSampleJobDescription,
  listSampleJobDescriptions,
  type sampleJobDescriptions,
} from '@assay/contracts/sample-job-descriptions'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type Linked } from '../../platform/api.ts'
import { totalOf } from '../../platform/list-views/total-of.ts'

type Reference = { readonly id: string }
export type Sample = Linked<
  typeof sampleJobDescriptions,
  {
    skills: ResourceOf<typeof jobSkills>[]
    category: Reference | null
    tags: Reference[]
    jobTitle: Reference | null
  }
>

export const samplesKey = ['sample-job-descriptions'] as const

interface Listing {
  readonly page: number
  readonly size: number
  readonly filter: Readonly<Record<string, string>>
}

export function samplesQuery({ page: number, size, filter }: Listing) {
  return queryOptions({
    queryKey: [...samplesKey, 'list', { number, size, filter }],
    queryFn: async ({ signal }) => {
      const query = { page: { number, size }, filter, sort: '-updatedAt', include: 'skills' }
      const { data, meta } = await call(listSampleJobDescriptions, { query, signal })
      return { rows: data as unknown as Sample[], total: totalOf(meta, data.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function sampleQuery(id: string) {
  return queryOptions({
    queryKey: [...samplesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await call(getSampleJobDescription, { params: { id }, query: { include: 'skills' }, signal }))
        .data as unknown as Sample,
  })
}
