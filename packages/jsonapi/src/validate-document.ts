// Validates a document against the MUSTs of https://jsonapi.org/format/1.1/ that are visible in a response.
import { isLink, isMemberName, isObject, type JsonObject } from './validate-members.ts'

export interface ValidationOptions {
  /** Sparse fieldsets may omit the relationships that lead to included resources. */
  readonly isSparse?: boolean
}

/** Returns all violations with their locations; empty when the document is valid. */
export function validateDocument(document: unknown, options: ValidationOptions = {}): string[] {
  if (!isObject(document)) return ['the document must be an object']
  const problems: string[] = []
  const say = (place: string, problem: string): void => void problems.push(`${place}: ${problem}`)
  checkTopLevel(document, say)
  if ('data' in document) checkPrimaryData(document['data'], say)
  if ('errors' in document) checkErrors(document['errors'], say)
  if ('included' in document) checkIncluded(document, options, say)
  return problems
}

type Say = (place: string, problem: string) => void

const TOP_LEVEL = ['data', 'errors', 'meta', 'jsonapi', 'links', 'included']
const PAGE_LINKS = ['first', 'last', 'prev', 'next']

function checkTopLevel(document: JsonObject, say: Say): void {
  checkMembers(document, '', TOP_LEVEL, say)
  if (!['data', 'errors', 'meta'].some((name) => name in document)) say('', 'data, errors or meta must be there')
  if ('data' in document && 'errors' in document) say('', 'data and errors must not come together')
  if ('included' in document && !('data' in document)) say('/included', 'must not come without data')
  if ('meta' in document) checkObject(document['meta'], '/meta', say)
  if ('links' in document)
    checkLinks(document['links'], '/links', ['self', 'related', 'describedby', ...PAGE_LINKS], say)
  const { jsonapi } = document
  if (jsonapi === undefined) return
  if (!isObject(jsonapi)) {
    say('/jsonapi', 'must be an object')
    return
  }
  checkMembers(jsonapi, '/jsonapi', ['version', 'ext', 'profile', 'meta'], say)
  if ('version' in jsonapi && typeof jsonapi['version'] !== 'string') say('/jsonapi/version', 'must be a string')
}

function checkPrimaryData(data: unknown, say: Say): void {
  if (data === null) return
  if (!Array.isArray(data)) {
    checkResource(data, '/data', say)
    return
  }
  data.forEach((resource, at) => {
    checkResource(resource, `/data/${at}`, say)
  })
  const bare = data.filter((one) => isObject(one) && !('attributes' in one) && !('relationships' in one))
  const keys = data.map(keyOf)
  if (new Set(keys).size < keys.length) say('/data', 'holds a resource twice')
  if (bare.length > 0 && bare.length < data.length && bare.some((one) => !('links' in one)))
    say('/data', 'mixes resources and identifiers')
}

function checkIncluded(document: JsonObject, { isSparse = false }: ValidationOptions, say: Say): void {
  const { included, data } = document
  if (!Array.isArray(included)) {
    say('/included', 'must be a list')
    return
  }
  included.forEach((resource, at) => {
    checkResource(resource, `/included/${at}`, say)
  })
  const primaries = Array.isArray(data) ? data : data === null ? [] : [data]
  // The identifiers of a relationship may come with the resources that they name.
  const keys = [...primaries.filter((one) => !isIdentifier(one)), ...included].map(keyOf)
  if (new Set(keys).size < keys.length) say('/included', 'holds a resource twice')
  if (isSparse) return
  const linked = reachable(primaries, included)
  for (const resource of included)
    if (!linked.has(keyOf(resource))) say('/included', `nothing leads to ${keyOf(resource)} (full linkage)`)
}

/** All resources reachable from primary data through included ones. */
function reachable(primaries: readonly unknown[], included: readonly unknown[]): Set<string> {
  const byKey = new Map(included.map((resource) => [keyOf(resource), resource]))
  const found = new Set<string>(primaries.filter(isIdentifier).map(keyOf))
  const open = [...primaries, ...included.filter((one) => found.has(keyOf(one)))]
  for (let resource = open.pop(); resource !== undefined; resource = open.pop())
    for (const key of linkageOf(resource)) {
      if (found.has(key)) continue
      found.add(key)
      const next = byKey.get(key)
      if (next !== undefined) open.push(next)
    }
  return found
}

const isIdentifier = (one: unknown): boolean =>
  isObject(one) && Object.keys(one).every((name) => ['type', 'id', 'lid', 'meta'].includes(name))

function linkageOf(resource: unknown): string[] {
  if (!isObject(resource) || !isObject(resource['relationships'])) return []
  return Object.values(resource['relationships']).flatMap((relationship) => {
    const data = isObject(relationship) ? relationship['data'] : null
    return Array.isArray(data) ? data.map(keyOf) : isObject(data) ? [keyOf(data)] : []
  })
}

const keyOf = (resource: unknown): string =>
  isObject(resource) ? `${String(resource['type'])} ${String(resource['id'])}` : ''

