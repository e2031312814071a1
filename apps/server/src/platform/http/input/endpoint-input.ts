import type { Endpoint, FilterSchemas } from '@assay/contracts/endpoint'
import type { ResourceIdentifier } from '@assay/jsonapi/document'
import type { Presented, Related } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import type { z } from 'zod'

/** `/candidates/{id}` has the parameter `id`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [Key in Name | keyof PathParameters<Rest>]: string }
  : Readonly<Record<never, string>>

export interface UploadedFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Buffer
}

export interface Query<Filters extends FilterSchemas> extends Omit<JsonApiQuery, 'filter'> {
  readonly filter: { readonly [Name in keyof Filters]?: z.output<Filters[Name]> }
}

/** A request, parsed by its endpoint's declaration. */
export interface EndpointInput<
  Body extends z.ZodType | null,
  Path extends string,
  Filters extends FilterSchemas = FilterSchemas,
> {
  readonly params: PathParameters<Path>
  readonly body: Body extends z.ZodType ? z.output<Body> : null
  readonly query: Query<Filters>
  /** Only for endpoints that accept one. */
  readonly file: UploadedFile | null
  /** The version in If-Match; null without the header. */
  readonly ifMatch: number | null
  /** The caller's network address, which must not be stored. */
  readonly from: string
  /** How the caller's program names itself. */
  readonly agent: string
}

export interface ResourceAnswer {
  readonly data: Presented | null
  readonly meta?: Record<string, unknown>
  /** Overrides the endpoint's status, such as 200 for an existing resource. */
  readonly status?: number
}

export interface CollectionAnswer {
  readonly data: readonly Presented[]
  /** Size of the whole list, if cheap to know. */
  readonly total?: number
  readonly after?: string | null
  readonly before?: string | null
  readonly meta?: Record<string, unknown>
}

export interface LinkageAnswer {
  readonly owner: ResourceIdentifier
  readonly related: Related
  /** The related resources, where the request includes them. */
  readonly included?: readonly Presented[]
}

export interface FileAnswer {
  readonly bytes: Buffer
  readonly name: string
  /** Set if the endpoint has several media types. */
  readonly mediaType?: string
}

interface AnswerByKind {
  resource: Presented | ResourceAnswer
  collection: CollectionAnswer
  linkage: LinkageAnswer
  nothing: undefined
  plain: unknown
  file: FileAnswer
}

export type AnswerOf<E extends Endpoint> = AnswerByKind[E['answers']['kind']]
