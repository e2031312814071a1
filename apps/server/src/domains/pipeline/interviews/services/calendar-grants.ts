// OAuth 2.0 with a provider of calendars: the authorization code grant with PKCE, refreshed and revoked.
import * as oidc from 'openid-client'
import { outboundFetch } from '../../../../platform/outbound/outbound-fetch.ts'
import { isLoopbackHost } from '../../../../platform/outbound/public-addresses.ts'
import { MINUTE_MS } from '../../../../platform/time/durations.ts'
import { CalendarTrouble, troubleOf } from './calendar-trouble.ts'

/** The user's credentials, which are stored sealed. */
export interface Grant {
  readonly refreshToken: string
  readonly accessToken: string
  readonly validUntil: number
}

export interface GrantServer {
  readonly name: string
  /** null: it differs for each user, so an answer is bound to the provider by its state alone. */
  readonly issuer: string | null
  readonly authorizationUrl: string
  readonly tokenUrl: string
  /** null: the provider has none. */
  readonly revocationUrl: string | null
  readonly clientId: string
  readonly clientSecret: string
  /** Of the provider’s interface; the user must allow all of them. */
  readonly scopes: readonly string[]
  /** Additional parameters for the provider, such as offline access. */
  readonly offline: { readonly scopes: readonly string[]; readonly parameters: Readonly<Record<string, string>> }
  readonly redirectUrl: string
}

export interface GrantSecrets {
  readonly state: string
  readonly verifier: string
}

export interface GrantClient {
  /** The address to which the browser is sent. */
  begin(secrets: GrantSecrets, account: string | null): Promise<string>
  /** `response` is the part of the callback’s address after the question mark. */
  finish(response: string, secrets: GrantSecrets, now: Date): Promise<Grant>
  refresh(grant: Grant, now: Date): Promise<Grant>
  /** Does nothing at a provider that offers no revocation. */
  revoke(grant: Grant): Promise<void>
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 256 * 1024
/** Error codes of providers that require the user to connect again. */
const OVER = ['invalid_grant', 'interaction_required', 'consent_required', 'login_required']
/** Error codes of providers for a wrong registration of Assay. */
const UNKNOWN = ['invalid_client', 'unauthorized_client', 'invalid_request', 'invalid_scope']

export const newVerifier = (): string => oidc.randomPKCECodeVerifier()

export function openGrants(server: GrantServer): GrantClient {
  const { name, redirectUrl, scopes, offline } = server
  const config = configure(server)
  return {
    begin: async ({ state, verifier }, account) => {
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: [...scopes, ...offline.scopes].join(' '),
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...offline.parameters,
        ...(account === null ? {} : { login_hint: account }),
      })
      return url.href
    },

    finish: async (response, { state, verifier }, now) => {
      const callback = new URL(`${redirectUrl}?${response}`)
      if (server.issuer === null) callback.searchParams.delete('iss')
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const tokens = await oidc
        .authorizationCodeGrant(config, callback, checks)
        .catch((error: unknown) => Promise.reject(troubleOfGrant(error, name)))
      const { refresh_token: refreshToken } = tokens
      const allowed = new Set((tokens.scope ?? scopes.join(' ')).split(' ').map(lastPart))
      if (refreshToken === undefined || !scopes.every((scope) => allowed.has(lastPart(scope))))
        throw new CalendarTrouble('refused', `${name} needs all the permissions that Assay asks for. Connect again.`)
      return grantOf(tokens, refreshToken, now)
    },

    refresh: async ({ refreshToken }, now) => {
      const tokens = await oidc
        .refreshTokenGrant(config, refreshToken)
        .catch((error: unknown) => Promise.reject(troubleOfGrant(error, name)))
      // Some providers replace it each time.
      return grantOf(tokens, tokens.refresh_token ?? refreshToken, now)
    },

    revoke: async ({ refreshToken }) => {
      if (server.revocationUrl !== null) await oidc.tokenRevocation(config, refreshToken)
    },
  }
}

/** Microsoft names a scope with the address of its interface before it, or without. */
const lastPart = (scope: string): string => scope.slice(scope.lastIndexOf('/') + 1)

function configure(server: GrantServer): oidc.Configuration {
  const { authorizationUrl, tokenUrl, revocationUrl, clientId, clientSecret } = server
  const metadata: oidc.ServerMetadata = {
    issuer: server.issuer ?? new URL(tokenUrl).origin,
    authorization_endpoint: authorizationUrl,
    token_endpoint: tokenUrl,
    ...(revocationUrl === null ? {} : { revocation_endpoint: revocationUrl }),
  }
  const config = new oidc.Configuration(metadata, clientId, undefined, oidc.ClientSecretPost(clientSecret))
  // The operator configured these addresses.
  config[oidc.customFetch] = outboundFetch({ allowsPrivate: true, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES })
  config.timeout = TIMEOUT_MS / 1000
  const { protocol, hostname } = new URL(tokenUrl)
  if (protocol === 'http:' && isLoopbackHost(hostname)) oidc.allowInsecureRequests(config)
  return config
}

/** Shorter than promised, so that it does not end on the way. */
const SPARE_MS = MINUTE_MS

const grantOf = (
  { access_token: accessToken, expires_in: seconds = 0 }: oidc.TokenEndpointResponse,
  refreshToken: string,
  now: Date,
): Grant => ({ refreshToken, accessToken, validUntil: now.getTime() + seconds * 1000 - SPARE_MS })

function troubleOfGrant(error: unknown, name: string): CalendarTrouble {
  if (error instanceof oidc.AuthorizationResponseError) {
    const isGivenUp = error.error === 'access_denied'
    return new CalendarTrouble('refused', isGivenUp ? `You didn’t give access at ${name}.` : `${name} gave no access.`)
  }
  const reason = error instanceof oidc.ResponseBodyError ? error.error : null
  if (reason !== null && OVER.includes(reason)) return accessIsOver(name)
  const isUnknown = error instanceof oidc.WWWAuthenticateChallengeError
  if (isUnknown || (reason !== null && UNKNOWN.includes(reason)))
    return new CalendarTrouble('failed', `${name} doesn’t accept this server of Assay. Ask your administrator.`)
  return troubleOf((error as { cause?: unknown }).cause ?? error)
}

export const accessIsOver = (name: string): CalendarTrouble =>
  new CalendarTrouble('refused', `Assay has no access to ${name} anymore.`)
