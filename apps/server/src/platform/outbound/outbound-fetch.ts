import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress, isReserved } from './public-addresses.ts'

export interface OutboundOptions {
  /** Addresses of the local network too: for what the operator configured, and for development. */
  readonly allowsPrivate: boolean
  readonly timeoutMs: number
  readonly maxBytes: number
}

interface Sent {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: unknown
}

export class OutboundRefused extends Error {
  override name = 'OutboundRefused'
}

/**
 * Like `fetch`, for addresses that users enter: follows no redirect, reads no more than it should, and connects to no
 * address that the internet does not reach. The address is checked where the connection is made, so that a name cannot
 * lead elsewhere a moment later.
 */
export function outboundFetch({ allowsPrivate, timeoutMs, maxBytes }: OutboundOptions) {
  return (address: string, { method, headers, body }: Sent): Promise<Response> =>
    new Promise((done, fail) => {
      const url = new URL(address)
      const host = url.hostname.replace(/^\[|\]$/g, '')
      if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
        fail(refused(host))
        return
      }
      if (!allowsPrivate && isReserved(url)) {
        fail(new OutboundRefused('The port must be 443, or 1024 or above.'))
        return
      }
      let isAnswered = false
      const request = (url.protocol === 'http:' ? http : https).request(
        url,
        { method, headers, agent: false, ...(allowsPrivate ? {} : { lookup: publicLookup }) },
        (response) => {
          isAnswered = true
          if (!isStatus(response.statusCode)) {
            request.destroy(new OutboundRefused('The response has no valid status.'))
            return
          }
          const chunks: Buffer[] = []
          let length = 0
          response.on('data', (chunk: Buffer) => {
            length += chunk.length
            if (length > maxBytes) request.destroy(new OutboundRefused('The response is too long.'))
            else chunks.push(chunk)
          })
          response.on('error', fail)
          response.on('end', () => done(answerOf(response, Buffer.concat(chunks))))
        },
      )
      const patience = setTimeout(() => request.destroy(new OutboundRefused('No response in time.')), timeoutMs)
      request.on('close', () => {
        clearTimeout(patience)
        // Such as after a switch to another protocol that was not requested.
        if (!isAnswered) fail(new OutboundRefused('The connection ended without a response.'))
      })
      request.on('error', fail)
      request.end(body === undefined || body === null ? undefined : String(body))
    })
}

/** A `Response` cannot represent other statuses; an error thrown where a socket is read would end the process. */
const isStatus = (status: number | undefined): boolean => status !== undefined && status >= 200 && status <= 599

function answerOf({ statusCode = 502, headers }: http.IncomingMessage, body: Buffer): Response {
  const has = ![204, 205, 304].includes(statusCode)
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
  )
  return new Response(has ? new Uint8Array(body) : null, { status: statusCode, headers: given })
}

const refused = (host: string): OutboundRefused => new OutboundRefused(`${host} is not on the internet.`)

const publicLookup: LookupFunction = (host, options, found) =>
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, '', 4)
    const wrong = addresses.find(({ address }) => !isPublicAddress(address))
    const [first] = addresses
    if (wrong !== undefined || first === undefined) return found(refused(host), '', 4)
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family)
  })
