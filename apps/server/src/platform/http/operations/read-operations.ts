// Reads the operations of a request (https://jsonapi.org/ext/atomic) and finds what carries each of them out.
import { atomicEndpoints, MAX_OPERATIONS } from '@assay/contracts/atomic-operations'
import type { Endpoint } from '@assay/contracts/endpoint'
import { AppError } from '../../errors/app-error.ts'
import { API_ROOT, handlerKey, type RegisteredHandler, type Routes } from '../routes.ts'

type Json = Readonly<Record<string, unknown>>

/** Where ids that an earlier operation of the request gave are known. */
export type LocalIds = ReadonlyMap<string, string>

export interface Operation {
  readonly handler: RegisteredHandler
  readonly data: unknown
  /** The id or local id of what is changed. */
  readonly target: { readonly type: string; readonly id?: string; readonly lid?: string } | null
  /** The local id that this operation gives. */
  readonly gives: string | null
}

export const localKey = (type: string, lid: string): string => `${type} ${lid}`

export function readOperations(routes: Routes, body: unknown): Operation[] {
  const operations = isObject(body) ? body['atomic:operations'] : undefined
  if (!Array.isArray(operations) || operations.length === 0)
    throw malformed('Send a document whose "atomic:operations" is a list of operations.', '')
  if (operations.length > MAX_OPERATIONS)
    throw new AppError('request.too-large', {
      detail: `Send at most ${MAX_OPERATIONS} operations in one request.`,
      source: { pointer: '/atomic:operations' },
    })
  return operations.map((operation, place) => readOperation(routes, operation, `/atomic:operations/${place}`))
}

function readOperation(routes: Routes, operation: unknown, at: string): Operation {
  if (!isObject(operation)) throw malformed('An operation must be an object.', at)
  const { op, data = null } = operation
  const ref = readRef(routes, operation, at)
  const type = ref?.type ?? (isObject(data) ? data['type'] : undefined)
  if (typeof type !== 'string') throw malformed('Give the type in "ref" or in "data".', at)
  if (ref?.relationship !== undefined) return relationshipOperation(routes, { op, ref, data, at })
  const method = METHODS[String(op)]
  const path = method === 'POST' ? `/${type}` : `/${type}/{id}`
  const endpoint = atomicEndpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined) throw unknown(`${String(op)} ${type}`, at)
  const lid = isObject(data) && typeof data['lid'] === 'string' ? data['lid'] : null
  const target = method === 'POST' ? null : (ref ?? (isObject(data) ? identifierIn(data, type) : null))
  if (method !== 'POST' && target?.id === undefined && target?.lid === undefined)
    throw malformed('Give the id of the target in "ref".', at)
  return {
    handler: handlerOf(routes, endpoint),
    data,
    target,
    gives: lid === null ? null : localKey(type, lid),
  }
}

const METHODS: Readonly<Record<string, string>> = { add: 'POST', update: 'PATCH', remove: 'DELETE' }

interface Ref {
  readonly type: string
  readonly id?: string
  readonly lid?: string
  readonly relationship?: string
}

function readRef(routes: Routes, { ref, href }: Json, at: string): Ref | null {
  if (href !== undefined && ref !== undefined) throw malformed('Name the target with "ref" or with "href".', at)
  if (href !== undefined) return readHref(routes, href, at)
  if (ref === undefined) return null
  if (!isObject(ref) || typeof ref['type'] !== 'string') throw malformed('"ref" needs a type.', `${at}/ref`)
  const { relationship } = ref
  return {
    ...identifierIn(ref, ref['type']),
    ...(typeof relationship === 'string' ? { relationship } : {}),
  }
}

