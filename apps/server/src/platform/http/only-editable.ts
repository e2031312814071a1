import { isDeepStrictEqual } from 'node:util'
import { answeredType, type Endpoint } from '@assay/contracts/endpoint'
import { fieldName } from '@assay/contracts/field-messages'
import { attributePointer } from '@assay/jsonapi/pointer'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import { InvalidBody } from './input/invalid-body.ts'
import { readIfAllowed } from './resource-readers.ts'
import type { Routes } from './routes.ts'

/**
 * A change with an attribute that the endpoint does not take is refused instead of being answered as if it was made. A
 * client that sends back the whole resource may repeat what it read.
 */
export async function assertOnlyEditable(
  routes: Routes,
  ctx: Context,
  endpoint: Endpoint,
  document: unknown,
): Promise<void> {
  const { method, body: schema, takesLinkage } = endpoint
  if (method !== 'PATCH' || takesLinkage !== undefined || !(schema instanceof z.ZodObject)) return
  const { id, attributes = {} } = (document as SentDocument).data
  const others = Object.keys(attributes).filter((name) => !Object.hasOwn(schema.shape, name))
  if (others.length === 0) return
  const of = answeredType(endpoint)
  const stored = of && id ? ((await readIfAllowed(routes, ctx, { type: of.type, id }))?.attributes ?? {}) : {}
  // A change of an older version is refused as such, whatever else has changed since.
  if ('version' in attributes && 'version' in stored && attributes['version'] !== stored['version']) return
  const refused = others.filter((name) => !Object.hasOwn(stored, name) || !isSame(attributes[name], stored[name]))
  if (refused.length === 0) return
  throw new InvalidBody(
    refused.map((name) => ({
      detail: detailOf(name, of !== undefined && Object.hasOwn(of.attributes.shape, name)),
      source: { pointer: attributePointer([name]) },
      meta: { field: name },
    })),
  )
}

interface SentDocument {
  readonly data: { readonly id?: string; readonly attributes?: Readonly<Record<string, unknown>> }
}

/** As it is written on the wire, where a date is text. */
const isSame = (sent: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(sent, stored === undefined ? undefined : JSON.parse(JSON.stringify(stored)))

const detailOf = (name: string, exists: boolean): string =>
  exists
    ? `${fieldName([name])} can’t be changed here. Remove it, or send the value that was read.`
    : `Remove ${name}: this field doesn’t exist here.`
