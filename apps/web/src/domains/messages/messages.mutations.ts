import { openThread, readThread, writeMessage } from '@assay/contracts/agency-threads'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'

const refresh = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['messages'] })

export function useOpenThread() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof openThread.body>) => (await call(openThread, { body })).data,
    onSettled: () => refresh(client),
  })
}

export function useWriteMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof writeMessage.body>) => call(writeMessage, { body }),
    onSettled: () => refresh(client),
  })
}

export function useReadThread() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(readThread, { params: { id }, body: {} }),
    onSettled: () => refresh(client),
  })
}
