/** The shapes that JSON:API 1.1 puts on the wire (https://jsonapi.org/format/1.1/). */

export interface ResourceIdentifier {
  type: string
  id: string
}

export interface RelationshipObject {
  data?: ResourceIdentifier | null | ResourceIdentifier[]
  links?: Record<string, string | null>
  meta?: Record<string, unknown>
}

export interface ResourceObject extends ResourceIdentifier {
  attributes?: Record<string, unknown>
  relationships?: Record<string, RelationshipObject>
  links?: Record<string, string | null>
  meta?: Record<string, unknown>
}

export interface ErrorObject {
  id?: string
  status: string
  code: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string; header?: string }
  meta?: Record<string, unknown>
}

export interface DataDocument {
  jsonapi?: { version: string }
  data: ResourceObject | ResourceObject[] | null
  included?: ResourceObject[]
  links?: Record<string, string | null>
  meta?: Record<string, unknown>
}

export interface ErrorDocument {
  jsonapi?: { version: string }
  errors: ErrorObject[]
  meta?: Record<string, unknown>
}
