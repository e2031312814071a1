import { getRequirement, listRequirements, type requirements } from '@assay/contracts/requirements'
import type { ResourceOf } from '@assay/contracts/resource'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api.ts'
import { type Choosable, choicesAddress, SHOWN } from './requirement-choices-address.ts'

export type RequirementChoice = Pick<ResourceOf<typeof requirements>, 'id' | 'title' | 'state' | 'funnel'>

/** Jobs whose title contains the text, newest first, limited to what a list shows. */
export function requirementChoicesQuery({ states, text = '' }: Choosable) {
  const search = text.trim()
  return queryOptions({
    queryKey: ['requirements', 'choices', states, search],
    queryFn: async ({ signal }): Promise<RequirementChoice[]> =>
      (await call(listRequirements, { ...choicesAddress({ states, text: search }), signal })).data,
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
