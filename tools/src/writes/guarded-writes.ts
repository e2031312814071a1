import { graphOf, type ModuleGraph, type Place, reachedFrom } from './module-graph.ts'
import type { Module } from './read-module.ts'
import { type Exemption, exemptions, proofs } from './write-exemptions.ts'

const DOMAIN = /^apps\/server\/src\/domains\//
const PLATFORM = /^apps\/server\/src\/platform\//
/** What makes the rows, the answer or the address of a use case is none itself. */
const PART_OF_ONE = /\.(store|routes|resource|tables|rules|policy|events)\.ts$/
/** Asks what somebody may see, or presents it: no use case gets its permission from there. */
const PRESENTS = /\.(routes|resource)\.ts$/
const POLICY = /\.policy\.ts$/

/** What the rule reads: the code of the server, without its tests. */
export const mayWrite = (path: string): boolean =>
  /^apps\/server\/src\/(domains|platform)\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/')

/** A use case that opens a transaction asks whether the actor may, and says what happened. */
export function findUnguardedWrites(modules: readonly Module[], excused: readonly Exemption[] = exemptions): string[] {
  const graph = graphOf(modules)
  const opens = findOpeners(graph)
  const unused = new Set(excused)
  const owes = (place: Place, duty: Exemption['duty']): boolean => {
    const exemption = excused.find(({ name, duty: excusedFrom }) => name === place.name && excusedFrom === duty)
    if (exemption !== undefined) unused.delete(exemption)
    return exemption === undefined
  }
  const complaints = exportedPlaces(graph).flatMap((place) => {
    const opening = opens(place)
    if (opening === null) return []
    const at = `${place.path}:${opening.line}: ${place.name}`
    if (PART_OF_ONE.test(place.path) && !opening.isCarried)
      return [`${at} opens a transaction: that is for a use case to do.`]
    if (isCarrier(graph, place)) return []
    const reached = [...reachedFrom(graph, place, isFollowed).values()].map(({ place }) => place)
    return [
      ...(reached.some((one) => asksPolicy(one)) || !owes(place, 'policy')
        ? []
        : [`${at} opens a transaction and asks no policy: assertAllowed(mayRun(ctx.actor)).`]),
      ...(reached.some((one) => graph.find(one)?.recordsEvent) || !owes(place, 'event')
        ? []
        : [`${at} opens a transaction and records no event: tx.record(searchRun(search)).`]),
    ]
  })
  return [
    ...complaints,
    ...[...unused].map(({ name, duty }) => `${name} needs no exemption from the ${duty}: remove it.`),
  ]
}

interface Opening {
  readonly line: number
  /** By a function that takes the work from its callers. */
  readonly isCarried: boolean
}

/** Where an exported function opens a transaction, itself or by the functions of its file; null where it opens none. */
function findOpeners(graph: ModuleGraph): (place: Place) => Opening | null {
  const platform = new Map<string, boolean>()
  const opensByPlatform = (used: Place): boolean => {
    const key = `${used.path}#${used.name}`
    const known = platform.get(key)
    if (known !== undefined) return known
    const reached = reachedFrom(graph, used, ({ path }) => PLATFORM.test(path))
    const opens = [...reached.values()].some(({ place }) => opensItself(graph, place))
    platform.set(key, opens)
    return opens
  }
  const openingIn = (part: Place): Opening | null => {
    const declaration = graph.find(part)
    if (declaration === undefined) return null
    const [line] = declaration.opensAt
    if (line !== undefined) return { line, isCarried: false }
    const used = graph.usedBy(part).filter(({ path }) => path !== part.path)
    if (used.some((one) => PLATFORM.test(one.path) && opensByPlatform(one)))
      return { line: declaration.line, isCarried: false }
    return used.some((one) => isCarrier(graph, one)) ? { line: declaration.line, isCarried: true } : null
  }
  return (place) => {
    const own = reachedFrom(graph, place, ({ path }) => path === place.path)
    return [...own.values()].map((part) => openingIn(part.place)).find((opening) => opening !== null) ?? null
  }
}

const opensItself = (graph: ModuleGraph, place: Place): boolean => (graph.find(place)?.opensAt.length ?? 0) > 0

/** Opens a transaction for work that its callers give it: they owe what the work owes. */
function isCarrier(graph: ModuleGraph, place: Place): boolean {
  return runByCarrier(graph, place).size > 0
}

/** The parameters of a carrier, by place, that hold the work of its callers. */
function runByCarrier(graph: ModuleGraph, place: Place, above: readonly Place[] = []): Set<number> {
  const declaration = graph.find(place)
  if (declaration === undefined || above.some((one) => isSame(one, place))) return new Set()
  const own = declaration.opensAt.length > 0 ? declaration.runs : []
  const handed = declaration.handsOn.filter(({ to, as }) =>
    graph.resolve(place.path, to).some((next) => runByCarrier(graph, next, [...above, place]).has(as)),
  )
  return new Set([...own, ...handed.map(({ parameter }) => parameter)])
}

const isSame = (one: Place, other: Place): boolean => one.path === other.path && one.name === other.name

function exportedPlaces({ modules }: ModuleGraph): Place[] {
  return [...modules.values()]
    .filter(({ path }) => DOMAIN.test(path))
    .flatMap(({ path, exports, declarations }) =>
      [...new Set(exports.values())].filter((name) => declarations.has(name)).map((name) => ({ path, name })),
    )
}

const isFollowed = ({ path }: Place): boolean => (DOMAIN.test(path) ? !PRESENTS.test(path) : PLATFORM.test(path))

function asksPolicy({ path, name }: Place): boolean {
  return POLICY.test(path) || name === 'assertAllowed' || proofs.has(name)
}
