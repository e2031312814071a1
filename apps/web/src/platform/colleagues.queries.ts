import { listTeammates } from '@assay/contracts/teammates'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

interface Colleague {
  readonly id: string
  readonly userId: string
  readonly fullName: string
  /** Their role only reads. */
  readonly isReader: boolean
}

/** The active people of the caller's company, by name. */
export function colleaguesQuery() {
  return queryOptions({
    queryKey: ['teammates', 'colleagues'],
    queryFn: async ({ signal }): Promise<Colleague[]> =>
      (await call(listTeammates, { signal })).data.flatMap(({ id, userId, fullName, seat }) =>
        userId === null ? [] : [{ id, userId, fullName, isReader: seat === 'free' }],
      ),
    staleTime: 300_000,
  })
}
