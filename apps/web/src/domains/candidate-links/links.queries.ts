import { openCandidateLink } from '@assay/contracts/candidate-links'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { linkKey } from '../../platform/candidate-link.ts'

/** What a link shows. Reading has no side effects, so link previews are harmless. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: linkKey(token),
    queryFn: async ({ signal }) => (await call(openCandidateLink, { body: { token }, signal })).data,
    retry: false,
    staleTime: 30_000,
  })
}
