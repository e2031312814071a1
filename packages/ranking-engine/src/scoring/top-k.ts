/**
 * Keeps the candidates for the top k. A histogram of all scores gives the threshold, in place of a heap: scores are
 * small integers, and threads can share it.
 */

export interface TopK {
  /** The k of the top k. */
  readonly wanted: number
  readonly lowest: number
  /** Number of matches by score - lowest. Other threads may add to it. */
  readonly histogram: Uint32Array
  scores: Int16Array
  blocks: Uint16Array
  positions: Uint16Array
  count: number
  threshold: number
  /** Higher scores are counted but not kept. */
  readonly ceiling: number
  /** Scores up to so many points below the k-th score are kept too. */
  readonly slack: number
}

export interface ScoreRange {
  readonly lowest: number
  readonly highest: number
  /** Scores within so many points are tied. */
  readonly margin: number
}

const FIRST_CAPACITY = 4096

/** The length of a histogram of all possible scores. */
export function scoresOf({ lowest, highest }: ScoreRange): number {
  return highest - lowest + 1
}

/** The histogram must hold only zeros, or what other threads add to it. */
export function startTopK(wanted: number, range: ScoreRange, histogram = emptyHistogram(range)): TopK {
  return { ...emptyBest(range, histogram), wanted, slack: 2 * range.margin }
}

/** Keeps the candidates that are tied with this score. */
export function startTied(score: number, range: ScoreRange): TopK {
  const { margin } = range
  const threshold = Math.max(range.lowest, score - margin)
  return {
    ...emptyBest(range, emptyHistogram(range)),
    wanted: Number.POSITIVE_INFINITY,
    threshold,
    ceiling: score + margin,
  }
}

/** Keeps no candidate and counts exactly from this score on. */
export function startCounting(least: number, range: ScoreRange, histogram = emptyHistogram(range)): TopK {
  const none = { wanted: Number.POSITIVE_INFINITY, threshold: least, ceiling: range.lowest - 1 }
  return { ...emptyBest(range, histogram), ...none }
}

function emptyHistogram(range: ScoreRange): Uint32Array {
  return new Uint32Array(scoresOf(range))
}

function emptyBest({ lowest, highest }: ScoreRange, histogram: Uint32Array): TopK {
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

/** Adds the scores of a block: `points` above `base`, at the listed positions. */
export function offerBlock(
  best: TopK,
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

/** Merges what another thread kept. Its scores are in the histogram already. */
export function mergeTopK(best: TopK, kept: Pick<TopK, 'scores' | 'blocks' | 'positions' | 'count'>): void {
  raiseThreshold(best)
  const { scores, blocks, positions, count } = kept
  for (let place = 0; place < count; place++) {
    const score = scores[place] as number
    if (score >= best.threshold) keep(best, score, blocks[place] as number, positions[place] as number)
  }
}

/** Returns a function that counts the matches above a score. */
export function countsAbove({ histogram, lowest }: TopK): (score: number) => number {
  const atLeast = new Uint32Array(histogram.length + 1)
  for (let place = histogram.length - 1; place >= 0; place--) {
    atLeast[place] = (atLeast[place + 1] as number) + (histogram[place] as number)
  }
  return (score) => atLeast[Math.max(0, Math.min(histogram.length, score - lowest + 1))] as number
}

/**
 * The highest score of each tie group down to this score. A group holds the scores within the margin of its highest.
 */
export function tieGroupTops({ histogram, lowest }: TopK, score: number, margin: number): number[] {
  const groupTops: number[] = []
  for (let place = histogram.length - 1; place >= score - lowest; place--) {
    if ((histogram[place] as number) === 0) continue
    const groupTop = groupTops.at(-1)
    if (groupTop === undefined || lowest + place < groupTop - margin) groupTops.push(lowest + place)
  }
  return groupTops
}

function keep(best: TopK, score: number, block: number, position: number): void {
  if (best.count === best.scores.length) {
    dropBelow(best)
    if (best.count * 2 > best.scores.length) enlarge(best)
  }
  best.scores[best.count] = score
  best.blocks[best.count] = block
  best.positions[best.count] = position
  best.count++
}

/** Raises the threshold to the k-th score of the histogram, less the slack. */
export function raiseThreshold(best: TopK): void {
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

function dropBelow(best: TopK): void {
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

function enlarge(best: TopK): void {
  const capacity = best.scores.length * 2
  const scores = new Int16Array(capacity)
  const blocks = new Uint16Array(capacity)
  const positions = new Uint16Array(capacity)
  scores.set(best.scores)
  blocks.set(best.blocks)
  positions.set(best.positions)
  Object.assign(best, { scores, blocks, positions })
}
