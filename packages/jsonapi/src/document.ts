/** JSON:API 1.1 documents (https://jsonapi.org/format/1.1/). */

export interface ResourceIdentifier {
  type: string
  id: string
}

export type Link = string | null | { href: string; title?: string; meta?: Record<string, unknown> }
export type Links = Record<string, Link>
export type Meta = Record<string, unknown>

export interface RelationshipObject {
  data?: ResourceIdentifier | null | ResourceIdentifier[]
  links?: Links
  meta?: Meta
}

export interface ResourceObject extends ResourceIdentifier {
  attributes?: Record<string, unknown>
  relationships?: Record<string, RelationshipObject>
  links?: Links
  meta?: Meta
}

export interface ErrorObject {
  id?: string
  status: string
  code: string
  title: string
  detail?: string
  source?: ErrorSource
  meta?: Meta
}

export interface ErrorSource {
  pointer?: string
  parameter?: string
  header?: string
}

export interface DataDocument {
  jsonapi?: { version: string }
  data: ResourceObject | ResourceObject[] | null
  included?: ResourceObject[]
  links?: Links
  meta?: Meta
}

export interface ErrorDocument {
  jsonapi?: { version: string }
  errors: ErrorObject[]
  links?: Links
  meta?: Meta
}
