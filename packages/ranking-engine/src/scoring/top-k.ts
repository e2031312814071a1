/** Keeps those that can still be among the best: a histogram of all scores gives the least score that is enough. */

export interface BestMatches {
  /** How many are wanted. */
  readonly wanted: number
  readonly lowest: number
  /** Matches by score - lowest; other threads may add to it too. */
  readonly histogram: Uint32Array
  scores: Int16Array
  blocks: Uint16Array
  positions: Uint16Array
  count: number
  threshold: number
  /** Scores above are counted but not kept. */
  readonly ceiling: number
  /** So many points below the last wanted score are kept too. */
  readonly slack: number
}

export interface ScoreRange {
  readonly lowest: number
  readonly highest: number
  /** Points within which two scores are too close to call. */
  readonly margin: number
}

const FIRST_CAPACITY = 4096

/** As long as the histogram of all scores that a card can give. */
export function scoresOf({ lowest, highest }: ScoreRange): number {
  return highest - lowest + 1
}

/** The histogram holds nothing but zeros, or what other threads add to it. */
export function startBest(wanted: number, range: ScoreRange, histogram = emptyHistogram(range)): BestMatches {
  return { ...emptyBest(range, histogram), wanted, slack: 2 * range.margin }
}

/** Keeps those who are too close to this score to call. */
export function startPeers(score: number, range: ScoreRange): BestMatches {
  const { margin } = range
  const threshold = Math.max(range.lowest, score - margin)
  return {
    ...emptyBest(range, emptyHistogram(range)),
    wanted: Number.POSITIVE_INFINITY,
    threshold,
    ceiling: score + margin,
  }
}

/** Keeps nobody, and counts exactly from this score on. */
export function startCount(least: number, range: ScoreRange, histogram = emptyHistogram(range)): BestMatches {
  const none = { wanted: Number.POSITIVE_INFINITY, threshold: least, ceiling: range.lowest - 1 }
  return { ...emptyBest(range, histogram), ...none }
}

function emptyHistogram(range: ScoreRange): Uint32Array {
  return new Uint32Array(scoresOf(range))
}

function emptyBest({ lowest, highest }: ScoreRange, histogram: Uint32Array): BestMatches {
  return {
    wanted: 0,
    lowest,
    histogram,
    scores: new Int16Array(FIRST_CAPACITY),
    blocks: new Uint16Array(FIRST_CAPACITY),
    positions: new Uint16Array(FIRST_CAPACITY),
    count: 0,
    threshold: lowest,
    ceiling: highest,
    slack: 0,
  }
}

/** Takes in the scores of a block: `points` above `base`, at the listed positions. */
export function offerBlock(
  best: BestMatches,
  block: number,
  { points, matched, count, base }: { points: Int16Array; matched: Uint16Array; count: number; base: number },
): void {
  const { histogram, lowest, threshold, ceiling } = best
  for (let place = 0; place < count; place++) {
    const position = matched[place] as number
    const score = (points[position] as number) + base
    Atomics.add(histogram, score - lowest, 1)
    if (score >= threshold && score <= ceiling) keep(best, score, block, position)
  }
  raiseThreshold(best)
}

/** Takes in what another thread kept of its blocks; all of it is in the histogram already. */
export function takeKept(
  best: BestMatches,
  kept: Pick<BestMatches, 'scores' | 'blocks' | 'positions' | 'count'>,
): void {
  raiseThreshold(best)
  const { scores, blocks, positions, count } = kept
  for (let place = 0; place < count; place++) {
    const score = scores[place] as number
    if (score >= best.threshold) keep(best, score, blocks[place] as number, positions[place] as number)
  }
}

/** How many matches score more, for any score. */
export function countsAbove({ histogram, lowest }: BestMatches): (score: number) => number {
  const atLeast = new Uint32Array(histogram.length + 1)
  for (let place = histogram.length - 1; place >= 0; place--) {
    atLeast[place] = (atLeast[place + 1] as number) + (histogram[place] as number)
  }
  return (score) => atLeast[Math.max(0, Math.min(histogram.length, score - lowest + 1))] as number
}

/** The first score of each group down to this one: who is within the margin of a group's first belongs to it. */
export function leadersDownTo({ histogram, lowest }: BestMatches, score: number, margin: number): number[] {
  const leaders: number[] = []
  for (let place = histogram.length - 1; place >= score - lowest; place--) {
    if ((histogram[place] as number) === 0) continue
    const leader = leaders.at(-1)
    if (leader === undefined || lowest + place < leader - margin) leaders.push(lowest + place)
  }
  return leaders
}

function keep(best: BestMatches, score: number, block: number, position: number): void {
  if (best.count === best.scores.length) {
    dropBelow(best)
    if (best.count * 2 > best.scores.length) enlarge(best)
  }
  best.scores[best.count] = score
  best.blocks[best.count] = block
  best.positions[best.count] = position
  best.count++
}

/** To what the histogram says by now. */
export function raiseThreshold(best: BestMatches): void {
  const { histogram, lowest, wanted, slack } = best
  let enough = 0
  for (let place = histogram.length - 1; place >= 0; place--) {
    enough += histogram[place] as number
    if (enough < wanted) continue
    if (lowest + place - slack > best.threshold) {
      best.threshold = lowest + place - slack
      dropBelow(best)
    }
    return
  }
}

function dropBelow(best: BestMatches): void {
  const { scores, blocks, positions, threshold } = best
  let kept = 0
  for (let place = 0; place < best.count; place++) {
    if ((scores[place] as number) < threshold) continue
    scores[kept] = scores[place] as number
    blocks[kept] = blocks[place] as number
    positions[kept] = positions[place] as number
    kept++
  }
  best.count = kept
}

function enlarge(best: BestMatches): void {
  const capacity = best.scores.length * 2
  const scores = new Int16Array(capacity)
  const blocks = new Uint16Array(capacity)
  const positions = new Uint16Array(capacity)
  scores.set(best.scores)
  blocks.set(best.blocks)
  positions.set(best.positions)
  Object.assign(best, { scores, blocks, positions })
}
