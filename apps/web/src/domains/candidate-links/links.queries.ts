import { openCandidateLink } from '@assay/contracts/candidate-links'
import { openApplication, type ProgressShown } from '@assay/contracts/candidate-pages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { applicationKey, linkKey } from '../../platform/candidate-link.ts'

/** What a link shows. Reading has no side effects, so link previews are harmless. */
export function linkQuery(token: string) {
  return queryOptions({
    queryKey: linkKey(token),
    queryFn: async ({ signal }) => (await call(openCandidateLink, { body: { token }, signal })).data,
    retry: false,
    staleTime: 30_000,
  })
}

/** The whole application that a link is about. */
export function applicationQuery(token: string) {
  return queryOptions({
    queryKey: applicationKey(token),
    queryFn: async ({ signal }) => {
      const { data } = await call(openApplication, { body: { token }, signal })
      return { company: data.companyName ?? '', shows: data.shows as unknown as ProgressShown }
    },
    retry: false,
    staleTime: 30_000,
  })
}
