import type { ResourceOf } from '@assay/contracts/resource'
import {
  confirmTotp,
  listPasskeys,
  listSecondFactors,
  type passkeys,
  removePasskey,
  renewRecoveryCodes,
  startTotp,
  stopTotp,
} from '@assay/contracts/second-factors'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export type Passkey = ResourceOf<typeof passkeys>

export function secondFactorQuery() {
  return queryOptions({
    queryKey: ['second-factors'],
    queryFn: async ({ signal }) => {
      const [own] = (await call(listSecondFactors, { signal })).data
      if (own === undefined) throw new Error('The server named no second factor.')
      return own
    },
  })
}

export function passkeysQuery() {
  return queryOptions({
    queryKey: ['second-factors', 'passkeys'],
    queryFn: async ({ signal }) => (await call(listPasskeys, { signal })).data,
  })
}

export const askTotpKey = async () => (await call(startTotp)).data
export const sendFirstCode = async (code: string) => (await call(confirmTotp, { body: { code } })).data
export const askRecoveryCodes = async () => (await call(renewRecoveryCodes)).data
export const sendStopTotp = (currentPassword: string) => call(stopTotp, { body: { currentPassword } })
export const sendRemovePasskey = (id: string, currentPassword: string) =>
  call(removePasskey, { params: { id }, body: { currentPassword } })
