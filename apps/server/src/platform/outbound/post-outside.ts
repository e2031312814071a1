import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, isReserved } from './public-addresses.ts'

/** Resolves a host name once; the answer is the address that is connected to. */
export type Resolve = (host: string) => Promise<readonly string[]>

export interface OutsideRules {
  /** For development and tests: plain HTTP, and addresses of private networks. */
  readonly allowsPrivate: boolean
  readonly resolve?: Resolve
  readonly timeoutMs?: number
}

/** The address must not be posted to; the message is for the person who gave it. */
export class TargetRefused extends Error {}

const TIMEOUT_MS = 15_000
const MAX_ANSWER_BYTES = 16 * 1024

const resolveByDns: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** The check that is possible before a name is resolved. */
export function readTarget(given: string, { allowsPrivate }: Pick<OutsideRules, 'allowsPrivate'>): URL {
  if (!URL.canParse(given)) throw new TargetRefused('This isn’t a URL.')
  const url = new URL(given)
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:'))
    throw new TargetRefused('The URL must begin with https://.')
  if (url.username !== '' || url.password !== '')
    throw new TargetRefused('The URL must not contain a user name or password.')
  if (!allowsPrivate && isReserved(url)) throw new TargetRefused('The port must be 443, or 1024 or above.')
  const host = hostOf(url)
  if (!allowsPrivate && isIP(host) === 0 && isLocalName(host))
    throw new TargetRefused('This host name isn’t one of the internet. Enter a full one, such as server.example.com.')
  if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw privateTarget()
  return url
}

/**
 * Last parts of names that mean something in one network only: those reserved for special use, those that ICANN never
 * delegates because networks use them, and those of cluster and service discovery.
 */
const LOCAL_ENDINGS: ReadonlySet<string> = new Set([
  ...['localhost', 'localdomain', 'local', 'internal', 'invalid', 'onion', 'alt'],
  ...['lan', 'home', 'corp', 'mail', 'intranet', 'private', 'domain', 'workgroup'],
  ...['svc', 'cluster', 'pod', 'consul', 'docker', 'container', 'mesh', 'service', 'node', 'compute'],
])

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
/** A name may end with a dot, and means the same. */
function isLocalName(host: string): boolean {
  const parts = host.replace(/\.+$/, '').split('.')
  const ending = parts.at(-1) ?? ''
  return parts.length === 1 || LOCAL_ENDINGS.has(ending) || parts.slice(-2).join('.') === 'home.arpa'
}
const privateTarget = (): TargetRefused => new TargetRefused('Addresses in private networks are refused.')

/** Resolves the name once. One private address among its answers refuses them all. */
export async function pinAddress(url: URL, { allowsPrivate, resolve = resolveByDns }: OutsideRules): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  const [first] = addresses
  if (first === undefined) throw new Error('The host name has no address.')
  if (!allowsPrivate && !addresses.every(isPublicAddress)) throw privateTarget()
  return first
}

interface Posted {
  readonly status: number
  readonly retryAfterSeconds: number | null
}

/**
 * Posts to an address from outside: to the IP address that was checked, whatever the name resolves to next, without
 * following redirects, and reading at most the beginning of the answer.
 */
export async function postOutside(
  given: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  rules: OutsideRules,
): Promise<Posted> {
  const url = readTarget(given, rules)
  const address = await pinAddress(url, rules)
  const family = isIP(address)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(rules.timeoutMs ?? TIMEOUT_MS),
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (response) => {
        const retryAfter = Number(response.headers['retry-after'])
        const posted = {
          status: response.statusCode ?? 0,
          retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
        }
        let read = 0
        response.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > MAX_ANSWER_BYTES) response.destroy()
        })
        // The status is enough: a body that breaks off changes nothing.
        response.on('error', () => undefined)
        response.on('close', () => resolve(posted))
      },
    )
    request.on('error', reject)
    // A switch to another protocol is no answer and no error.
    request.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new Error('The receiver switched to another protocol.'))
    })
    request.end(body)
  })
}
