import { errorCodes } from '@assay/contracts/error-codes'
import type { ResourceType } from '@assay/contracts/resource'
import { z } from 'zod'

type Json = Record<string, unknown>

/** Schemas of the OpenAPI operations: each resource type, and the two kinds of document. */
export function componentsFor(types: readonly ResourceType[]): Json {
  const resources = types.map((type) => [type.type, resourceSchema(type)] as const)
  return {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      ...Object.fromEntries(resources),
      ResourceIdentifier: identifier,
      DataDocument: dataDocument(types.map(({ type }) => type)),
      ErrorDocument: errorDocument,
    },
  }
}

const identifier = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string' }, meta: { type: 'object' } },
}

function resourceSchema({ type, attributes, relationships }: ResourceType): Json {
  const { $schema: _dialect, required: _required, ...shape } = z.toJSONSchema(attributes, { unrepresentable: 'any' })
  const names = Object.entries(relationships)
  return {
    type: 'object',
    required: ['type', 'id'],
    properties: {
      type: { const: type },
      id: { type: 'string' },
      attributes: shape,
      ...(names.length > 0 ? { relationships: relationshipsSchema(names) } : {}),
      links: { type: 'object' },
      meta: { type: 'object' },
    },
  }
}

function relationshipsSchema(names: readonly (readonly [string, { to: string; many: boolean }])[]): Json {
  const one = { $ref: '#/components/schemas/ResourceIdentifier' }
  const properties = names.map(([name, { many }]) => [
    name,
    {
      type: 'object',
      properties: {
        data: many ? { type: 'array', items: one } : { oneOf: [one, { type: 'null' }] },
        links: { type: 'object' },
      },
    },
  ])
  return { type: 'object', properties: Object.fromEntries(properties) }
}

const dataDocument = (types: readonly string[]): Json => ({
  type: 'object',
  required: ['data'],
  properties: {
    jsonapi: { type: 'object', properties: { version: { const: '1.1' } } },
    included: { type: 'array', items: { anyOf: types.map((type) => ({ $ref: `#/components/schemas/${type}` })) } },
    links: { type: 'object' },
    meta: { type: 'object' },
  },
})

const errorDocument = {
  type: 'object',
  required: ['errors'],
  properties: {
    jsonapi: { type: 'object' },
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['status', 'code', 'title'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string', enum: Object.keys(errorCodes) },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: {
            type: 'object',
            properties: { pointer: { type: 'string' }, parameter: { type: 'string' }, header: { type: 'string' } },
          },
          meta: { type: 'object' },
        },
      },
    },
  },
}
