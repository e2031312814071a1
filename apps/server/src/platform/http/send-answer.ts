import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@assay/contracts/endpoint'
import type { DataDocument, Links, ResourceIdentifier, ResourceObject } from '@assay/jsonapi/document'
import { includeTree } from '@assay/jsonapi/include-tree'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { MAX_PAGE_SIZE } from '@assay/jsonapi/page'
import { type Presentation, type Presented, presentDocument } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { assertAsPromised } from './assert-as-promised.ts'
import { namesToRead } from './include-by-reading.ts'
import type { CollectionAnswer, FileAnswer, LinkageAnswer, ResourceAnswer } from './input/endpoint-input.ts'
import { otherAttributes } from './input/read-body.ts'
import { pageLinks } from './page-links.ts'
import { API_ROOT, type Routes } from './routes.ts'
import { tagWithVersion } from './versions.ts'
import { isWholeList } from './whole-list.ts'

interface Exchange {
  readonly routes: Routes
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly query: JsonApiQuery
  readonly isTrial?: boolean
}

export async function sendAnswer(exchange: Exchange, answer: unknown): Promise<unknown> {
  const { endpoint, reply } = exchange
  if (endpoint.answers.kind === 'nothing') return reply.code(204).send()
  if (endpoint.answers.kind === 'plain')
    return reply.code(endpoint.status).header('cache-control', 'no-store').type('application/json').send(answer)
  if (endpoint.answers.kind === 'file')
    return sendFile(exchange, { mediaType: endpoint.answers.mediaType, ...(answer as FileAnswer) })
  if (endpoint.answers.kind === 'linkage')
    return reply
      .code(endpoint.status)
      .type(MEDIA_TYPE)
      .send(JSON.stringify(linkageDocument(exchange, endpoint.answers.name, answer as LinkageAnswer)))
  const document =
    endpoint.answers.kind === 'collection'
      ? collectionDocument(exchange, answer as CollectionAnswer)
      : resourceDocument(exchange, answer as Presented | ResourceAnswer)
  if (exchange.routes.areAnswersChecked) assertAsPromised(exchange.routes, document)
  return reply.type(MEDIA_TYPE).send(JSON.stringify(document))
}

function sendFile({ endpoint, reply }: Exchange, file: FileAnswer & { mediaType: string }): unknown {
  return reply
    .code(endpoint.status)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]+/g, '-')}"`)
    .type(file.mediaType)
    .send(file.bytes)
}

function resourceDocument(exchange: Exchange, answer: Presented | ResourceAnswer): DataDocument {
  const { endpoint, request, reply, query } = exchange
  const { data, meta: own, status }: ResourceAnswer = 'type' in answer ? { data: answer } : answer
  const presentation = presentationFor(exchange)
  const document = presentDocument(data, presentation)
  const ignored = ignoredOf(otherAttributes(endpoint, request.body), document.data)
  const meta = ignored.length === 0 ? own : { ...own, ignored }
  // Records made by a dry run cannot be read afterwards.
  const self = data === null || exchange.isTrial === true ? undefined : presentation.selfLink(data)
  reply.code(status ?? endpoint.status)
  tagWithVersion(reply, data?.attributes)
  if (self !== undefined && endpoint.status === 201) reply.header('location', self)
  const links: Links = self === undefined || !query.include.isEmpty ? {} : { self }
  return {
    ...document,
    ...(Object.keys(links).length > 0 ? { links } : {}),
    ...(meta === undefined ? {} : { meta }),
  }
}

/** Names the attributes that were sent in vain. Who sends back what was read learns of none. */
function ignoredOf(untaken: Readonly<Record<string, unknown>>, data: DataDocument['data']): string[] {
  const attributes: Readonly<Record<string, unknown>> =
    data === null || Array.isArray(data) ? {} : ((data as ResourceObject).attributes ?? {})
  // As they are on the wire, where an instant is text.
  const isSame = (sent: unknown, answered: unknown) =>
    isDeepStrictEqual(sent, answered === undefined ? undefined : JSON.parse(JSON.stringify(answered)))
  // "toString" is no attribute, although every object has one.
  const answeredAs = (name: string) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined)
  return Object.keys(untaken).filter((name) => !STAMPS.has(name) && !isSame(untaken[name], answeredAs(name)))
}

