import {
  getRequirement,
  listRequirements,
  type RequirementState,
  type requirements,
} from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'

export type RequirementChoice = Pick<ResourceOf<typeof requirements>, 'id' | 'title' | 'state' | 'funnel'>

export interface Choosable {
  /** Empty for all states. */
  readonly states: readonly RequirementState[]
  readonly text?: string
}

const AT_ONCE = 20
const SHOWN = { requirements: 'title,state,funnel' }

/** Jobs whose title contains the text, newest first, limited to what a list shows. */
export function requirementChoicesQuery({ states, text = '' }: Choosable) {
  const search = text.trim()
  return queryOptions({
    queryKey: ['requirements', 'choices', states, search],
    queryFn: async ({ signal }): Promise<RequirementChoice[]> =>
      (
        await call(listRequirements, {
          query: {
            filter: { state: states.length === 0 ? undefined : states.join(','), search: search || undefined },
            sort: '-createdAt',
            page: { size: AT_ONCE },
            fields: SHOWN,
          },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}

export function requirementChoiceQuery(id: string) {
  return queryOptions({
    queryKey: ['requirements', 'choice', id],
    queryFn: async ({ signal }): Promise<RequirementChoice> =>
      (await call(getRequirement, { params: { id }, query: { fields: SHOWN }, signal })).data,
    staleTime: 30_000,
  })
}