/** An address of this API, whole or from its path on. */
function readHref({ appUrl }: Routes, href: unknown, at: string): Ref {
  const address = typeof href === 'string' ? URL.parse(href, appUrl) : null
  const isOurs = address?.origin === new URL(appUrl).origin
  const [, type, id, relationship] = HREF.exec(isOurs ? address.pathname : '') ?? []
  if (type === undefined) throw malformed('This isn’t the address of a resource or relationship.', `${at}/href`)
  return {
    type,
    ...(id === undefined ? {} : { id: id.toLowerCase() }),
    ...(relationship === undefined ? {} : { relationship }),
  }
}

const HREF = new RegExp(`^${API_ROOT}/([\\w-]+)(?:/([\\w-]+)(?:/relationships/([\\w-]+))?)?$`)

const identifierIn = ({ id, lid }: Json, type: string): Ref => ({
  type,
  ...(typeof id === 'string' ? { id: id.toLowerCase() } : {}),
  ...(typeof lid === 'string' ? { lid } : {}),
})

function relationshipOperation(
  routes: Routes,
  { op, ref, data, at }: { op: unknown; ref: Ref; data: unknown; at: string },
): Operation {
  const path = `/${ref.type}/{id}/relationships/${ref.relationship}`
  const handler = routes.handlers.get(`${METHODS[String(op)]} ${path}`)
  if (handler === undefined) throw unknown(`${String(op)} ${ref.type}.${ref.relationship}`, at)
  if (ref.id === undefined && ref.lid === undefined) throw malformed('Give the id of the target in "ref".', at)
  const { relationship: _, ...target } = ref
  return { handler, data, target, gives: null }
}

function handlerOf(routes: Routes, endpoint: Endpoint): RegisteredHandler {
  const handler = routes.handlers.get(handlerKey(endpoint))
  if (handler === undefined) throw new Error(`${handlerKey(endpoint)} is not registered.`)
  return handler
}

/** A valid id of nothing, while the real one is not known yet. */
const PLACEHOLDER = '00000000-0000-7000-8000-000000000000'

/** The document that the endpoint takes. Without `ids`, local ids are accepted as any id. */
export function documentOf({ handler, data }: Operation, ids?: LocalIds): unknown {
  return { data: handler.endpoint.takesLinkage?.many === false ? identified(data, ids) : withoutLocalIds(data, ids) }
}

export function targetId({ target }: Operation, ids?: LocalIds): string | undefined {
  if (target === null) return undefined
  return target.id ?? idOf(target.type, target.lid ?? '', ids)
}

function withoutLocalIds(data: unknown, ids: LocalIds | undefined): unknown {
  if (Array.isArray(data)) return data.map((one) => identified(one, ids))
  if (!isObject(data)) return data
  const { lid: _, relationships, ...rest } = data
  if (!isObject(relationships)) return rest
  const linked = Object.entries(relationships).map(([name, relationship]) => {
    if (!isObject(relationship)) return [name, relationship]
    const { data: linkage } = relationship
    const resolved = Array.isArray(linkage) ? linkage.map((one) => identified(one, ids)) : identified(linkage, ids)
    return [name, { ...relationship, data: resolved }]
  })
  return { ...rest, relationships: Object.fromEntries(linked) }
}

function identified(identifier: unknown, ids: LocalIds | undefined): unknown {
  if (!isObject(identifier) || typeof identifier['lid'] !== 'string') return identifier
  const { lid, ...rest } = identifier
  return { ...rest, id: idOf(String(rest['type']), lid, ids) }
}

function idOf(type: string, lid: string, ids: LocalIds | undefined): string {
  if (ids === undefined) return PLACEHOLDER
  const id = ids.get(localKey(type, lid))
  if (id === undefined)
    throw new AppError('request.malformed', {
      detail: `No earlier operation gives the local id "${lid}" of "${type}".`,
    })
  return id
}

const malformed = (detail: string, pointer: string): AppError =>
  new AppError('request.malformed', { detail, source: { pointer } })

const unknown = (what: string, pointer: string): AppError =>
  new AppError('operation.unknown', { detail: `There is no operation “${what}” here.`, source: { pointer } })

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
