import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { MAX_OPERATIONS } from '@assay/contracts/atomic-operations'
import { answeredType, type Endpoint, type FilterSchemas } from '@assay/contracts/endpoint'
import { errorCodes } from '@assay/contracts/error-codes'
import type { Relationship, ResourceType } from '@assay/contracts/resource'
import { ATOMIC_MEDIA_TYPE, MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { MAX_PAGE_SIZE } from '@assay/jsonapi/page'
import { z } from 'zod'
import { includesOf } from '../resource-readers.ts'
import { API_ROOT, type RegisteredEndpoint, type Routes } from '../routes.ts'
import { isWholeList, sortableFields } from '../whole-list.ts'
import { componentsFor } from './openapi-components.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, generated from the constants from which the routes are made. */
export function openApiDocument(routes: Pick<Routes, 'endpoints' | 'readers' | 'resourceTypes' | 'appUrl'>): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of routes.endpoints.map((one) => asServed(one, routes))) {
    const path = API_ROOT + endpoint.path
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  paths[`${API_ROOT}/operations`] = { post: operationsOperation }
  return {
    openapi: '3.1.0',
    info: { title: 'Assay', version: '1', description: 'JSON:API 1.1 over HTTP.', license: { name: 'AGPL-3.0-only' } },
    servers: [{ url: routes.appUrl }],
    paths,
    components: componentsFor([...routes.resourceTypes.values()]),
  }
}

/** With what every endpoint takes beyond its own declaration. */
function asServed(endpoint: RegisteredEndpoint, { readers }: Pick<Routes, 'readers'>): RegisteredEndpoint {
  const includes = includesOf(endpoint, readers)
  if (!isWholeList(endpoint)) return { ...endpoint, includes }
  return { ...endpoint, includes, sorts: sortableFields(endpoint), paged: 'both' }
}

/** Public, and a quarter of a second of work: made and compressed once. */
export function mountOpenApi(routes: Routes): void {
  let made: ReturnType<typeof inEncodings> | undefined
  routes.app.get(`${API_ROOT}/openapi.json`, { compress: false }, async (request, reply) => {
    made ??= inEncodings(openApiDocument(routes))
    const { etag, plain, compressed } = await made
    reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('application/json')
    return TAKES_GZIP.test(String(request.headers['accept-encoding']))
      ? reply.header('content-encoding', 'gzip').send(compressed)
      : reply.send(plain)
  })
}

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i

async function inEncodings(document: Json): Promise<{ etag: string; plain: Buffer; compressed: Buffer }> {
  const plain = Buffer.from(JSON.stringify(document))
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  return { etag, plain, compressed: await promisify(gzip)(plain) }
}

const operationsOperation: Json = {
  operationId: 'postOperations',
  summary: 'Several writes in one request, all of them or none',
  tags: ['operations'],
  security: [{ bearer: [] }],
  parameters: [],
  requestBody: {
    required: true,
    content: {
      [ATOMIC_MEDIA_TYPE]: {
        schema: {
          type: 'object',
          required: ['atomic:operations'],
          properties: {
            'atomic:operations': {
              type: 'array',
              minItems: 1,
              maxItems: MAX_OPERATIONS,
              items: {
                type: 'object',
                required: ['op'],
                properties: {
                  op: { enum: ['add', 'update', 'remove'] },
                  ref: { type: 'object' },
                  data: { type: ['object', 'array', 'null'] },
                },
              },
            },
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What each operation created.',
      content: {
        [ATOMIC_MEDIA_TYPE]: {
          schema: {
            type: 'object',
            required: ['atomic:results'],
            properties: { 'atomic:results': { type: 'array', items: { type: 'object' } } },
          },
        },
      },
    },
    default: {
      description: 'None of them was carried out; the pointers name the operation.',
      content: { [MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/ErrorDocument' } } },
    },
  },
}

const FILE = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
}

function operation(endpoint: RegisteredEndpoint): Json {
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    ...(endpoint.admission === 'session' ? { security: [{ bearer: [] }] } : { security: [{}, { bearer: [] }] }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body === null ? {} : { requestBody: requestBody(endpoint, endpoint.body) }),
    ...(endpoint.takesLinkage === undefined ? {} : { requestBody: linkageBody(endpoint.takesLinkage) }),
    ...(endpoint.takesFile ? { requestBody: FILE } : {}),
    responses: { ...success(endpoint), ...failures(endpoint) },
  }
}

function headerParameters({ method, answers, takesFile }: RegisteredEndpoint): Json[] {
  if (method !== 'POST' || takesFile || answers.kind === 'plain') return []
  const description = 'The request is carried out once, however often it is sent within 24 hours.'
  const schema = { type: 'string', minLength: 1, maxLength: 255 }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }]
}

const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() + path.replace(/[^a-zA-Z0-9]+([a-zA-Z0-9]?)/g, (_match, letter: string) => letter.toUpperCase())

function pathParameters({ path }: Endpoint): Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(endpoint: Endpoint): Json[] {
  const { includes = [], sorts = [], filters = {}, parameters = {} } = endpoint
  return [
    ...(includes.length > 0 ? [listParameter('include', includes)] : []),
    ...(sorts.length > 0
      ? [
          listParameter(
            'sort',
            sorts.flatMap((name) => [name, `-${name}`]),
          ),
        ]
      : []),
    ...('of' in endpoint.answers ? [fieldsParameter(endpoint.answers.of)] : []),
    ...schemaParameters(filters, (name) => `filter[${name}]`),
    ...schemaParameters(parameters, (name) => name),
    ...pageParameters(endpoint),
  ]
}

const listParameter = (name: string, values: readonly string[]): Json => ({
  name,
  in: 'query',
  explode: false,
  schema: { type: 'array', items: { type: 'string', enum: values } },
})

const fieldsParameter = ({ type, attributes, relationships }: ResourceType): Json =>
  listParameter(`fields[${type}]`, [...Object.keys(attributes.shape), ...Object.keys(relationships)])

const schemaParameters = (schemas: FilterSchemas, nameOf: (name: string) => string): Json[] =>
  Object.entries(schemas).map(([name, schema]) => ({
    name: nameOf(name),
    in: 'query',
    schema: jsonSchema(schema, 'input'),
  }))

function pageParameters({ paged }: Endpoint): Json[] {
  if (paged === undefined) return []
  const names = ['size', ...(paged === 'cursor' ? [] : ['number']), ...(paged === 'number' ? [] : ['after', 'before'])]
  return names.map((name) => ({ name: `page[${name}]`, in: 'query', schema: PAGE_SCHEMAS[name] }))
}

const PAGE_SCHEMAS: Record<string, Json> = {
  size: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 },
  number: { type: 'integer', minimum: 1 },
  after: { type: 'string' },
  before: { type: 'string' },
}

