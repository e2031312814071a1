// Several rounds in order: the cheapest chain for every possible first day.
import { dateIn, type Span } from '../times/index.ts'
import type { Placed } from './best-slots.rules.ts'

export interface LoopAsk {
  /** For each round, every possible time in any order. */
  readonly rounds: readonly (readonly Placed[])[]
  /** The break between two rounds. */
  readonly bufferMs: number
  /** Requires one day in the candidate’s zone. */
  readonly sameDay: boolean
  readonly candidateZone: string
}

export interface Loop {
  readonly rounds: readonly Placed[]
  readonly cost: number
}

const QUARTER_MS = 15 * 60_000

/** The cost of waiting between two rounds of a day. */
const idleCost = (before: Span, next: Span): number => Math.round((next.from - before.to) / QUARTER_MS)

interface Link {
  readonly placed: Placed
  readonly cost: number
  readonly before: Link | null
}

/** One loop per possible first day, cheapest first, then earliest. */
export function findLoops(ask: LoopAsk): Loop[] {
  const [first = [], ...later] = ask.rounds
  const days = Map.groupBy(first, ({ from }) => dateIn(ask.candidateZone, from))
  const loops: Loop[] = []
  for (const [day, starts] of days) {
    let ends: Link[] = starts.map((placed) => ({ placed, cost: placed.cost, before: null }))
    for (const round of later) ends = extend(ends, onDay(round, day, ask), ask)
    const best = ends.toSorted((left, right) => left.cost - right.cost || left.placed.from - right.placed.from)[0]
    if (best !== undefined) loops.push({ rounds: unwind(best), cost: best.cost })
  }
  return loops.toSorted(
    (left, right) => left.cost - right.cost || (left.rounds[0]?.from ?? 0) - (right.rounds[0]?.from ?? 0),
  )
}

const onDay = (round: readonly Placed[], day: string, { sameDay, candidateZone }: LoopAsk): readonly Placed[] =>
  sameDay ? round.filter(({ from }) => dateIn(candidateZone, from) === day) : round

/** The cheapest chain to each time of the next round. */
function extend(ends: readonly Link[], next: readonly Placed[], { bufferMs, sameDay }: LoopAsk): Link[] {
  const links: Link[] = []
  for (const placed of next) {
    let best: Link | null = null
    for (const before of ends) {
      if (before.placed.to + bufferMs > placed.from) continue
      const cost = before.cost + placed.cost + (sameDay ? idleCost(before.placed, placed) : 0)
      if (best === null || cost < best.cost) best = { placed, cost, before }
    }
    if (best !== null) links.push(best)
  }
  return links
}

function unwind(last: Link): Placed[] {
  const rounds: Placed[] = []
  for (let link: Link | null = last; link !== null; link = link.before) rounds.unshift(link.placed)
  return rounds
}