/** What each change sets by itself. */
const STAMPS: ReadonlySet<string> = new Set(['updatedAt', 'version'])

function collectionDocument(exchange: Exchange, answer: CollectionAnswer): DataDocument {
  const { endpoint, reply, query, request, routes } = exchange
  reply.code(endpoint.status)
  const document = presentDocument(answer.data, presentationFor(exchange))
  const address = new URL(request.raw.url ?? '', routes.appUrl)
  const page =
    endpoint.paged === undefined && query.page.size > MAX_PAGE_SIZE
      ? {}
      : { page: { size: query.page.size, ...(answer.total === undefined ? {} : { total: answer.total }) } }
  const total = answer.total === undefined ? {} : { total: answer.total }
  return {
    ...document,
    links: pageLinks(address, query.page, isWholeList(endpoint) ? 'both' : endpoint.paged, answer),
    meta: { ...page, ...total, ...answer.meta },
  }
}

function linkageDocument(exchange: Exchange, name: string, { owner, related, included }: LinkageAnswer): DataDocument {
  const { routes } = exchange
  const identify = ({ type, id }: ResourceIdentifier): ResourceIdentifier => ({ type, id })
  const address = `${routes.appUrl}${API_ROOT}/${owner.type}/${encodeURIComponent(owner.id)}`
  const target = addressOf(routes, `/${owner.type}/{id}/${name}`, owner)
  return {
    jsonapi: { version: '1.1' },
    data: related === null ? null : 'type' in related ? identify(related) : related.map(identify),
    ...(included === undefined ? {} : { included: includedObjects(exchange, included) }),
    links: { self: `${address}/relationships/${name}`, ...(target === undefined ? {} : { related: target }) },
  }
}

function includedObjects(exchange: Exchange, included: readonly Presented[]): ResourceObject[] {
  const presentation = { ...presentationFor(exchange), include: includeTree([]) }
  const { data } = presentDocument(included, presentation)
  return Array.isArray(data) ? data : []
}

export function presentationFor({
  routes,
  endpoint,
  query,
}: Pick<Exchange, 'routes' | 'endpoint' | 'query'>): Presentation {
  const read = namesToRead({ routes, endpoint, query })
  return {
    include: query.include,
    mayStayLinked: (name) => read.includes(name),
    fields: query.fields,
    selfLink: (resource) => addressOf(routes, `/${resource.type}/{id}`, resource),
    relatedLink: (resource, name) => addressOf(routes, `/${resource.type}/{id}/${name}`, resource),
    relationshipLink: (resource, name) => editAddressOf(routes, resource, name),
  }
}

/** Only resources with a readable address get a link. */
function addressOf(routes: Routes, path: string, { id }: ResourceIdentifier): string | undefined {
  return readablePaths(routes).has(path)
    ? routes.appUrl + API_ROOT + path.replace('{id}', encodeURIComponent(id))
    : undefined
}

/** Only what can be edited there gets the link, which would double those of a long list. */
function editAddressOf(routes: Routes, { type, id }: ResourceIdentifier, name: string): string | undefined {
  const path = `/${type}/{id}/relationships/${name}`
  const isEditable = routes.handlers.has(`PATCH ${path}`) || routes.handlers.has(`POST ${path}`)
  return isEditable ? routes.appUrl + API_ROOT + path.replace('{id}', encodeURIComponent(id)) : undefined
}

const pathsByRoutes = new WeakMap<Routes, { readonly of: number; readonly paths: ReadonlySet<string> }>()

/** Cached, since it is needed several times for every resource of an answer. */
function readablePaths(routes: Routes): ReadonlySet<string> {
  const known = pathsByRoutes.get(routes)
  if (known?.of === routes.endpoints.length) return known.paths
  const readable = routes.endpoints.filter(({ method }) => method === 'GET')
  const paths = new Set(readable.map(({ path }) => path))
  pathsByRoutes.set(routes, { of: routes.endpoints.length, paths })
  return paths
}
