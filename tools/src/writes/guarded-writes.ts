import { graphOf, type ModuleGraph, type Place, reachedFrom } from './module-graph.ts'
import type { Module } from './read-module.ts'
import { type Exemption, exemptions, proofs } from './write-exemptions.ts'

const DOMAIN = /^apps\/server\/src\/domains\//
const PLATFORM = /^apps\/server\/src\/platform\//
/** Modules that build rows, responses or addresses are not policies. */
const PART_OF_ONE = /\.(store|routes|resource|tables|rules|policy|events)\.ts$/
/** Visibility and presentation modules grant no permission to a use case. */
const PRESENTS = /\.(routes|resource)\.ts$/
const POLICY = /\.policy\.ts$/

/** The server's code without its tests. */
export const mayWrite = (path: string): boolean =>
  /^apps\/server\/src\/(domains|platform)\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/')

/** A use case that opens a transaction must check a policy and record an event. */
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
  /** True for a function that runs its callers' work. */
  readonly isCarried: boolean
}

/**
 * The line on which an exported function opens a transaction, directly or through functions of its file; null when it
 * opens none.
 */
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

/** A carrier opens a transaction for its callers' work; its callers must check and record. */
function isCarrier(graph: ModuleGraph, place: Place): boolean {
  return runByCarrier(graph, place).size > 0
}

/** The indexes of a carrier's parameters that hold its callers' work. */
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
