import type { Answer, Endpoint } from '@assay/contracts/endpoint'
import type { ResourceOf, ResourceType } from '@assay/contracts/resource'
import { type DataDocument, type ErrorDocument, MEDIA_TYPE, readDocument } from '@assay/jsonapi'
import type { z } from 'zod'
import { ApiError, type ApiErrorCode } from './api-error.ts'
import { dropEarly, takeEarly } from './early-reads.ts'
import { progress } from './progress.ts'
import { headersOf, type Query, urlOf } from './request.ts'
import { readToken } from './session/token.ts'

interface Read<Data> {
  readonly data: Data
  readonly meta: Record<string, unknown>
  readonly links: Readonly<Record<string, unknown>>
}

/** A resource with its included resources: `Linked<typeof matches, { candidate: Candidate }>`. */
export type Linked<R extends ResourceType, Links> = ResourceOf<R> & Links

type AnswerOf<A extends Answer> = A extends { kind: 'resource'; of: infer R extends ResourceType }
  ? Read<ResourceOf<R>>
  : A extends { kind: 'collection'; of: infer R extends ResourceType }
    ? Read<ResourceOf<R>[]>
    : A extends { kind: 'plain'; schema: infer S extends z.ZodType }
      ? z.output<S>
      : A extends { kind: 'file' }
        ? Blob
        : undefined

type BodyOf<B> = B extends z.ZodType ? z.input<B> : never

export interface CallOptions<Body> {
  /** Values of the {names} in the path. */
  params?: Readonly<Record<string, string>>
  body?: Body
  /** Sent as multipart/form-data instead of a document. */
  file?: File
  query?: Query
  signal?: AbortSignal | undefined
  /** Hides the progress bar, for requests made while the user types. */
  quiet?: boolean
  /** The request continues after its page is closed. */
  lasting?: boolean
}

/** Calls an endpoint of the contracts and parses the response. Every request to the server goes through it. */
export async function call<B extends z.ZodType | null, A extends Answer>(
  endpoint: Endpoint<B, A>,
  options: CallOptions<BodyOf<B>> = {},
): Promise<AnswerOf<A>> {
  const end = options.quiet === true ? undefined : progress.begin()
  try {
    const response = await send(endpoint, options)
    const answer = await readAnswer(endpoint, response)
    end?.()
    return answer as AnswerOf<A>
  } catch (error) {
    end?.(isAbort(error) ? undefined : 'failed')
    throw error
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function send(endpoint: Endpoint, options: CallOptions<unknown>): Promise<Response> {
  const token = readToken()
  const url = urlOf(endpoint, options)
  const headers = headersOf(endpoint, token)
  const body = bodyOf(endpoint, options, headers)
  try {
    const early = endpoint.method === 'GET' ? takeEarly(url, token) : void dropEarly()
    return await inTime(isRead(endpoint, options), options.signal, (signal) =>
      early === undefined
        ? fetch(url, {
            method: endpoint.method,
            headers,
            credentials: 'same-origin',
            ...(body !== undefined && { body }),
            ...(signal !== undefined && { signal }),
            ...(options.lasting === true && { keepalive: true }),
          })
        : untilAborted(early, signal),
    )
  } catch (error) {
    if (isAbort(error) || error instanceof ApiError) throw error
    throw new ApiError({ status: 0, code: 'network', message: 'Can’t reach the server. Check your connection.' })
  }
}

/** Files are made before their answer begins, however long that takes; what changes something is never given up. */
const isRead = ({ method, answers }: Endpoint, { signal }: CallOptions<unknown>): boolean =>
  signal !== undefined || (method === 'GET' && answers.kind !== 'file')

const MAX_WAIT_MS = 30_000

/** A read that the server doesn’t begin to answer in time fails, so that no page loads forever. */
async function inTime(
  isLimited: boolean,
  signal: AbortSignal | undefined,
  ask: (signal: AbortSignal | undefined) => Promise<Response>,
): Promise<Response> {
  if (!isLimited) return ask(signal)
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), MAX_WAIT_MS)
  try {
    return await ask(signal === undefined ? limit.signal : AbortSignal.any([signal, limit.signal]))
  } catch (error) {
    if (!limit.signal.aborted || signal?.aborted === true) throw error
    throw new ApiError({ status: 0, code: 'slow', message: 'The server is taking too long to answer. Try again.' })
  } finally {
    clearTimeout(timer)
  }
}

const untilAborted = (early: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> =>
  Promise.race([
    early,
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ])

function bodyOf(endpoint: Endpoint, options: CallOptions<unknown>, headers: Headers): BodyInit | undefined {
  if (options.file !== undefined) {
    const form = new FormData()
    form.append('file', options.file)
    return form
  }
  if (options.body === undefined) return undefined
  headers.set('Content-Type', MEDIA_TYPE)
  const id = endpoint.method === 'PATCH' ? options.params?.['id'] : undefined
  return JSON.stringify({
    data: { type: endpoint.bodyType, ...(id !== undefined && { id }), attributes: options.body },
  })
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response)
  if (endpoint.answers.kind === 'nothing' || response.status === 204) return undefined
  if (endpoint.answers.kind === 'file') return response.blob()
  const content = await readJson(response)
  return endpoint.answers.kind === 'plain' ? content : readDocument(content as DataDocument)
}

async function readError(response: Response): Promise<ApiError> {
  const errors = ((await readJson(response)) as ErrorDocument).errors ?? []
  const [first] = errors
  return new ApiError({
    status: response.status,
    code: (first?.code ?? 'unreadable') as ApiErrorCode,
    message: first?.detail ?? first?.title ?? 'Oops...Something went wrong',
    errors,
    requestId: first?.id ?? response.headers.get('x-request-id'),
    retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
  })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError({
      status: response.ok ? 500 : response.status,
      code: 'unreadable',
      message: 'Oops...Something went wrong',
      requestId: response.headers.get('x-request-id'),
    })
  }
}

function secondsOf(header: string | null): number | null {
  const seconds = Number(header)
  return header === null || Number.isNaN(seconds) ? null : seconds
}
