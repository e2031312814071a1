import { readQuery } from '@assay/contracts/query-readings'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { Reading } from './readings.queries.ts'

/** Reads several skills that were typed or pasted together. */
export function useReadSkillList(onRead: (reading: Reading) => void) {
  return useMutation({
    mutationFn: async (text: string) => (await call(readQuery, { body: { door: 'skill', text }, quiet: true })).data,
    onSuccess: onRead,
  })
}
