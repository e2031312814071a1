import './field-messages.ts'
import type { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'
import type { Relationship, ResourceType } from './resource.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The callers of the endpoint; the domain's policy decides the rest. */
export type Admission = 'everyone' | 'guest' | 'session'

/**
 * The form of the success response. `linkage` is the identifiers of one relationship; `plain` is application/json outside JSON:API (login only); `file` is the bytes of
 * a document.
 */
export type Answer =
  | { readonly kind: 'resource'; readonly of: ResourceType; readonly mayBeNull?: true }
  | { readonly kind: 'collection'; readonly of: ResourceType }
  | { readonly kind: 'linkage'; readonly name: string; readonly to: string; readonly many: boolean }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'plain'; readonly schema: z.ZodType }
  | { readonly kind: 'file'; readonly mediaType: string }

/** The type of the resources that the endpoint answers; undefined for answers that are none. */
export const answeredType = ({ answers }: Endpoint): ResourceType | undefined =>
  'of' in answers ? answers.of : undefined

/** The errors shared by all endpoints that change the caller's company. */
export const WRITE_ERRORS = [
  'session.required',
  'permission.denied',
  'validation.invalid',
  'resource.not-found',
] as const satisfies readonly ErrorCode[]

export type FilterSchemas = Readonly<Record<string, z.ZodType>>

/**
 * The single definition of an HTTP operation: the server registers it, the web and the tests call it. `path` is below
 * /api/v1 and writes parameters as {name}.
 */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Answers extends Answer = Answer,
  Path extends string = string,
  Filters extends FilterSchemas = FilterSchemas,
> {
  readonly method: Method
  readonly path: Path
  readonly summary: string
  readonly admission: Admission
  /** Refused to API tokens, whatever they may do: it concerns the account itself. */
  readonly forPeopleOnly?: true
  /** Works while the session is locked. */
  readonly whileLocked?: true
  /** The attributes of the request document; null without a body. */
  readonly body: Body
  /** A change that names no version changes any: few write to it, or it had none before. */
  readonly anyVersionUnlessNamed?: true
  /** The JSON:API type of the request document, if any. */
  readonly bodyType?: string
  /** The request document holds identifiers: what a relationship shall link. */
  readonly takesLinkage?: Relationship
  readonly answers: Answers
  readonly status: 200 | 201 | 202 | 204
  /** The relationship paths that `include` accepts. */
  readonly includes?: readonly string[]
  /** The fields that `sort` accepts (a leading minus reverses the order). */
  readonly sorts?: readonly string[]
  /** The names that `filter[...]` accepts, each with the schema of its text. */
  readonly filters?: Filters
  /** Query parameters outside the JSON:API families, each with the schema of its text. */
  readonly parameters?: Readonly<Record<string, z.ZodType>>
  readonly paged?: 'cursor' | 'number' | 'both'
  readonly errors: readonly ErrorCode[]
}

/** Declares an endpoint. It returns its argument, whose literal types the server, the web app and tests infer from. */
export function defineEndpoint<
  Body extends z.ZodType | null,
  const Answers extends Answer,
  const Path extends string,
  const Filters extends FilterSchemas,
>(definition: Endpoint<Body, Answers, Path, Filters>): Endpoint<Body, Answers, Path, Filters> {
  return definition
}

/**
 * Defines the state transitions of a resource, each as `POST /{type}/{id}/actions/{verb}` that responds with the
 * updated resource. `also` lists the errors of one verb beyond the common ones.
 */
export function actionsOn<Of extends ResourceType>(
  of: Of,
  { includes, errors }: { readonly includes?: readonly string[]; readonly errors: readonly ErrorCode[] },
) {
  return <const Verb extends string, Body extends z.ZodType>(
    verb: Verb,
    summary: string,
    body: Body,
    also: readonly ErrorCode[] = [],
  ) =>
    defineEndpoint({
      method: 'POST',
      path: `/${of.type as Of['type']}/{id}/actions/${verb}` as const,
      summary,
      admission: 'session',
      body,
      bodyType: of.type,
      answers: { kind: 'resource', of },
      status: 200,
      ...(includes ? { includes } : {}),
      errors: [...errors, ...also],
    })
}
