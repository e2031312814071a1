import { type Placed, placeInDay } from '../records/index.ts'

export interface LaidOut<Event> extends Placed {
  readonly event: Event
  /** One of `columns` side by side, counted from 0. */
  readonly column: number
  readonly columns: number
}

/** Lays out the events of a day; overlapping ones are side by side. */
export function layOutEvents<Event extends { start: string; end: string }>(
  events: readonly Event[],
  day: string,
  zone: string,
): LaidOut<Event>[] {
  const placed = events
    .flatMap((event) => {
      const place = placeInDay(event, day, zone)
      return place === null ? [] : [{ event, ...place }]
    })
    .toSorted((left, right) => left.from - right.from || right.to - left.to)
  return clustersOf(placed).flatMap(placeSideBySide)
}

type WithPlace<Event> = Placed & { readonly event: Event }

/** Splits events into groups connected by overlaps. */
function clustersOf<Event>(placed: readonly WithPlace<Event>[]): WithPlace<Event>[][] {
  const clusters: WithPlace<Event>[][] = []
  let until = Number.NEGATIVE_INFINITY
  for (const each of placed) {
    if (each.from >= until) clusters.push([])
    clusters.at(-1)?.push(each)
    until = Math.max(until, each.to)
  }
  return clusters
}

function placeSideBySide<Event>(cluster: readonly WithPlace<Event>[]): LaidOut<Event>[] {
  const ends: number[] = []
  const columns = cluster.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from)
    const column = free === -1 ? ends.length : free
    ends[column] = to
    return column
  })
  return cluster.map((each, at) => ({ ...each, column: columns[at] ?? 0, columns: ends.length }))
}
