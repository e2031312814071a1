import type { Relationship } from '@assay/contracts/resource'
import { nounOf } from '@assay/contracts/resource-nouns'
import type { ResourceIdentifier } from '@assay/jsonapi/document'
import { AppError, notFound } from '../../errors/app-error.ts'
import { isUuid } from './is-uuid.ts'

/** The identifiers that a request names: those to link, or none for a relationship to one that is emptied. */
export function readLinkage({ to, many }: Relationship, body: unknown): ResourceIdentifier[] {
  if (!isObject(body) || !Object.hasOwn(body, 'data')) throw malformed('Send a document with "data".', '')
  const { data } = body
  if (!many) return data === null ? [] : [readIdentifier(to, data, '/data')]
  if (!Array.isArray(data)) throw malformed('"data" is a list of identifiers here.', '/data')
  const read = data.map((one, place) => readIdentifier(to, one, `/data/${place}`))
  return [...new Map(read.map((one) => [one.id, one])).values()]
}

function readIdentifier(to: string, identifier: unknown, at: string): ResourceIdentifier {
  if (!isObject(identifier)) throw malformed('An identifier has a type and an id.', at)
  const { type, id } = identifier
  if (typeof type !== 'string' || typeof id !== 'string') throw malformed('An identifier has a type and an id.', at)
  if (type !== to)
    throw new AppError('request.type-mismatch', {
      detail: `This relationship links "${to}".`,
      source: { pointer: `${at}/type` },
    })
  const stored = id.toLowerCase()
  if (!isUuid(stored)) throw notLinkable(to, at)
  return { type, id: stored }
}

/** The linked resources of a request that cannot be found. */
export const notLinkable = (type: string, pointer: string): AppError =>
  new AppError('resource.not-found', { detail: notFound(nounOf(type)).message, source: { pointer } })

const malformed = (detail: string, pointer: string): AppError =>
  new AppError('request.malformed', { detail, source: { pointer } })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
