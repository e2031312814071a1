import {
  acceptOfferLetter,
  declineOfferLetter,
  type offerLetters,
  readOfferLetter,
  viewOfferLetter,
} from '@assay/contracts/offer-letters'
import type { ResourceOf } from '@assay/contracts/resource'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type OfferLetter = ResourceOf<typeof offerLetters>

export const useViewLetter = () =>
  useMutation({ mutationFn: async (token: string) => (await call(viewOfferLetter, { body: { token } })).data })

export const useReadLetter = () =>
  useMutation({
    mutationFn: async (token: string) => {
      const blob = await call(readOfferLetter, { body: { token } })
      return { blob, hash: await hashOf(blob) }
    },
  })

export const useAcceptLetter = () =>
  useMutation({
    mutationFn: async (body: { token: string; name: string; documentHash: string }) =>
      (await call(acceptOfferLetter, { body })).data,
  })

export const useDeclineLetter = () =>
  useMutation({
    mutationFn: async (body: { token: string; code: string; note: string | null }) =>
      (await call(declineOfferLetter, { body })).data,
  })

/** null if the browser lacks the API, such as over plain HTTP. */
async function hashOf(blob: Blob): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
