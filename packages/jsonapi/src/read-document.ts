import type { DataDocument, Meta, ResourceIdentifier, ResourceObject } from './document.ts'
import { keyOf } from './resource-key.ts'

/** A resource as a plain object: id, type, attributes, and the relationships that are included. */
export type ReadResource = ResourceIdentifier & Record<string, unknown>

export interface ReadDocument<Data> {
  readonly data: Data
  readonly meta: Meta
  readonly links: NonNullable<DataDocument['links']>
}

/**
 * Converts a document to plain objects. A relationship becomes the included resource, or its identifier when it is
 * not included; cyclic references become cyclic objects.
 */
export function readDocument<Data = unknown>(document: DataDocument): ReadDocument<Data> {
  const primaries = Array.isArray(document.data) ? document.data : document.data === null ? [] : [document.data]
  const resources = new Map([...(document.included ?? []), ...primaries].map((resource) => [keyOf(resource), resource]))
  const resolve = resolver(resources)
  const data = Array.isArray(document.data) ? document.data.map(resolve) : document.data && resolve(document.data)
  return { data: data as Data, meta: document.meta ?? {}, links: document.links ?? {} }
}

function resolver(resources: ReadonlyMap<string, ResourceObject>): (identifier: ResourceIdentifier) => ReadResource {
  const made = new Map<string, ReadResource>()
  const resolve = (identifier: ResourceIdentifier): ReadResource => {
    const key = keyOf(identifier)
    const resource = resources.get(key)
    if (!resource) return { type: identifier.type, id: identifier.id }
    const known = made.get(key)
    if (known) return known
    const { type, id, attributes, meta } = resource
    const read: ReadResource = { ...attributes, type, id, ...(meta ? { meta } : {}) }
    made.set(key, read) // Set before the relationships are read, because they may lead back here.
    return Object.assign(read, resolveRelationships(resource, resolve))
  }
  return resolve
}

function resolveRelationships(
  resource: ResourceObject,
  resolve: (identifier: ResourceIdentifier) => ReadResource,
): Record<string, ReadResource | ReadResource[] | null> {
  const linked = Object.entries(resource.relationships ?? {}).flatMap(([name, { data }]) =>
    data === undefined ? [] : [[name, Array.isArray(data) ? data.map(resolve) : data && resolve(data)] as const],
  )
  return Object.fromEntries(linked)
}
