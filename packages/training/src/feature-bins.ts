/** A feature cut into at most 255 bins; bin 0 means "missing". */
export interface FeatureBins {
  /** Upper edges in ascending order; a value belongs to the first bin whose edge is not below it. */
  readonly edges: Float64Array
  /** The bin of each row. */
  readonly codes: Uint8Array
  readonly hasMissing: boolean
}

export const MISSING_BIN = 0
const MAX_BINS = 255

/**
 * Cuts a column into quantile bins and never splits equal values: a column with few distinct values has one bin for
 * each. Edges lie halfway between neighbors, as in LightGBM (Ke et al., 2017).
 */
export function binFeature(column: Float64Array, maxBins = MAX_BINS): FeatureBins {
  const known = column.filter((value) => !Number.isNaN(value)).sort()
  const edges = cutAtQuantiles(known, Math.min(maxBins, MAX_BINS) - 1)
  const codes = new Uint8Array(column.length)
  let hasMissing = false
  for (let row = 0; row < column.length; row += 1) {
    const value = column[row] as number
    if (Number.isNaN(value)) hasMissing = true
    else codes[row] = 1 + findBin(edges, value)
  }
  return { edges, codes, hasMissing }
}

/** Index of the first edge that is not below the value, or of the last bin. */
export function findBin(edges: Float64Array, value: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((edges[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

function cutAtQuantiles(sorted: Float64Array, maxEdges: number): Float64Array {
  const distinct: number[] = []
  const counts: number[] = []
  for (const value of sorted) {
    if (distinct.length > 0 && distinct.at(-1) === value) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1
    else {
      distinct.push(value)
      counts.push(1)
    }
  }
  const target = distinct.length - 1 <= maxEdges ? 0 : sorted.length / (maxEdges + 1)
  const edges: number[] = []
  let held = 0
  for (let place = 0; place + 1 < distinct.length && edges.length < maxEdges; place += 1) {
    held += counts[place] ?? 0
    if (held >= target) {
      edges.push(halfWay(distinct[place] as number, distinct[place + 1] as number))
      held = 0
    }
  }
  return Float64Array.from(edges)
}

function halfWay(left: number, right: number): number {
  const middle = left + (right - left) / 2
  return middle >= right ? left : middle
}
