import type { DataDocument, ResourceObject } from '@assay/jsonapi/document'
import { z } from 'zod'
import type { Routes } from './routes.ts'

/** Throws if an answer violates its resource types; sparse fieldsets may leave fields out. */
export function assertAsPromised(routes: Routes, document: DataDocument): void {
  const onTheWire: DataDocument = JSON.parse(JSON.stringify(document))
  const primaries = Array.isArray(onTheWire.data) ? onTheWire.data : onTheWire.data === null ? [] : [onTheWire.data]
  for (const resource of [...primaries, ...(onTheWire.included ?? [])]) assertResource(routes, resource)
}

function assertResource(routes: Routes, resource: ResourceObject): void {
  const type = routes.resourceTypes.get(resource.type)
  if (!type) throw new Error(`The answer carries "${resource.type}", which no resource type describes.`)
  const parsed = z.strictObject(type.attributes.partial().shape).safeParse(resource.attributes ?? {})
  if (!parsed.success) throw new Error(`${resource.type} ${resource.id}: ${z.prettifyError(parsed.error)}`)
  for (const name of Object.keys(resource.relationships ?? {}))
    if (!Object.hasOwn(type.relationships, name))
      throw new Error(`${resource.type} has the relationship "${name}", which its type does not know.`)
}
