import { listSearches } from '@assay/contracts/candidate-searches'
import { listRequirements } from '@assay/contracts/requirements'
import { listTeammates } from '@assay/contracts/teammates'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export interface FirstSteps {
  readonly hasJob: boolean
  readonly hasColleague: boolean
  readonly hasSearched: boolean
}

const ONE = { page: { size: 1 } } as const

/** What the company did already, read from its records. */
export function firstStepsQuery({ mayInvite }: { mayInvite: boolean }) {
  return queryOptions({
    queryKey: ['first-steps', mayInvite],
    queryFn: async ({ signal }): Promise<FirstSteps> => {
      const states = mayInvite ? 'active,pending' : 'active'
      const [jobs, people, searches] = await Promise.all([
        call(listRequirements, { query: ONE, signal }),
        call(listTeammates, { query: { page: { size: 2 }, filter: { state: states } }, signal }),
        call(listSearches, { query: ONE, signal }),
      ])
      return {
        hasJob: jobs.data.length > 0,
        hasColleague: people.data.length > 1,
        hasSearched: searches.data.length > 0,
      }
    },
    staleTime: 0,
  })
}
