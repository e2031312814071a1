// Shared by both stand-ins: one account, OAuth 2.0 with PKCE, faults, and a log of requests.
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from '../after-file.ts'
import type { CalendarBook } from './calendar-book.ts'

export const CALENDAR_CLIENT = { clientId: 'assay-calendar', clientSecret: 'a secret & its sign' }

export interface ProviderFaults {
  /** Too many requests, with the seconds to wait. */
  tooMany: number | null
  forgetsTokens: boolean
  /** What the user does at the provider. */
  denies: boolean
  /** The scopes that are left out. */
  withholds: string
  /** Deleted events stay deleted. */
  keepsDeleted: boolean
}

export interface ProviderServer {
  readonly kind: 'google' | 'microsoft'
  readonly base: string
  readonly account: string
  readonly work: CalendarBook
  readonly home: CalendarBook
  readonly faults: ProviderFaults
  /** Method, and the last words of the path. */
  readonly requests: string[]
  /** The parameters of the authorization request. */
  readonly asked: URLSearchParams[]
  readonly tokens: { readonly issued: string[]; readonly refreshed: number; readonly revoked: readonly string[] }
  /** Access tokens end. */
  endAccess(): void
  /** The user ends the access in their account there. */
  endGrant(): void
}

export type Reply = readonly [status: number, body?: object | undefined, headers?: Record<string, string>]

export interface ReceivedRequest {
  readonly method: string
  readonly url: URL
  readonly body: Record<string, unknown>
  readonly prefer: string
  readonly faults: ProviderFaults
}

export interface ProviderKind {
  readonly kind: ProviderServer['kind']
  readonly account: string
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string | null }
  readonly callback: string
  /** A refresh token is worth something once. */
  readonly rotates: boolean
  readonly tooMany: (seconds: number) => Reply
  readonly answer: (asked: ReceivedRequest, books: { work: CalendarBook; home: CalendarBook }) => Reply
}

interface Given {
  readonly challenge: string
  readonly scope: string
}

export async function startProvider(
  kind: ProviderKind,
  { work, home }: { work: CalendarBook; home: CalendarBook },
): Promise<ProviderServer> {
  const faults: ProviderFaults = {
    tooMany: null,
    forgetsTokens: false,
    denies: false,
    withholds: '',
    keepsDeleted: false,
  }
  const requests: string[] = []
  const asked: URLSearchParams[] = []
  const issued: string[] = []
  const revoked: string[] = []
  const codes = new Map<string, Given>()
  const valid = { refresh: new Set<string>(), access: new Set<string>() }
  const state = { refreshed: 0 }

  const give = (scope: string, kept?: string): Reply => {
    const access = `access-${randomUUID()}`
    const refresh = kept ?? `refresh-${randomUUID()}`
    valid.access.add(access)
    valid.refresh.add(refresh)
    issued.push(access, refresh)
    const tokens = { access_token: access, token_type: 'Bearer', expires_in: 3599, scope }
    return [200, kept === undefined || kind.rotates ? { ...tokens, refresh_token: refresh } : tokens]
  }

  function authorize(query: URLSearchParams): Reply {
    asked.push(query)
    const isRight =
      query.get('client_id') === CALENDAR_CLIENT.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256' &&
      query.get('redirect_uri') === kind.callback
    if (!isRight) return [400]
    const back = new URL(kind.callback)
    back.searchParams.set('state', query.get('state') ?? '')
    if (faults.denies) back.searchParams.set('error', 'access_denied')
    else {
      const code = `4/${randomUUID()}`
      const scope = (query.get('scope') ?? '').split(' ').filter((each) => !each.includes(faults.withholds || ' '))
      codes.set(code, { challenge: query.get('code_challenge') ?? '', scope: scope.join(' ') })
      back.searchParams.set('code', code)
    }
    return [302, undefined, { location: back.href }]
  }

  function refresh(token: string): Reply {
    if (!valid.refresh.has(token)) return [400, { error: 'invalid_grant' }]
    state.refreshed += 1
    if (kind.rotates) valid.refresh.delete(token)
    return give('', kind.rotates ? undefined : token)
  }

  function exchange(form: URLSearchParams): Reply {
    const { clientId, clientSecret } = CALENDAR_CLIENT
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return [401, { error: 'invalid_client' }]
    if (form.get('grant_type') === 'refresh_token') return refresh(form.get('refresh_token') ?? '')
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = given?.challenge === challenge && form.get('redirect_uri') === kind.callback
    return given !== undefined && isRight ? give(given.scope) : [400, { error: 'invalid_grant' }]
  }

  function reply(request: IncomingMessage, url: URL, text: string): Reply {
    const method = request.method ?? ''
    if (url.pathname === kind.paths.authorize) return authorize(url.searchParams)
    if (url.pathname === kind.paths.token) return exchange(new URLSearchParams(text))
    if (url.pathname === kind.paths.revoke) {
      const token = new URLSearchParams(text).get('token') ?? ''
      revoked.push(token)
      return [valid.refresh.delete(token) ? 200 : 400]
    }
    requests.push(`${method} ${url.pathname.split('/').at(-1)}${url.searchParams.has('syncToken') ? ' since' : ''}`)
    if (faults.tooMany !== null) return kind.tooMany(faults.tooMany)
    if (!valid.access.has(String(request.headers.authorization).replace('Bearer ', ''))) return [401, { error: {} }]
    const body = text === '' ? {} : JSON.parse(text)
    return kind.answer({ method, url, body, prefer: String(request.headers['prefer'] ?? ''), faults }, { work, home })
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '', base)
    const [status, body, headers = {}] = reply(request, url, Buffer.concat(chunks).toString())
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(body === undefined ? '' : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterFile(
    () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  )
  return {
    kind: kind.kind,
    base,
    account: kind.account,
    work,
    home,
    faults,
    requests,
    asked,
    tokens: {
      issued,
      revoked,
      get refreshed() {
        return state.refreshed
      },
    },
    endAccess: () => valid.access.clear(),
    endGrant: () => {
      valid.access.clear()
      valid.refresh.clear()
    },
  }
}
