import type { QueryClient } from '@tanstack/react-query'
import { skillQuery } from '../domains/search/criteria/index.ts'
import { ApiError } from '../platform/api-error.ts'
import { validatePage } from '../platform/page-validation.ts'

/** The skill named in an address; an unknown one is a missing page. */
export async function loadSkill(queryClient: QueryClient, id: string | undefined) {
  if (id === undefined) return null
  try {
    return await queryClient.fetchQuery(skillQuery(id))
  } catch (error) {
    validatePage(!(error instanceof ApiError && error.status === 404))
    throw error
  }
}
