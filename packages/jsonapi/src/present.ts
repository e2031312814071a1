import type { DataDocument, Links, Meta, RelationshipObject, ResourceIdentifier, ResourceObject } from './document.ts'
import type { IncludeTree } from './include-tree.ts'
import type { Fieldsets } from './read-query.ts'
import { keyOf } from './resource-key.ts'

/** A resource with its related resources, as a tree. Those requested are included, the others only linked. */
export interface Presented extends ResourceIdentifier {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships?: Readonly<Record<string, Related>>
  readonly meta?: Meta
}

export type Related = Presented | ResourceIdentifier | null | readonly (Presented | ResourceIdentifier)[]

export interface Presentation {
  readonly include: IncludeTree
  readonly fields: Fieldsets
  /** Relationships whose resources are not included where the caller may not read them. */
  readonly mayStayLinked?: (relationship: string) => boolean
  /** Absolute URLs, for resources that have one. */
  readonly selfLink: (identifier: ResourceIdentifier) => string | undefined
  readonly relatedLink: (identifier: ResourceIdentifier, relationship: string) => string | undefined
  /** The address of the relationship itself. */
  readonly relationshipLink?: (identifier: ResourceIdentifier, relationship: string) => string | undefined
}

/** Builds the primary data and `included`: each resource once, with sparse fieldsets applied. */
export function presentDocument(
  primary: Presented | readonly Presented[] | null,
  presentation: Presentation,
): DataDocument {
  const included = new Map<string, ResourceObject>()
  const primaries = primary === null ? [] : isMany(primary) ? primary : [primary]
  const own = new Set(primaries.map(keyOf))
  const walk = (resource: Presented, tree: IncludeTree): void => {
    for (const [name, related] of Object.entries(resource.relationships ?? {})) {
      const below = tree.below(name)
      if (below === undefined) continue
      const mayStayLinked = presentation.mayStayLinked?.(name) ?? false
      for (const target of relatedList(related).filter((one) =>
        isForIncluding(one, name, mayStayLinked || own.has(keyOf(one))),
      )) {
        const key = keyOf(target)
        if (!own.has(key)) included.set(key, mergeInto(included.get(key), resourceObject(target, presentation)))
        walk(target, below)
      }
    }
  }
  for (const resource of primaries) walk(resource, presentation.include)
  const objects = primaries.map((resource) => resourceObject(resource, presentation))
  return {
    jsonapi: { version: '1.1' },
    data: primary !== null && isMany(primary) ? objects : (objects[0] ?? null),
    ...(presentation.include.isEmpty ? {} : { included: [...included.values()] }),
  }
}

function resourceObject(resource: Presented, presentation: Presentation): ResourceObject {
  const { type, id, attributes, relationships = {}, meta } = resource
  const wanted = presentation.fields.get(type)
  const isWanted = (name: string): boolean => wanted === undefined || wanted.has(name)
  const self = presentation.selfLink(resource)
  const shown = Object.entries(attributes).filter(([name, value]) => value !== undefined && isWanted(name))
  const linked = Object.entries(relationships)
    .filter(([name]) => isWanted(name))
    .map(([name, related]) => [name, relationshipObject(resource, name, related, presentation)] as const)
  return {
    type,
    id,
    ...(shown.length > 0 ? { attributes: Object.fromEntries(shown) } : {}),
    ...(linked.length > 0 ? { relationships: Object.fromEntries(linked) } : {}),
    ...(self === undefined ? {} : { links: { self } }),
    ...(meta === undefined ? {} : { meta }),
  }
}

function relationshipObject(
  resource: Presented,
  name: string,
  related: Related,
  presentation: Presentation,
): RelationshipObject {
  const own = presentation.relationshipLink?.(resource, name)
  const link = presentation.relatedLink(resource, name)
  const links: Links = { ...(own === undefined ? {} : { self: own }), ...(link === undefined ? {} : { related: link }) }
  const data = related === null ? null : isMany(related) ? related.map(identifierOf) : identifierOf(related)
  return { data, ...(Object.keys(links).length > 0 ? { links } : {}) }
}

/** A resource may be reached by two paths with different subtrees; they are merged. */
function mergeInto(before: ResourceObject | undefined, resource: ResourceObject): ResourceObject {
  if (before?.relationships === undefined) return resource
  return { ...resource, relationships: { ...before.relationships, ...resource.relationships } }
}

const identifierOf = ({ type, id }: ResourceIdentifier): ResourceIdentifier => ({ type, id })
const isMany = <One>(value: One | readonly One[]): value is readonly One[] => Array.isArray(value)
/** The related resources of a relationship, whatever its cardinality. */
export const relatedList = (related: Related): readonly (Presented | ResourceIdentifier)[] =>
  related === null ? [] : isMany(related) ? related : [related]

/** False for a mere identifier. */
export const isWhole = (target: Presented | ResourceIdentifier): target is Presented => 'attributes' in target

function isForIncluding(
  target: Presented | ResourceIdentifier,
  name: string,
  mayStayLinked: boolean,
): target is Presented {
  if (isWhole(target)) return true
  if (mayStayLinked) return false
  throw new Error(`The relationship "${name}" is to be included but was only linked.`)
}
