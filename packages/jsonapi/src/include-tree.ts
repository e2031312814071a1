import { ParameterError } from './parameter-error.ts'

/** The relationships to include: `roles.permissions` is a tree of two levels. */
export interface IncludeTree {
  /** True when the path is included: `has('roles.permissions')`. */
  has(path: string): boolean
  /** The tree below a relationship; undefined when it is not included. */
  below(relationship: string): IncludeTree | undefined
  readonly isEmpty: boolean
}

/** Turns include paths into a tree: `a.b` includes `a`, too, as JSON:API asks. */
export function includeTree(paths: Iterable<string>): IncludeTree {
  const walked = new Set<string>()
  for (const path of paths) {
    const names = path.split('.')
    for (let depth = 1; depth <= names.length; depth += 1) walked.add(names.slice(0, depth).join('.'))
  }
  return treeAt(walked, '')
}

function treeAt(walked: ReadonlySet<string>, prefix: string): IncludeTree {
  return {
    has: (path) => walked.has(prefix + path),
    below: (relationship) =>
      walked.has(prefix + relationship) ? treeAt(walked, `${prefix}${relationship}.`) : undefined,
    isEmpty: ![...walked].some((path) => path.startsWith(prefix)),
  }
}

/** Parses `include=a,b.c` against the offered paths; every prefix of an offered path is offered too. */
export function readInclude(value: string, offered: readonly string[]): IncludeTree {
  const paths = value.split(',').filter((path) => path !== '')
  for (const path of paths)
    if (!offered.some((known) => known === path || known.startsWith(`${path}.`)))
      throw new ParameterError(
        'include',
        offered.length === 0
          ? 'Nothing can be included here.'
          : `"${path}" can’t be included. Supported: ${offered.join(', ')}.`,
      )
  return includeTree(paths)
}
