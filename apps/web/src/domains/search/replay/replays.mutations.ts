import { replaySearch, type replays } from '@assay/contracts/replays'
import type { ResourceOf } from '@assay/contracts/resource'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

export type Replay = ResourceOf<typeof replays>

export function useReplay(searchId: string) {
  return useMutation<Replay, Error>({
    mutationFn: async () => (await call(replaySearch, { params: { id: searchId } })).data,
  })
}
