import type { Endpoint } from '@assay/contracts/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import { readIfAllowed } from './resource-readers.ts'
import type { Routes } from './routes.ts'

const TAGS = /(?:W\/)?"[^"]*"|[^\s,]+/g
const VERSION_TAG = /^(?:W\/)?"?(\d{1,9})"?$/
const NO_VERSION = -1
const OF_ONE = /^\/([a-z-]+)\/\{id\}(?:\/actions\/[a-z-]+)?$/

/** The versions in If-Match, such as `"3"` or `"3", "4"`. null without the header or for `*`; no other tag matches. */
export function versionsIn(header: string | undefined): readonly number[] | null {
  if (header === undefined || header.trim() === '*') return null
  const digits = (header.match(TAGS) ?? []).map((tag) => VERSION_TAG.exec(tag)?.[1])
  const versions = digits.flatMap((each) => (each === undefined ? [] : [Number(each)]))
  return versions.length === 0 ? [NO_VERSION] : versions
}

/**
 * The one version that the request may change: of several in If-Match the stored one (RFC 9110, 13.1.1). It is compared
 * again where it is changed, so that nothing is lost if it changes in between. null: any.
 */
export async function versionAsked(
  routes: Routes,
  ctx: Context,
  { path }: Endpoint,
  { id, header }: { id: string | undefined; header: string | undefined },
): Promise<number | null> {
  const versions = versionsIn(header)
  const [first = null, ...others] = versions ?? []
  const [, type] = OF_ONE.exec(path) ?? []
  if (others.length === 0 || id === undefined || type === undefined) return first
  const stored = (await readIfAllowed(routes, ctx, { type, id }))?.attributes['version']
  return typeof stored === 'number' && others.includes(stored) ? stored : first
}

/**
 * A change of a versioned resource names the version it changes, so that no one overwrites changes they have not seen.
 */
export function assertVersionGiven(endpoint: Endpoint, headers: FastifyRequest['headers'], body: unknown): void {
  if (endpoint.method !== 'PATCH' || endpoint.anyVersionUnlessNamed || !(endpoint.body instanceof z.ZodObject)) return
  if (!('version' in endpoint.body.shape) || headers['if-match'] !== undefined) return
  if ((body as { version?: unknown } | null)?.version === undefined)
    throw new AppError('resource.version-required', {
      detail:
        'Send the version you read, in If-Match or as the attribute version. Use If-Match: * to change any version.',
      source: { header: 'If-Match' },
    })
}

/**
 * Requests whose use case compares no version, such as a deletion, respect If-Match too. What the caller may not read,
 * the use case refuses.
 */
export async function assertUnchanged(
  routes: Routes,
  ctx: Context,
  endpoint: Endpoint,
  { id, ifMatch }: { id: string | undefined; ifMatch: number | null },
): Promise<void> {
  const [, type] = OF_ONE.exec(endpoint.path) ?? []
  if (ifMatch === null || id === undefined || type === undefined || endpoint.method === 'GET') return
  if (endpoint.body instanceof z.ZodObject && 'version' in endpoint.body.shape) return
  const found = await readIfAllowed(routes, ctx, { type, id })
  const version = found?.attributes['version']
  if (found === null || version === ifMatch) return
  throw new AppError('resource.stale', {
    detail:
      typeof version === 'number'
        ? 'Read it again, then repeat the request with the new version.'
        : 'It has no version. Send the request without If-Match.',
    source: { header: 'If-Match' },
  })
}

/** With If-Match a conflict of versions is a failed precondition. */
export function asStale(error: unknown, { headers }: FastifyRequest): AppError | null {
  if (!(error instanceof AppError) || error.code !== 'resource.conflict') return null
  if (versionsIn(headers['if-match']) === null) return null
  const { field: _, ...circumstances } = error.circumstances
  return new AppError('resource.stale', { ...circumstances, source: { header: 'If-Match' } })
}

/** The entity tag is the version of the one resource in the answer. */
export function tagWithVersion(reply: FastifyReply, attributes: Readonly<Record<string, unknown>> | undefined): void {
  const version = attributes?.['version']
  if (typeof version === 'number') reply.header('etag', `"${version}"`)
}
