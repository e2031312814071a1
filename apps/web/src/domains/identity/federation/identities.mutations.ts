import type { logInAndLink, registerWithProvider } from '@assay/contracts/google-identities'
import type { z } from 'zod'
import { call } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { enter } from '../../../platform/session/session.ts'
import { deviceId } from '../../../platform/session/token.ts'

/** What this window does when it comes back from the provider. */
export interface Errand {
  readonly purpose: 'signIn' | 'link'
  readonly returnTo?: string | undefined
}

const ERRAND = 'assay.sign-in-errand'
const contract = () => import('@assay/contracts/google-identities')

/** Leaves for the provider; the promise stays open, so that the button stays busy. */
export async function leaveForProvider(
  wanted: Errand & { readonly provider: 'google' | 'company'; readonly domain?: string },
): Promise<never> {
  const { startIdentity } = await contract()
  const { returnTo, ...body } = wanted
  const { data } = await call(startIdentity, { body })
  sessionStorage.setItem(ERRAND, JSON.stringify({ purpose: wanted.purpose, returnTo }))
  location.assign(data.authorizationUrl ?? '/login')
  return new Promise(() => undefined)
}

export function readErrand(): Errand {
  try {
    const kept = JSON.parse(sessionStorage.getItem(ERRAND) ?? '{}')
    return { purpose: kept.purpose === 'link' ? 'link' : 'signIn', returnTo: kept.returnTo }
  } catch {
    return { purpose: 'signIn' }
  }
}

export async function sendAnswer(response: string): Promise<void> {
  const { logInWithProvider } = await contract()
  await enter(await call(logInWithProvider, { body: { response, deviceId: deviceId() } }))
}

export async function sendLink(response: string): Promise<string> {
  const { linkIdentity } = await contract()
  return (await call(linkIdentity, { body: { response } })).data.providerName
}

export async function sendUnlink(id: string): Promise<void> {
  const { unlinkIdentity } = await contract()
  await call(unlinkIdentity, { params: { id } })
}

/** What the provider proved, for the next step. */
export interface Proof {
  readonly proofId: string
  readonly token: string
  readonly email: string
  readonly fullName: string
  readonly providerName: string
}

export function proofIn(error: unknown): Proof | null {
  if (!(error instanceof ApiError)) return null
  const meta = error.errors[0]?.meta ?? {}
  if (typeof meta['proofId'] !== 'string') return null
  const text = (name: string) => String(meta[name] ?? '')
  return {
    proofId: meta['proofId'],
    token: text('token'),
    email: text('email'),
    fullName: text('fullName'),
    providerName: text('providerName'),
  }
}

type Linking = z.input<typeof logInAndLink.body>

export async function sendPasswordOnce({ proofId, token }: Proof, password: Linking['password']): Promise<void> {
  const { logInAndLink: endpoint } = await contract()
  await enter(await call(endpoint, { body: { proofId, token, password, deviceId: deviceId() } }))
}

type Employer = Omit<z.input<typeof registerWithProvider.body>, 'proofId' | 'token' | 'deviceId'>

export async function sendEmployer({ proofId, token }: Proof, employer: Employer): Promise<void> {
  const { registerWithProvider: endpoint } = await contract()
  await enter(await call(endpoint, { body: { ...employer, proofId, token, deviceId: deviceId() } }))
}
