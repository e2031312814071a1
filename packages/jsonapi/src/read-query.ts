import type { z } from 'zod'
import { type IncludeTree, includeTree, readInclude } from './include-tree.ts'
import { type PageRequest, type Paging, readPage } from './page.ts'
import { ParameterError } from './parameter-error.ts'
import { type Parameter, readQueryString } from './query-string.ts'

/** The query parameters that an endpoint offers. */
export interface QueryOffer {
  readonly includes?: readonly string[] | undefined
  readonly sorts?: readonly string[] | undefined
  readonly filters?: Readonly<Record<string, z.ZodType>> | undefined
  /** Parameters outside the JSON:API families. */
  readonly parameters?: Readonly<Record<string, z.ZodType>> | undefined
  readonly paged?: Paging | undefined
  /** The default page size. */
  readonly defaultPageSize?: number | undefined
  /** The attributes and relationships of a type; undefined for an unknown type. */
  readonly fieldsOf: (type: string) => ReadonlySet<string> | undefined
}

export interface SortKey {
  readonly name: string
  readonly descending: boolean
}

/** The requested fields of each named type. */
export type Fieldsets = ReadonlyMap<string, ReadonlySet<string>>

export interface JsonApiQuery {
  readonly include: IncludeTree
  readonly fields: Fieldsets
  readonly sort: readonly SortKey[]
  readonly filter: Readonly<Record<string, unknown>>
  readonly page: PageRequest
  readonly parameters: Readonly<Record<string, unknown>>
}

/** Parses the query string of JSON:API 1.1; refuses parameters that are not offered, by name. */
export function readQuery(queryString: string, offer: QueryOffer): JsonApiQuery {
  const parameters = readQueryString(queryString)
  const ofFamily = (family: string): Parameter[] => parameters.filter((parameter) => parameter.family === family)
  const own = parameters.filter(({ family }) => !FAMILIES.has(family))
  return {
    include: readIncludes(ofFamily('include'), offer),
    fields: new Map(ofFamily('fields').map((parameter) => readFieldset(parameter, offer))),
    sort: ofFamily('sort').flatMap((parameter) => readSort(parameter, offer.sorts ?? [])),
    filter: Object.fromEntries(ofFamily('filter').map((parameter) => readFilter(parameter, offer.filters ?? {}))),
    page: readPage(ofFamily('page'), offer.paged, offer.defaultPageSize),
    parameters: Object.fromEntries(own.map((parameter) => readOwn(parameter, offer.parameters ?? {}))),
  }
}

const FAMILIES = new Set(['include', 'fields', 'sort', 'filter', 'page'])

function readIncludes(parameters: readonly Parameter[], offer: QueryOffer): IncludeTree {
  const [include] = parameters
  if (include === undefined) return includeTree([])
  refuseMember(include)
  return readInclude(include.value, offer.includes ?? [])
}

function readFieldset({ name, member, value }: Parameter, offer: QueryOffer): [string, ReadonlySet<string>] {
  const known = member === null ? undefined : offer.fieldsOf(member)
  if (member === null || known === undefined) throw new ParameterError(name, 'This type can’t occur in the response.')
  const wanted = new Set(value.split(',').filter((field) => field !== ''))
  for (const field of wanted)
    if (!known.has(field))
      throw new ParameterError(name, `"${field}" is not a field of ${member}. Supported: ${[...known].join(', ')}.`)
  return [member, wanted]
}

function readSort(parameter: Parameter, offered: readonly string[]): SortKey[] {
  refuseMember(parameter)
  const keys = parameter.value
    .split(',')
    .filter((key) => key !== '')
    .map((key) => (key.startsWith('-') ? { name: key.slice(1), descending: true } : { name: key, descending: false }))
  for (const { name } of keys)
    if (!offered.includes(name))
      throw new ParameterError(
        'sort',
        offered.length === 0 ? 'This list can’t be sorted.' : `Supported: ${offered.join(', ')}.`,
      )
  // A second mention of a name orders nothing any more.
  return keys.filter(({ name }, at) => keys.findIndex((key) => key.name === name) === at)
}

function readFilter(
  { name, member, value }: Parameter,
  offered: Readonly<Record<string, z.ZodType>>,
): [string, unknown] {
  if (member === null || !Object.hasOwn(offered, member)) {
    const known = Object.keys(offered).map((key) => `filter[${key}]`)
    throw new ParameterError(name, known.length === 0 ? 'This list has no filters.' : `Supported: ${known.join(', ')}.`)
  }
  return [member, parseValue(name, value, offered[member])]
}

function readOwn(parameter: Parameter, offered: Readonly<Record<string, z.ZodType>>): [string, unknown] {
  const { name, value } = parameter
  if (!Object.hasOwn(offered, name)) throw new ParameterError(name, 'This endpoint doesn’t support this parameter.')
  return [name, parseValue(name, value, offered[name])]
}

function parseValue(name: string, value: string, schema: z.ZodType | undefined): unknown {
  const parsed = schema?.safeParse(value)
  if (parsed?.success) return parsed.data
  throw new ParameterError(name, parsed?.error.issues[0]?.message ?? 'This value is not valid.')
}

function refuseMember({ name, member }: Parameter): void {
  if (member !== null) throw new ParameterError(name, 'This parameter takes no brackets.')
}
