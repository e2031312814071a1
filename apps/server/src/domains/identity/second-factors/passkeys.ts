import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkey } from './second-factors.store.ts'

/** EdDSA, ES256 and RS256, which every authenticator knows at least one of. */
const ALGORITHMS = [-8, -7, -257]

/** The site that passkeys belong to. */
interface Site {
  readonly origin: string
  readonly rpID: string
}

export function siteOf(appUrl: string): Site {
  const { origin, hostname } = new URL(appUrl)
  return { origin, rpID: hostname }
}

export interface NewPasskeyHolder {
  readonly userId: string
  readonly email: string
  readonly fullName: string
  readonly known: readonly Passkey[]
}

/** Kept on the device, so that it also signs in without a password; and guarded by PIN or fingerprint. */
export const optionsForNew = (site: Site, { userId, email, fullName, known }: NewPasskeyHolder) =>
  generateRegistrationOptions({
    rpName: 'Assay',
    rpID: site.rpID,
    userName: email,
    userDisplayName: fullName,
    userID: new Uint8Array(Buffer.from(userId)),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Without a list of passkeys, so that the answer reveals nothing about an account. */
export const optionsForSignIn = (site: Site) =>
  generateAuthenticationOptions({ rpID: site.rpID, userVerification: 'required' })

export interface VerifiedPasskey {
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly isSynced: boolean
}

/** null: the answer does not belong to the challenge or the site, or is broken. */
export async function readNewPasskey(
  site: Site,
  challenge: string,
  response: Readonly<Record<string, unknown>>,
): Promise<VerifiedPasskey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      isSynced: credentialBackedUp,
    }
  } catch {
    return null // the library throws for everything that is wrong with an answer
  }
}

/** The passkey's new counter; null if it did not sign the challenge. */
export async function readSignature(
  site: Site,
  challenge: string,
  { passkey, response }: { passkey: Passkey; response: Readonly<Record<string, unknown>> },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null // as above
  }
}
