// Requests to a provider’s interface in the name of a user.
import type { z } from 'zod'
import { outboundFetch } from '../../../../platform/outbound/outbound-fetch.ts'
import { accessIsOver, type Grant, type GrantClient } from './calendar-grants.ts'
import { CalendarTrouble, retryLater } from './calendar-trouble.ts'

export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

export interface ProviderRequest {
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly prefer?: string
}

export interface ProviderSession {
  /** Throws where the provider refuses everything for now: no access, or too many requests. */
  ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, asked?: ProviderRequest): Promise<ProviderAnswer>
}

export interface SessionParts {
  readonly name: string
  /** Requests never leave this host, whatever an answer contains. */
  readonly base: string
  readonly grants: GrantClient
  readonly grant: Grant
  readonly now: () => Date
  /** Keeps a grant that was refreshed. */
  readonly keep: (grant: Grant) => Promise<void>
  /** Whether an answer means too many requests. */
  readonly isTooMuch: (answer: ProviderAnswer) => boolean
}

const TIMEOUT_MS = 20_000
const MAX_ANSWER_BYTES = 8_000_000

export function openSession(parts: SessionParts): ProviderSession {
  const { name, base, grants, now, keep, isTooMuch } = parts
  const send = outboundFetch({ allowsPrivate: true, timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES })
  let { grant } = parts
  const renew = async (): Promise<void> => {
    grant = await grants.refresh(grant, now())
    await keep(grant)
  }
  const sendOnce = (method: string, url: URL, { body, prefer }: ProviderRequest): Promise<Response> =>
    send(url.href, {
      method,
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(prefer === undefined ? {} : { prefer }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    ask: async (method, address, asked = {}) => {
      const url = new URL(address)
      if (!isBelow(url, base)) throw new CalendarTrouble('failed', `${name} answered with a wrong address.`)
      for (const [key, value] of Object.entries(asked.query ?? {})) url.searchParams.set(key, value)
      // Not every server takes a plus for a blank. Addresses that an answer gave stay as they are.
      if (asked.query !== undefined) url.search = url.search.replaceAll('+', '%20')
      if (grant.validUntil <= now().getTime()) await renew()
      let response = await sendOnce(method, url, asked)
      if (response.status === 401) {
        await renew()
        response = await sendOnce(method, url, asked)
      }
      if (response.status === 401) throw accessIsOver(name)
      const { status, headers } = response
      const answer = { status, body: readJson(await response.text()) }
      if (status === 429 || status === 503 || isTooMuch(answer))
        throw retryLater(waitIn(headers.get('retry-after'), now()))
      return answer
    },
  }
}

const isBelow = (url: URL, base: string): boolean => {
  const { origin, pathname } = new URL(base)
  return url.origin === origin && url.pathname.startsWith(`${pathname}/`)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Such as the page of a proxy in between: its status is enough.
    return null
  }
}

/** Seconds, or a date. */
function waitIn(given: string | null, now: Date): number {
  if (given === null) return 0
  const ms = /^\d+$/.test(given.trim()) ? Number(given) * 1000 : Date.parse(given) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** Reads an answer that must have worked. */
export function readAnswer<T extends z.ZodType>(
  { status, body }: ProviderAnswer,
  { as, name, what }: { as: T; name: string; what: string },
): z.output<T> {
  const read = status < 300 ? as.safeParse(body) : null
  if (read?.success) return read.data
  throw new CalendarTrouble('failed', `${name} refused ${what} (${status}).`)
}

/** The pages of a list, one after the other; a list without an end is broken. */
export async function readPages<Page>(
  first: Page,
  next: (page: Page) => Promise<Page> | null,
  maxPages: number,
): Promise<Page[]> {
  const pages = [first]
  for (let page = next(first); page !== null; page = next(pages.at(-1) ?? first)) {
    if (pages.length >= maxPages) throw new CalendarTrouble('failed', 'The calendar has more events than can be read.')
    pages.push(await page)
  }
  return pages
}