function requestBody(endpoint: Endpoint, body: z.ZodType): Json {
  const attributes = jsonSchema(body, 'input')
  const type = endpoint.bodyType ?? answeredType(endpoint)?.type ?? 'resource'
  const data = {
    type: 'object',
    required: ['type', 'attributes'],
    properties: { type: { const: type }, id: { type: 'string' }, attributes },
  }
  const document = { type: 'object', required: ['data'], properties: { data } }
  return {
    required: true,
    content: {
      [MEDIA_TYPE]: { schema: document },
      ...(endpoint.answers.kind === 'plain' ? { 'application/json': { schema: attributes } } : {}),
    },
  }
}

function linkageBody(relationship: Relationship): Json {
  const schema = { type: 'object', required: ['data'], properties: { data: linkageSchema(relationship) } }
  return { required: true, content: { [MEDIA_TYPE]: { schema } } }
}

function linkageSchema({ to, many }: Relationship): Json {
  const identifier = {
    allOf: [{ $ref: '#/components/schemas/ResourceIdentifier' }, { properties: { type: { const: to } } }],
  }
  return many ? { type: 'array', items: identifier } : { anyOf: [identifier, { type: 'null' }] }
}

function success({ answers, status, paged }: Endpoint): Json {
  if (answers.kind === 'nothing') return { 204: { description: 'Done.' } }
  if (answers.kind === 'plain')
    return {
      [status]: {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchema(answers.schema, 'output') } },
      },
    }
  if (answers.kind === 'file') {
    const schema = answers.mediaType === 'application/json' ? { type: 'object' } : { type: 'string', format: 'binary' }
    const content = { [answers.mediaType]: { schema } }
    return { [status]: { description: 'The document.', content } }
  }
  if (answers.kind === 'linkage') {
    const data = linkageSchema(answers)
    const schema = { allOf: [{ $ref: '#/components/schemas/DataDocument' }, { properties: { data } }] }
    return { [status]: { description: 'The identifiers.', content: { [MEDIA_TYPE]: { schema } } } }
  }
  const resource = { $ref: `#/components/schemas/${answers.of.type}` }
  const one = answers.kind === 'resource' && answers.mayBeNull ? { anyOf: [resource, { type: 'null' }] } : resource
  const data = answers.kind === 'collection' ? { type: 'array', items: resource } : one
  const schema = { allOf: [{ $ref: '#/components/schemas/DataDocument' }, { properties: { data } }] }
  const description = answers.kind === 'collection' ? (paged ? 'One page.' : 'The list.') : 'The resource.'
  return { [status]: { description, content: { [MEDIA_TYPE]: { schema } } } }
}

function failures({ errors }: Endpoint): Json {
  const byStatus = Object.groupBy(errors, (code) => String(errorCodes[code].status))
  const answer = (codes: readonly string[]) => ({
    description: codes.join(', '),
    content: { [MEDIA_TYPE]: { schema: { $ref: '#/components/schemas/ErrorDocument' } } },
  })
  const listed = Object.entries(byStatus).map(([status, codes]) => [status, answer(codes ?? [])])
  return { ...Object.fromEntries(listed), default: answer(['any other error']) }
}

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
