import type { Endpoint } from '@assay/contracts/endpoint'
import { errorCodes } from '@assay/contracts/error-codes'
import type { ResourceType } from '@assay/contracts/resource'
import type { ResourceIdentifier } from '@assay/jsonapi/document'
import { includeTree } from '@assay/jsonapi/include-tree'
import type { Presented } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { Context } from '../context/context.ts'
import { AppError } from '../errors/app-error.ts'
import type { CollectionAnswer, ResourceAnswer } from './input/endpoint-input.ts'
import type { Routes } from './routes.ts'

/** How one resource of a type is read, with the policy of `GET /{type}/{id}`. */
export interface ResourceReader {
  readonly endpoint: Endpoint
  read(ctx: Context, id: string, query: JsonApiQuery): Promise<Presented | ResourceAnswer>
  /** For types that are read from a list: all of them in one read. */
  readAll?(ctx: Context): Promise<readonly Presented[]>
}

/** A list from which one resource is read by its id, for types without a `GET /{type}/{id}`. */
export interface ListReader {
  readonly endpoint: Endpoint
  list(ctx: Context, query: JsonApiQuery): Promise<CollectionAnswer>
}

/** True for `GET /{type}/{id}`. */
export const readsOne = ({ method, path, answers }: Endpoint): boolean =>
  method === 'GET' && answers.kind === 'resource' && path === `/${answers.of.type}/{id}`

/** The resource if the caller may read it, otherwise null. */
export async function readIfAllowed(
  routes: Routes,
  ctx: Context,
  { type, id }: ResourceIdentifier,
): Promise<Presented | null> {
  const reader = routes.readers.get(type)
  return reader === undefined ? null : unlessRefused(readWith(reader, ctx, id))
}

/** Returns null instead of throwing that the caller may not read it. */
export async function unlessRefused<Value>(reading: Promise<Value>): Promise<Value | null> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && REFUSED.has(errorCodes[error.code].status)) return null
    throw error
  })
}

const REFUSED = new Set([401, 403, 404, 410])

export async function readWith(
  reader: ResourceReader,
  ctx: Context,
  id: string,
  includes: readonly string[] = [],
): Promise<Presented | null> {
  const answer = await reader.read(ctx, id, { ...NO_QUERY, include: includeTree(includes) })
  return 'type' in answer ? answer : answer.data
}

export const NO_QUERY: JsonApiQuery = {
  include: includeTree([]),
  fields: new Map(),
  sort: [],
  filter: {},
  page: { size: Number.MAX_SAFE_INTEGER },
  parameters: {},
}

/**
 * The include paths of an endpoint: those that its handler presents itself, and each relationship whose resources can
 * be read by themselves.
 */
export function includesOf(endpoint: Endpoint, readers: ReadonlyMap<string, unknown>): readonly string[] {
  const own = endpoint.includes ?? []
  if (!('of' in endpoint.answers) || endpoint.method !== 'GET') return own
  return [...own, ...readableRelationships(endpoint.answers.of, readers).filter((name) => !startsAt(own, name))]
}

const startsAt = (paths: readonly string[], name: string): boolean =>
  paths.some((path) => path === name || path.startsWith(`${name}.`))

const readableRelationships = ({ relationships }: ResourceType, readers: ReadonlyMap<string, unknown>): string[] =>
  Object.keys(relationships).filter((name) => readers.has(relationships[name]?.to ?? ''))
