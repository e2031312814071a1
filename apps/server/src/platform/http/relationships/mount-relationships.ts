import { answeredType, defineEndpoint } from '@assay/contracts/endpoint'
import type { Relationship, ResourceType } from '@assay/contracts/resource'
import { nounOf } from '@assay/contracts/resource-nouns'
import { isWhole, type Presented, type Related, relatedList } from '@assay/jsonapi/present'
import type { Context } from '../../context/context.ts'
import { notFound } from '../../errors/app-error.ts'
import { registerEndpoint } from '../register-endpoint.ts'
import { includesOf, type ResourceReader, readIfAllowed, readWith } from '../resource-readers.ts'
import type { Routes } from '../routes.ts'

/** The resource that a relationship address returns, such as the candidate of a shortlisted entry. */
interface Linked {
  readonly routes: Routes
  readonly reader: ResourceReader
  readonly name: string
  readonly relationship: Relationship
}

/**
 * For each resource that can be read, `GET /{type}/{id}/{relationship}` with the related resources and
 * `GET /{type}/{id}/relationships/{relationship}` with their identifiers. Both follow the policies of the resources'
 * own addresses.
 */
export function mountRelationships(routes: Routes): void {
  const taken = new Set(routes.endpoints.map(({ method, path }) => `${method} ${path}`))
  for (const reader of [...routes.readers.values()])
    for (const [name, relationship] of Object.entries(relationshipsOf(reader))) {
      const linked = { routes, reader, name, relationship }
      mountLinkage(linked)
      if (canBeRead(linked) && !taken.has(`GET ${reader.endpoint.path}/${name}`)) mountRelated(linked)
    }
}

const relationshipsOf = ({ endpoint }: ResourceReader): ResourceType['relationships'] =>
  answeredType(endpoint)?.relationships ?? {}

const canBeRead = ({ routes, reader, name }: Linked): boolean =>
  includesOf(reader.endpoint, routes.readers).some((path) => path === name || path.startsWith(`${name}.`))

function mountLinkage(linked: Linked): void {
  const { routes, reader, name, relationship } = linked
  const { path, admission, errors } = reader.endpoint
  const isReadable = canBeRead(linked)
  const endpoint = defineEndpoint({
    method: 'GET',
    path: `${path}/relationships/${name}`,
    summary: `The relationship “${name}”: identifiers only`,
    admission,
    body: null,
    answers: { kind: 'linkage', name, ...relationship },
    ...(isReadable ? { includes: [name] } : {}),
    status: 200,
    errors,
  })
  registerEndpoint(routes, endpoint, async (ctx, { params, query }) => {
    const owner = { type: answeredType(reader.endpoint)?.type ?? '', id: idIn(params) }
    const related = await relatedOf(reader, ctx, owner.id, name)
    return query.include.isEmpty
      ? { owner, related }
      : { owner, related, included: await readRelated(linked, ctx, owner.id) }
  })
}

function mountRelated(linked: Linked): void {
  const { routes, reader, name, relationship } = linked
  const { path, admission, errors } = reader.endpoint
  const target = routes.resourceTypes.get(relationship.to)
  if (target === undefined) return
  const common = { method: 'GET', path: `${path}/${name}`, admission, body: null, status: 200, errors } as const
  if (relationship.many) {
    const endpoint = defineEndpoint({
      ...common,
      summary: `The related resources “${name}”`,
      answers: { kind: 'collection', of: target },
    })
    registerEndpoint(routes, endpoint, async (ctx, { params }) => {
      const whole = await readRelated(linked, ctx, idIn(params))
      return { data: whole, total: whole.length }
    })
    return
  }
  const endpoint = defineEndpoint({
    ...common,
    summary: `The related resource “${name}”`,
    answers: { kind: 'resource', of: target, mayBeNull: true },
  })
  registerEndpoint(routes, endpoint, async (ctx, { params }) => {
    const [whole] = await readRelated(linked, ctx, idIn(params))
    return { data: whole ?? null }
  })
}

async function readRelated(
  { routes, reader, name, relationship }: Linked,
  ctx: Context,
  id: string,
): Promise<Presented[]> {
  const offered = reader.endpoint.includes?.includes(name) === true
  const related = relatedList(await relatedOf(reader, ctx, id, name, offered))
  const whole: Presented[] = []
  for (const target of related) {
    const resource = isWhole(target) ? target : await readIfAllowed(routes, ctx, target)
    if (resource !== null) whole.push(resource)
    else if (!relationship.many) throw notFound(nounOf(target.type))
  }
  return whole
}

async function relatedOf(
  reader: ResourceReader,
  ctx: Context,
  id: string,
  name: string,
  offered = false,
): Promise<Related> {
  const resource = await readWith(reader, ctx, id, offered ? [name] : [])
  if (resource === null) throw notFound(nounOf(answeredType(reader.endpoint)?.type ?? ''))
  return resource.relationships?.[name] ?? null
}

const idIn = (params: Readonly<Record<string, string>>): string => params['id'] ?? ''
