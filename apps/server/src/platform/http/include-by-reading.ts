import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceIdentifier } from '@assay/jsonapi/document'
import { isWhole, type Presented, type Related, relatedList } from '@assay/jsonapi/present'
import type { JsonApiQuery } from '@assay/jsonapi/read-query'
import { keyOf } from '@assay/jsonapi/resource-key'
import type { Context } from '../context/context.ts'
import type { CollectionAnswer, ResourceAnswer } from './input/endpoint-input.ts'
import { includesOf, readIfAllowed, unlessRefused } from './resource-readers.ts'
import type { Routes } from './routes.ts'

interface Asked {
  readonly routes: Routes
  readonly endpoint: Endpoint
  readonly query: JsonApiQuery
  readonly ctx: Context
}

/**
 * Adds the requested resources that the handler only linked, each read under the policy of its own address. Resources
 * that the caller may not read stay links.
 */
export async function includeByReading<Answer>(asked: Asked, answer: Answer): Promise<Answer> {
  const names = namesToRead(asked)
  if (names.length === 0) return answer
  const primaries = primariesOf(answer as CollectionAnswer | ResourceAnswer | Presented)
  const whole = await readEach(asked, linkedOnly(primaries, names))
  const complete = ({ relationships = {}, ...resource }: Presented): Presented => ({
    ...resource,
    relationships: Object.fromEntries(
      Object.entries(relationships).map(([name, related]) => [
        name,
        names.includes(name) ? replaceLinked(related, whole) : related,
      ]),
    ),
  })
  return withPrimaries(answer, complete)
}

/** The requested relationships that the handler does not present itself. */
export function namesToRead({ routes, endpoint, query }: Omit<Asked, 'ctx'>): string[] {
  if (query.include.isEmpty) return []
  const own = new Set((endpoint.includes ?? []).map((path) => path.split('.')[0]))
  const offered = includesOf(endpoint, routes.readers)
  return offered.filter((path) => !path.includes('.') && !own.has(path) && query.include.has(path))
}

const primariesOf = (answer: CollectionAnswer | ResourceAnswer | Presented): readonly Presented[] => {
  if ('type' in answer) return [answer]
  if (answer.data === null) return []
  return 'type' in answer.data ? [answer.data] : answer.data
}

function withPrimaries<Answer>(answer: Answer, complete: (resource: Presented) => Presented): Answer {
  const given = answer as CollectionAnswer | ResourceAnswer | Presented
  if ('type' in given) return complete(given) as Answer
  if (given.data === null) return answer
  return { ...given, data: 'type' in given.data ? complete(given.data) : given.data.map(complete) } as Answer
}

function linkedOnly(primaries: readonly Presented[], names: readonly string[]): ResourceIdentifier[] {
  const linked = primaries.flatMap((resource) =>
    names.flatMap((name) => relatedList(resource.relationships?.[name] ?? null)),
  )
  const distinct = new Map(linked.filter((target) => !isWhole(target)).map((target) => [keyOf(target), target]))
  return [...distinct.values()]
}

const READS_AT_ONCE = 4

async function readEach(
  { routes, ctx }: Asked,
  identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, Presented>> {
  const whole = await readLists({ routes, ctx }, identifiers)
  const open = identifiers.filter(({ type }) => routes.readers.get(type)?.readAll === undefined)
  const readOn = async (): Promise<void> => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const resource = await readIfAllowed(routes, ctx, next)
      if (resource !== null) whole.set(keyOf(next), resource)
    }
  }
  await Promise.all(Array.from({ length: READS_AT_ONCE }, readOn))
  return whole
}

/** A list is read once, however many of its resources are linked. */
async function readLists(
  { routes, ctx }: Pick<Asked, 'routes' | 'ctx'>,
  identifiers: readonly ResourceIdentifier[],
): Promise<Map<string, Presented>> {
  const whole = new Map<string, Presented>()
  for (const type of new Set(identifiers.map((identifier) => identifier.type))) {
    const reading = routes.readers.get(type)?.readAll?.(ctx)
    const listed = reading === undefined ? null : await unlessRefused(reading)
    for (const resource of listed ?? []) whole.set(keyOf(resource), resource)
  }
  return whole
}

function replaceLinked(related: Related, whole: ReadonlyMap<string, Presented>): Related {
  if (related === null) return null
  const replace = (target: Presented | ResourceIdentifier) => whole.get(keyOf(target)) ?? target
  return 'type' in related ? replace(related) : related.map(replace)
}
