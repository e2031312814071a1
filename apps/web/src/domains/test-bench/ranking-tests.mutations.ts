import { runRankingTest } from '@assay/contracts/ranking-tests'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

export function useRankingTest() {
  return useMutation({
    mutationFn: async (body: z.input<(typeof runRankingTest)['body']>) => (await call(runRankingTest, { body })).data,
  })
}
