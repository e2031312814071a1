// Resolves which declaration uses which, across all files of the server.
import { posix } from 'node:path'
import type { Declaration, ImportedName, Module } from './read-module.ts'

/** A declaration and its file. */
export interface Place {
  readonly path: string
  readonly name: string
}

export interface ModuleGraph {
  readonly modules: ReadonlyMap<string, Module>
  find(place: Place): Declaration | undefined
  /** What a declaration uses in its own and other files. */
  usedBy(place: Place): readonly Place[]
  /** The declaration of a name that a file uses. */
  resolve(path: string, use: string): readonly Place[]
}

export function graphOf(modules: readonly Module[]): ModuleGraph {
  const byPath = new Map(modules.map((module) => [module.path, module]))
  const find = ({ path, name }: Place): Declaration | undefined => byPath.get(path)?.declarations.get(name)
  const usedBy = ({ path, name }: Place): readonly Place[] => {
    const uses = find({ path, name })?.uses ?? []
    return [...uses].flatMap((use) => resolveIn(byPath, path, use))
  }
  return { modules: byPath, find, usedBy, resolve: (path, use) => resolveIn(byPath, path, use) }
}

function resolveIn(modules: Modules, path: string, use: string): Place[] {
  const module = modules.get(path)
  return module === undefined ? [] : resolve(modules, module, use)
}

type Modules = ReadonlyMap<string, Module>

function resolve(modules: Modules, module: Module, use: string): Place[] {
  const [space = '', member] = use.split('.')
  const imported = module.imports.get(space)
  if (imported === undefined) return [{ path: module.path, name: use }]
  return origin(modules, module.path, member === undefined ? imported : { ...imported, name: member })
}

/** Resolves an import to its declaration, through re-exports. */
function origin(modules: Modules, importer: string, { from, name }: ImportedName): Place[] {
  if (!from.startsWith('.')) return []
  const module = modules.get(posix.join(posix.dirname(importer), from))
  if (module === undefined) return []
  const local = module.exports.get(name)
  if (local !== undefined) {
    const imported = module.imports.get(local)
    return imported === undefined ? [{ path: module.path, name: local }] : origin(modules, module.path, imported)
  }
  const again = module.reexports.get(name)
  if (again !== undefined) return origin(modules, module.path, again)
  return module.wholesale.flatMap((path) => origin(modules, module.path, { from: path, name }))
}

/** The transitive uses of a declaration, itself first; what `enters` refuses is skipped with everything behind it. */
export function reachedFrom(
  graph: ModuleGraph,
  start: Place,
  enters: (place: Place, steps: number) => boolean = () => true,
): Map<string, { place: Place; steps: number }> {
  const reached = new Map([[keyOf(start), { place: start, steps: 0 }]])
  for (const { place, steps } of reached.values())
    for (const next of graph.usedBy(place)) {
      const further = steps + (next.path === place.path ? 0 : 1)
      if (!reached.has(keyOf(next)) && enters(next, further)) reached.set(keyOf(next), { place: next, steps: further })
    }
  return reached
}

const keyOf = ({ path, name }: Place): string => `${path}#${name}`
