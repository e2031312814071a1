import { listJobSkills } from '@assay/contracts/job-skills'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export const skillsFor = (text: string) =>
  queryOptions({
    queryKey: ['skills-for-agency', text],
    queryFn: async ({ signal }) => {
      const query = { filter: { search: text }, page: { size: 12 } }
      const { data } = await call(listJobSkills, { query, signal, quiet: true })
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
