import { answeredType, type Endpoint } from '@assay/contracts/endpoint'
import { attributePointer, isPresent } from '@assay/jsonapi/pointer'
import { z } from 'zod'
import { AppError } from '../../errors/app-error.ts'
import { InvalidBody } from './invalid-body.ts'
import { readLinkage } from './read-linkage.ts'

interface SentResource {
  readonly type: unknown
  readonly id: unknown
  readonly attributes: Record<string, unknown>
  readonly relationships: Record<string, unknown>
}

/** Reads the attributes of a request and validates them against the contract. */
export function readBody(endpoint: Endpoint, body: unknown, pathId: string | undefined): unknown {
  if (endpoint.takesLinkage !== undefined) return readLinkage(endpoint.takesLinkage, body)
  if (endpoint.body === null) {
    checkIdentity(endpoint, body, pathId)
    return null
  }
  if (endpoint.answers.kind === 'plain' && isPlain(body)) return validate(endpoint.body, body, [])
  const resource = readResource(body)
  assertIdentity(endpoint, resource, pathId)
  const linked = readLinked(resource)
  return validate(endpoint.body, { ...linked, ...resource.attributes }, Object.keys(linked))
}

/** The attributes of a request that its endpoint doesn’t take, and which therefore change nothing. */
export function otherAttributes({ body: schema }: Endpoint, body: unknown): Record<string, unknown> {
  const data = isObject(body) ? body['data'] : undefined
  const attributes = isObject(data) ? data['attributes'] : undefined
  if (!(schema instanceof z.ZodObject) || !isObject(attributes)) return {}
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !Object.hasOwn(schema.shape, name)))
}

/** A DELETE may have a body; its identity must match, and the rest is ignored. */
function checkIdentity(endpoint: Endpoint, body: unknown, pathId: string | undefined): void {
  if (isObject(body) && isObject(body['data'])) assertIdentity(endpoint, readResource(body), pathId)
}

const isPlain = (body: unknown): body is Record<string, unknown> => isObject(body) && !Object.hasOwn(body, 'data')

function readResource(body: unknown): SentResource {
  if (!isObject(body) || !isObject(body['data']))
    throw new AppError('request.malformed', {
      detail: 'Send a JSON:API document whose "data" is one resource.',
      source: { pointer: isObject(body) && Object.hasOwn(body, 'data') ? '/data' : '' },
    })
  const { type, id, attributes = {}, relationships = {} } = body['data']
  if (!isObject(attributes)) throw malformed('/data/attributes')
  if (!isObject(relationships)) throw malformed('/data/relationships')
  return { type, id, attributes, relationships }
}

const malformed = (pointer: string): AppError =>
  new AppError('request.malformed', { detail: 'This must be an object.', source: { pointer } })

function assertIdentity(endpoint: Endpoint, resource: SentResource, pathId: string | undefined): void {
  const expected = endpoint.bodyType ?? answeredType(endpoint)?.type
  const { type, id } = resource
  if (typeof type !== 'string' && endpoint.body !== null)
    throw new AppError('request.malformed', {
      detail: `"data" must have a type${expected === undefined ? '' : `, here "${expected}"`}.`,
      source: { pointer: '/data' },
    })
  // An answer in plain JSON is no resource, so its document may have any type.
  const isResource = endpoint.answers.kind !== 'plain'
  if (isResource && expected !== undefined && typeof type === 'string' && type !== expected)
    throw new AppError('request.type-mismatch', {
      detail: `This URL expects "${expected}".`,
      source: { pointer: '/data/type' },
    })
  assertId(endpoint, id, pathId)
}

function assertId(endpoint: Endpoint, id: unknown, pathId: string | undefined): void {
  if (endpoint.method === 'PATCH' && (typeof id !== 'string' || id === ''))
    throw new AppError('request.malformed', {
      detail: 'A change must contain the id from the URL.',
      source: { pointer: '/data' },
    })
  if (id === undefined || id === null || id === '') return
  if (pathId === undefined && endpoint.method === 'POST' && endpoint.answers.kind === 'resource')
    throw new AppError('request.client-id', {
      detail: 'Leave out the id. The answer contains it.',
      source: { pointer: '/data/id' },
    })
  if (pathId !== undefined && String(id).toLowerCase() !== pathId)
    throw new AppError('request.type-mismatch', {
      detail: 'The id of the document doesn’t match the URL.',
      source: { pointer: '/data/id' },
    })
}

/** A to-one relationship may replace the attribute with its id: `candidate` for `candidateId`. */
function readLinked({ relationships }: SentResource): Record<string, unknown> {
  const linked = Object.entries(relationships).flatMap(([name, relationship]) => {
    const data = isObject(relationship) ? relationship['data'] : undefined
    return isObject(data) && typeof data['id'] === 'string' ? [[`${name}Id`, data['id']] as const] : []
  })
  return Object.fromEntries(linked)
}

function validate(schema: z.ZodType, attributes: Record<string, unknown>, linked: readonly string[]): unknown {
  const parsed = schema.safeParse(attributes)
  if (parsed.success) return parsed.data
  throw new InvalidBody(
    parsed.error.issues.map((issue) => ({
      detail: issue.message,
      source: { pointer: pointerOf(attributes, issue.path, linked) },
      meta: { field: issue.path.map(String).join('.') },
    })),
  )
}

function pointerOf(attributes: unknown, path: readonly PropertyKey[], linked: readonly string[]): string {
  const [first] = path
  if (typeof first === 'string' && linked.includes(first)) return `/data/relationships/${first.replace(/Id$/, '')}`
  return isPresent(attributes, path) ? attributePointer(path) : '/data/attributes'
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