function checkResource(resource: unknown, place: string, say: Say): void {
  if (!isObject(resource)) {
    say(place, 'must be a resource object')
    return
  }
  checkMembers(resource, place, ['type', 'id', 'lid', 'attributes', 'relationships', 'links', 'meta'], say)
  checkIdentity(resource, place, say)
  const { attributes = {}, relationships = {} } = resource
  if ('meta' in resource) checkObject(resource['meta'], `${place}/meta`, say)
  if ('links' in resource) checkLinks(resource['links'], `${place}/links`, ['self', 'related', 'describedby'], say)
  if (!isObject(attributes)) {
    say(`${place}/attributes`, 'must be an object')
    return
  }
  if (!isObject(relationships)) {
    say(`${place}/relationships`, 'must be an object')
    return
  }
  checkNames(attributes, `${place}/attributes`, say)
  for (const name of Object.keys(relationships)) {
    if (!isMemberName(name)) say(`${place}/relationships`, `"${name}" is not a member name`)
    if (name in attributes) say(place, `"${name}" is an attribute and a relationship`)
    checkRelationship(relationships[name], `${place}/relationships/${name}`, say)
  }
  for (const name of ['type', 'id'])
    if (name in attributes || name in relationships) say(place, `a field must not be called "${name}"`)
}

function checkIdentity(identifier: JsonObject, place: string, say: Say): void {
  const { type, id } = identifier
  if (typeof type !== 'string' || !isMemberName(type)) say(place, 'must have a type that is a member name')
  if (typeof id !== 'string' || id === '') say(place, 'must have an id that is a string')
}

function checkRelationship(relationship: unknown, place: string, say: Say): void {
  if (!isObject(relationship)) {
    say(place, 'must be an object')
    return
  }
  checkMembers(relationship, place, ['data', 'links', 'meta'], say)
  if (!['data', 'links', 'meta'].some((name) => name in relationship)) say(place, 'needs data, links or meta')
  if ('links' in relationship) {
    checkLinks(relationship['links'], `${place}/links`, ['self', 'related', ...PAGE_LINKS], say)
    const links = relationship['links']
    if (isObject(links) && !('self' in links) && !('related' in links)) say(`${place}/links`, 'needs self or related')
  }
  const { data } = relationship
  if (data === undefined || data === null) return
  for (const identifier of Array.isArray(data) ? data : [data]) checkIdentifier(identifier, `${place}/data`, say)
}

function checkIdentifier(identifier: unknown, place: string, say: Say): void {
  if (!isObject(identifier)) {
    say(place, 'must be a resource identifier')
    return
  }
  checkMembers(identifier, place, ['type', 'id', 'lid', 'meta'], say)
  checkIdentity(identifier, place, say)
}

const ERROR_MEMBERS = ['id', 'links', 'status', 'code', 'title', 'detail', 'source', 'meta']

function checkErrors(errors: unknown, say: Say): void {
  if (!Array.isArray(errors) || errors.length === 0) {
    say('/errors', 'must be a list of errors')
    return
  }
  errors.forEach((error, at) => {
    checkError(error, `/errors/${at}`, say)
  })
}

function checkError(error: unknown, place: string, say: Say): void {
  if (!isObject(error) || Object.keys(error).length === 0) {
    say(place, 'must be an object that says something')
    return
  }
  checkMembers(error, place, ERROR_MEMBERS, say)
  for (const name of ['id', 'status', 'code', 'title', 'detail'])
    if (name in error && typeof error[name] !== 'string') say(`${place}/${name}`, 'must be a string')
  if ('status' in error && !/^[1-5]\d\d$/.test(String(error['status']))) say(`${place}/status`, 'is not an HTTP status')
  if ('links' in error) checkLinks(error['links'], `${place}/links`, ['about', 'type'], say)
  if ('meta' in error) checkObject(error['meta'], `${place}/meta`, say)
  const { source } = error
  if (source === undefined) return
  if (!isObject(source)) {
    say(`${place}/source`, 'must be an object')
    return
  }
  checkMembers(source, `${place}/source`, ['pointer', 'parameter', 'header'], say)
  if ('pointer' in source && !/^(\/.*)?$/s.test(String(source['pointer'])))
    say(`${place}/source`, 'is not a JSON Pointer')
}

function checkLinks(links: unknown, place: string, known: readonly string[], say: Say): void {
  if (!isObject(links)) {
    say(place, 'must be an object')
    return
  }
  checkMembers(links, place, known, say)
  for (const [name, link] of Object.entries(links)) if (!isLink(link)) say(`${place}/${name}`, 'is not a link')
}

function checkObject(value: unknown, place: string, say: Say): void {
  if (!isObject(value)) say(place, 'must be an object')
  else checkNames(value, place, say)
}

function checkMembers(object: JsonObject, place: string, known: readonly string[], say: Say): void {
  for (const name of Object.keys(object))
    if (!known.includes(name) && !name.startsWith('@')) say(place, `must not have the member "${name}"`)
}

function checkNames(value: unknown, place: string, say: Say): void {
  if (Array.isArray(value)) for (const one of value) checkNames(one, place, say)
  if (!isObject(value)) return
  for (const [name, inner] of Object.entries(value)) {
    if (!isMemberName(name) && !name.startsWith('@')) say(place, `"${name}" is not a member name`)
    checkNames(inner, `${place}/${name}`, say)
  }
}
