import type { Endpoint } from '@assay/contracts/endpoint'
import { MEDIA_TYPE } from '@assay/jsonapi'

const BASE = '/api/v1'

export interface Query {
  include?: string | undefined
  sort?: string | undefined
  filter?: Readonly<Record<string, string | undefined>> | undefined
  page?: { size?: number; after?: string; before?: string; number?: number } | undefined
  fields?: Readonly<Record<string, string>> | undefined
  /** Query parameters outside the JSON:API families. */
  also?: Readonly<Record<string, string | undefined>> | undefined
}

/** The part of a call that makes up its address. */
export interface Address {
  /** Values of the {names} in the path. */
  params?: Readonly<Record<string, string>>
  query?: Query
}

export function headersOf(endpoint: Pick<Endpoint, 'answers'>, token: string | null): Headers {
  const headers = new Headers({ Accept: acceptedBy(endpoint) })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

function acceptedBy({ answers }: Pick<Endpoint, 'answers'>): string {
  if (answers.kind === 'plain') return `application/json, ${MEDIA_TYPE}`
  return answers.kind === 'file' ? `${answers.mediaType}, ${MEDIA_TYPE}` : MEDIA_TYPE
}

export function urlOf(endpoint: Pick<Endpoint, 'path'>, options: Address): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  )
  const parameters = queryOf(options.query ?? {})
  return `${BASE}${path}${parameters === '' ? '' : `?${parameters}`}`
}

function queryOf({ include, sort, filter, page, fields, also }: Query): string {
  const family = (name: string, values: object | undefined) =>
    Object.entries(values ?? {}).map(([key, value]) => [`${name}[${key}]`, value] as const)
  const pairs = [
    ['include', include] as const,
    ['sort', sort] as const,
    ...family('filter', filter),
    ...family('page', page),
    ...family('fields', fields),
    ...Object.entries(also ?? {}),
  ]
  const given = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return new URLSearchParams(given).toString()
}
