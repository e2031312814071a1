// A real OpenID provider on this machine, at which users sign in without a prompt.
import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export const CLIENT = { clientId: 'assay', clientSecret: 'a secret between the two of us' }

/** Of the key that the provider publishes. */
export const KEY_ID = 'published'

/** A JSON Web Token, signed by a key, by a secret, or not at all. */
export function writeToken(header: object, claims: object, by: KeyObject | string | null): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')
  const signed = `${part(header)}.${part(claims)}`
  if (by === null) return `${signed}.`
  const signature =
    typeof by === 'string'
      ? createHmac('sha256', by).update(signed).digest('base64url')
      : createSign('RSA-SHA256').update(signed).sign(by, 'base64url')
  return `${signed}.${signature}`
}

export interface TestPerson {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

export interface TestOpenId {
  readonly issuer: string
  /** Signs its ID tokens. */
  readonly key: KeyObject
  /** The user who signs in next; null: the sign-in is cancelled. */
  person: TestPerson | null
  /** How long an ID token is valid, in seconds. */
  tokenSeconds: number
  /** Answers some requests differently. */
  instead: ((request: IncomingMessage, response: ServerResponse) => boolean) | null
  close(): Promise<void>
}

/** For tests in another process: the address names in JSON who signs in next. */
const NEXT = '/next/'

export async function sendNext(issuer: string, person: TestPerson | null): Promise<void> {
  await fetch(`${issuer}${NEXT}${encodeURIComponent(JSON.stringify(person))}`)
}

export async function openTestOpenId(redirectUrl: string): Promise<TestOpenId> {
  let serve: (request: IncomingMessage, response: ServerResponse) => void = () => undefined
  const server = createServer((request, response) => {
    if (test.instead?.(request, response) !== true) serve(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const test: TestOpenId = {
    issuer,
    key,
    person: { sub: 'nobody' },
    tokenSeconds: 3600,
    instead: null,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  const people = new Map<string, TestPerson>()
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', kid: KEY_ID }] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: the ID token contains all claims.
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    ttl: { IdToken: () => test.tokenSeconds, Interaction: 600, Grant: 600, Session: 600, AccessToken: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/people/${interaction.uid}` },
    findAccount: async (_ctx, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId ?? '',
        accountId: ctx.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const callback = provider.callback()
  serve = (request, response) => {
    if (request.url?.startsWith(NEXT)) {
      test.person = JSON.parse(decodeURIComponent(request.url.slice(NEXT.length)))
      return void response.end()
    }
    if (!request.url?.startsWith('/people/')) return void callback(request, response)
    const { person } = test
    if (person !== null) people.set(person.sub, person)
    void provider.interactionFinished(
      request,
      response,
      person === null ? { error: 'access_denied' } : { login: { accountId: person.sub, remember: false } },
    )
  }
  return test
}

/** Follows redirects as a browser does, until the address is one of ours; returns its query string. */
export async function signInAt(authorizationUrl: string, ours: string): Promise<string> {
  const cookies = new Map<string, string>()
  let address = authorizationUrl
  for (let step = 0; step < 10; step += 1) {
    if (address.startsWith(ours)) return new URL(address).search.slice(1)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (next === null) throw new Error(`${address} led nowhere: ${response.status} ${await response.text()}`)
    address = new URL(next, address).href
  }
  throw new Error('The sign-in went in circles.')
}
