import { makeScimToken, revokeScimToken } from '@assay/contracts/scim-tokens'
import {
  addSignInDomain,
  changeSignInProvider,
  checkSignInDomain,
  removeSignInDomain,
  removeSignInProvider,
  setUpSignInProvider,
  testSignInProvider,
} from '@assay/contracts/sign-in-providers'
import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import type { ScimToken, SignInDomain, SignInProvider } from './sign-in.queries.ts'

export const sendProvider = (body: z.input<typeof setUpSignInProvider.body>) => call(setUpSignInProvider, { body })

export const sendProviderChange = (id: string, body: z.input<typeof changeSignInProvider.body>) =>
  call(changeSignInProvider, { params: { id }, body })

export const sendTest = async ({ id }: SignInProvider): Promise<SignInProvider> =>
  (await call(testSignInProvider, { params: { id } })).data

export const sendRemoval = ({ id }: SignInProvider) => call(removeSignInProvider, { params: { id } })

export const sendDomain = (body: z.input<typeof addSignInDomain.body>) => call(addSignInDomain, { body })
export const sendDomainCheck = ({ id }: SignInDomain) => call(checkSignInDomain, { params: { id } })
export const sendDomainRemoval = ({ id }: SignInDomain) => call(removeSignInDomain, { params: { id } })

export async function refreshSignIn(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['sign-in-domains'] })
  await client.invalidateQueries({ queryKey: ['sign-in-providers'] })
}

export const sendScimToken = async (): Promise<ScimToken> => (await call(makeScimToken)).data
export const sendScimRevocation = ({ id }: ScimToken) => call(revokeScimToken, { params: { id } })
