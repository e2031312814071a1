import * as oidc from 'openid-client'
import { AppError } from '../../../platform/errors/app-error.ts'
import { outboundFetch } from '../../../platform/outbound/outbound-fetch.ts'
import { isLoopbackHost } from '../../../platform/outbound/public-addresses.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import type { Provider } from './providers.ts'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 512 * 1024
const KNOWN_FOR_MS = 10 * MINUTE_MS
const MAX_KNOWN = 200
const SCOPE = 'openid email profile'

/** Sent with the browser, and checked when it comes back. */
export interface Secrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface Claims {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** null: the provider does not state it. */
  readonly emailVerified: boolean | null
  readonly fullName: string | null
}

export interface OpenIdClient {
  begin(provider: Provider): Promise<{ readonly url: string; readonly secrets: Secrets }>
  /** Exchanges the code of the callback, and checks everything that the ID token promises. */
  finish(provider: Provider, response: string, secrets: Secrets): Promise<Claims>
  /** The problem of the provider’s settings; null: none. */
  probe(provider: Provider): Promise<string | null>
}

type Known = { readonly until: number; readonly config: Promise<oidc.Configuration> }

/** An OpenID Connect client for Google and for companies' providers. Metadata is read once for each provider. */
export function createOpenIdClient(appUrl: string): OpenIdClient {
  const redirectUrl = `${appUrl}/google/callback`
  const known = new Map<string, Known>()

  const configOf = (provider: Provider): Promise<oidc.Configuration> => {
    const { companyId, issuer, clientId, clientSecret } = provider
    const key = JSON.stringify([companyId, issuer, clientId, clientSecret])
    const found = known.get(key)
    if (found !== undefined && found.until > performance.now()) return found.config
    if (known.size >= MAX_KNOWN) known.clear()
    const config = discover(provider)
    known.set(key, { until: performance.now() + KNOWN_FOR_MS, config })
    // A provider that was down is asked again next time.
    config.catch(() => known.delete(key))
    return config
  }

  return {
    begin: async (provider) => {
      const config = await configOf(provider).catch((error) => Promise.reject(asUnavailable(provider, error)))
      const secrets = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: SCOPE,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, secrets }
    },

    finish: async (provider, response, { state, nonce, verifier }) => {
      const config = await configOf(provider).catch((error) => Promise.reject(asUnavailable(provider, error)))
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUrl}?${response}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        return claimsIn(tokens.claims())
      } catch (error) {
        throw asRefusal(provider, error)
      }
    },

    probe: async (provider) => {
      try {
        known.clear()
        const config = await configOf(provider)
        return await probeClient(config, redirectUrl)
      } catch (error) {
        return describe(error)
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret, allowsPrivate }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const isPlain = url.protocol === 'http:'
  if (isPlain && !(allowsPrivate && isLoopbackHost(url.hostname)))
    return Promise.reject(new Error('The issuer URL must begin with https.'))
  const send = outboundFetch({ allowsPrivate, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  return oidc.discovery(url, clientId, { [oidc.clockTolerance]: 30 }, authenticate(clientSecret), {
    [oidc.customFetch]: send,
    timeout: TIMEOUT_MS / 1000,
    // Without it, a signature is not looked at, because the token came over TLS.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
}

/** As the provider prefers; basic authentication is the default of the specification. */
function authenticate(secret: string): oidc.ClientAuth {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    return (methods.includes('client_secret_post') ? post : basic)(server, ...request)
  }
}

/** As OpenID Connect demands. */
const MAX_SUBJECT = 255

const isPlain = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)

function claimsIn(claims: oidc.IDToken | undefined): Claims {
  if (claims === undefined) throw new Error('The provider sent no ID token.')
  const { iss, sub, email, email_verified: verified, name } = claims
  if (sub.length > MAX_SUBJECT || !isPlain(sub)) throw new Error('The subject of the ID token is not valid.')
  const isAddress =
    typeof email === 'string' && /^[^@\s]+@[^@\s]+$/.test(email) && email.length <= 254 && isPlain(email)
  return {
    issuer: iss,
    subject: sub,
    email: isAddress ? email.toLowerCase() : null,
    emailVerified: typeof verified === 'boolean' ? verified : verified === 'true' ? true : null,
    fullName: typeof name === 'string' ? name.replaceAll('\0', '').toWellFormed() : null,
  }
}

/** A code that cannot be right: a provider that knows the client complains about the code alone. */
async function probeClient(config: oidc.Configuration, redirectUrl: string): Promise<string | null> {
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', { code: 'connection-test', redirect_uri: redirectUrl })
    return null
  } catch (error) {
    const isAnswered = error instanceof oidc.ResponseBodyError
    if (isAnswered && error.error === 'invalid_client') return 'The provider rejected this client ID and secret.'
    if (isAnswered || error instanceof oidc.WWWAuthenticateChallengeError)
      return isAnswered ? null : 'The provider rejected this client ID and secret.'
    return describe(error)
  }
}

function asRefusal(provider: Provider, error: unknown): AppError {
  if (error instanceof oidc.AuthorizationResponseError) {
    const isGivenUp = error.error === 'access_denied'
    return new AppError('identity.denied', {
      detail: isGivenUp ? `You were not signed in at ${provider.name}.` : `${provider.name} refused the sign-in.`,
      cause: error,
    })
  }
  return isNetwork(error)
    ? asUnavailable(provider, error)
    : new AppError('identity.failed', { detail: 'Start the sign-in again.', cause: error })
}

const asUnavailable = ({ name }: Provider, cause: unknown): AppError =>
  new AppError('identity.unavailable', { detail: `${name} can’t be reached. Try again later.`, cause })

const NETWORK = /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|EHOST|ENET|CERT_|ERR_TLS|DEPTH_|UNABLE_|SELF_SIGNED)/

function chain(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let each = error; each instanceof Error && found.length < 5; each = each.cause) found.push(each)
  return found
}

const isNetwork = (error: unknown): boolean =>
  chain(error).some(
    (each) =>
      each instanceof Error &&
      (each.name === 'OutboundRefused' ||
        each.name === 'TimeoutError' ||
        NETWORK.test(String(Reflect.get(each, 'code') ?? ''))),
  )

/** For the people who set the provider up. */
function describe(error: unknown): string {
  const errors = chain(error)
  const refused = errors.find((each) => each instanceof Error && each.name === 'OutboundRefused')
  if (refused instanceof Error) return refused.message
  const code = errors
    .map((each) => String(Reflect.get(each as object, 'code') ?? ''))
    .find((each) => NETWORK.test(each))
  if (code !== undefined) return `The issuer can’t be reached (${code}).`
  return error instanceof Error && /https/.test(error.message)
    ? error.message
    : 'The issuer URL has no OpenID configuration, or another issuer’s.'
}
