import type { ResourceType } from '@assay/contracts/resource'

/** The names that `fields[type]` may carry. */
export function fieldsOf(types: ReadonlyMap<string, ResourceType>, type: string): ReadonlySet<string> | undefined {
  const resource = types.get(type)
  if (!resource) return undefined
  return new Set([...Object.keys(resource.attributes.shape), ...Object.keys(resource.relationships)])
}
