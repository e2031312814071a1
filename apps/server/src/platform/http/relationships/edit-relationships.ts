import {
  methodsOf,
  type RelationshipEdit,
  type RelationshipMethod,
  relationshipEdits,
  relationshipEndpoint,
} from '@assay/contracts/relationship-edits'
import { nounOf } from '@assay/contracts/resource-nouns'
import type { ResourceIdentifier } from '@assay/jsonapi/document'
import { relatedList } from '@assay/jsonapi/present'
import type { Context } from '../../context/context.ts'
import { lockName } from '../../database/lock-name.ts'
import { notFound, ValidationError } from '../../errors/app-error.ts'
import { InvalidBody } from '../input/invalid-body.ts'
import { readBody } from '../input/read-body.ts'
import { notLinkable } from '../input/read-linkage.ts'
import { registerEndpoint } from '../register-endpoint.ts'
import { NO_QUERY, readIfAllowed, readWith } from '../resource-readers.ts'
import { handlerKey, type Routes } from '../routes.ts'

/** `PATCH`, `POST` and `DELETE /{type}/{id}/relationships/{relationship}`, where a relationship can be edited. */
export function mountRelationshipEdits(routes: Routes): void {
  for (const edit of relationshipEdits)
    for (const method of methodsOf(edit))
      registerEndpoint(routes, relationshipEndpoint(edit, method), async (ctx, input) => {
        const { params, ifMatch, from } = input
        const wanted = input.body as unknown as readonly ResourceIdentifier[]
        await carryOut({ routes, ctx, edit, method, id: params.id, wanted, ifMatch, from })
        return undefined
      })
}

interface Edit {
  readonly routes: Routes
  readonly ctx: Context
  readonly edit: RelationshipEdit
  readonly method: RelationshipMethod
  readonly id: string
  readonly wanted: readonly ResourceIdentifier[]
  readonly ifMatch: number | null
  readonly from: string
}

/** By the endpoint that also changes the whole resource, with its policy, its rules and its event. */
async function carryOut(asked: Edit): Promise<void> {
  const { ctx, edit, method, wanted } = asked
  const own = method === 'POST' ? edit.add : method === 'DELETE' ? edit.remove : undefined
  if (own === undefined) return setLinked(asked)
  await ctx.together(async (inner) => {
    if (wanted.length > 0) await callWith({ ...asked, ctx: inner }, own, idsOf(wanted))
    else await linkedNow({ ...asked, ctx: inner })
  })
}

async function setLinked(asked: Edit): Promise<void> {
  const { ctx, edit, method, id, wanted } = asked
  const { set } = edit
  if (set === undefined) throw new Error(`${edit.of.type}.${edit.name} cannot be set.`)
  const unchanged = await ctx.together(async (inner) => {
    // Two concurrent additions would each write the list that they read.
    await lockName(inner.db, `relationship ${edit.of.type} ${id} ${edit.name}`)
    const linked = await linkedNow({ ...asked, ctx: inner })
    const ids = method === 'PATCH' ? idsOf(wanted) : merged(method, linked, idsOf(wanted))
    if (method !== 'PATCH' && ids.length === linked.length) return linked
    await callWith({ ...asked, ctx: inner }, set, ids)
    return null
  })
  // Tried and rolled back: it is refused where a change would be, and leaves no entry in the log.
  if (unchanged !== null)
    await ctx.together((inner) => callWith({ ...asked, ctx: inner }, set, unchanged), { isTrial: true })
}

const idsOf = (identifiers: readonly ResourceIdentifier[]): string[] => identifiers.map(({ id }) => id)

function merged(method: 'POST' | 'DELETE', linked: readonly string[], named: readonly string[]): string[] {
  if (method === 'POST') return [...new Set([...linked, ...named])]
  return linked.filter((id) => !named.includes(id))
}

async function linkedNow({ routes, ctx, edit, id }: Edit): Promise<string[]> {
  const reader = routes.readers.get(edit.of.type)
  const resource = reader === undefined ? null : await readWith(reader, ctx, id)
  if (resource === null) throw notFound(nounOf(edit.of.type))
  return relatedList(resource.relationships?.[edit.name] ?? null).map((one) => one.id)
}

async function callWith(asked: Edit, carrier: NonNullable<RelationshipEdit['set']>, ids: readonly string[]) {
  const { routes, ctx, edit, id, ifMatch, from } = asked
  const { endpoint, attribute } = carrier
  const handler = routes.handlers.get(handlerKey(endpoint))
  if (handler === undefined) throw new Error(`${handlerKey(endpoint)} is not registered.`)
  const value = edit.of.relationships[edit.name]?.many === true ? ids : (ids[0] ?? null)
  const document = { data: { type: endpoint.bodyType, id, attributes: { [attribute]: value } } }
  try {
    const body = readBody(endpoint, document, id)
    await handler.handle(ctx, { params: { id }, query: NO_QUERY, body, file: null, ifMatch, from, agent: '' })
  } catch (error) {
    throw (await asNotLinkable(asked, error)) ?? error
  }
}

/** Records that do not exist for the caller are answered as not found, as the standard demands. */
async function asNotLinkable({ routes, ctx, edit, wanted }: Edit, error: unknown): Promise<Error | null> {
  if (!(error instanceof InvalidBody || error instanceof ValidationError)) return null
  const isMany = edit.of.relationships[edit.name]?.many === true
  for (const [place, identifier] of wanted.entries())
    if ((await readIfAllowed(routes, ctx, identifier)) === null)
      return notLinkable(identifier.type, isMany ? `/data/${place}` : '/data')
  return null
}
