import type { Endpoint } from '@assay/contracts/endpoint'
import type { ResourceType } from '@assay/contracts/resource'

type Fields = ReadonlyMap<string, ReadonlySet<string>>

/** By type in the endpoint's answers: the names that `fields[type]` accepts. */
export function fieldsOfAnswers(
  { answers, includes = [] }: Endpoint,
  types: ReadonlyMap<string, ResourceType>,
): Fields {
  if (answers.kind === 'linkage') {
    const target = types.get(answers.to)
    return new Map(target === undefined || includes.length === 0 ? [] : [[target.type, fieldsOf(target)]])
  }
  if (!('of' in answers)) return new Map()
  const root = answers.of
  const reached = includes.flatMap((path) => typesAlong(root, path, types))
  return new Map([root, ...reached].map((type) => [type.type, fieldsOf(type)]))
}

function typesAlong(root: ResourceType, path: string, types: ReadonlyMap<string, ResourceType>): ResourceType[] {
  const along: ResourceType[] = []
  let type: ResourceType | undefined = root
  for (const name of path.split('.')) {
    const to: string | undefined = type?.relationships[name]?.to
    type = to === undefined ? undefined : types.get(to)
    if (!type) throw new Error(`The include path ${path} of ${root.type} leads nowhere at ${name}.`)
    along.push(type)
  }
  return along
}

const fieldsOf = ({ attributes, relationships }: ResourceType): ReadonlySet<string> =>
  new Set([...Object.keys(attributes.shape), ...Object.keys(relationships)])
