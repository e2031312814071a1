import type { FeatureBins } from './feature-bins.ts'
import { MISSING_BIN } from './feature-bins.ts'
import type { Gradients } from './lambda-gradients.ts'

export type MonotoneConstraint = -1 | 0 | 1

export interface TreeOptions {
  readonly maxDepth: number
  readonly maxLeaves: number
  readonly minDataInLeaf: number
  readonly minSumHessian: number
  /** L2 penalty on leaf values, as XGBoost's `lambda`. */
  readonly lambdaL2: number
  readonly minGainToSplit: number
  /** For each feature, 1: never falls as the feature grows; -1: never rises; 0: unconstrained. */
  readonly monotoneConstraints: readonly MonotoneConstraint[]
  /** Splits only on the feature of the first split; a sum of such trees is additive. */
  readonly singleFeature: boolean
}

/** A grown tree with bins in place of values. Node 0 is the root; a right child follows its left sibling. */
export interface GrownTree {
  readonly features: number[]
  /** The last bin that goes left. */
  readonly bins: number[]
  readonly children: number[]
  readonly missingLeft: boolean[]
  readonly leafValues: number[]
  /** The loss reduction of each split; 0 in leaves. */
  readonly gains: number[]
}

interface Bounds {
  readonly low: number
  readonly high: number
}

interface Sums {
  readonly first: number
  readonly second: number
  readonly rows: number
}

interface Split {
  readonly feature: number
  readonly bin: number
  readonly missingLeft: boolean
  readonly gain: number
  readonly left: Sums
  readonly right: Sums
}

interface OpenLeaf {
  readonly node: number
  readonly depth: number
  readonly rows: Int32Array
  readonly sums: Sums
  readonly bounds: Bounds
  readonly histogram: Float64Array
  readonly split: Split | null
}

/** First derivative, second derivative, row count. */
const CELL = 3

interface Growth {
  readonly bins: readonly FeatureBins[]
  readonly gradients: Gradients
  readonly options: TreeOptions
  readonly tree: GrownTree
  /** The offset of each feature's cells in a histogram; -1 for a feature that this tree must not use. */
  readonly cellStarts: Int32Array
  readonly cellCount: number
  allowed: Int32Array
}

/** Grows one tree leaf-wise (best-first; Shi, 2007) from gradient histograms, as LightGBM does (Ke et al., 2017). */
export function growTree(
  bins: readonly FeatureBins[],
  gradients: Gradients,
  rows: Int32Array,
  features: Int32Array,
  options: TreeOptions,
): GrownTree {
  const tree: GrownTree = {
    features: [-1],
    bins: [0],
    children: [0],
    missingLeft: [false],
    leafValues: [0],
    gains: [0],
  }
  const growth: Growth = { bins, gradients, options, tree, ...layOut(bins, features), allowed: features }
  const everywhere = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
  const histogram = fillHistogram(growth, rows)
  const open = [
    openLeaf(growth, { node: 0, depth: 0, rows, sums: sumRows(gradients, rows), bounds: everywhere, histogram }),
  ]
  for (let leaves = 1; leaves < options.maxLeaves; leaves += 1) {
    const best = takeBest(open)
    if (best === null) break
    open.push(...splitLeaf(growth, best))
  }
  return tree
}

/** Only the allowed features have cells, so that a tree over few of many features touches little memory. */
function layOut(bins: readonly FeatureBins[], features: Int32Array): Pick<Growth, 'cellStarts' | 'cellCount'> {
  const cellStarts = new Int32Array(bins.length).fill(-1)
  let cellCount = 0
  for (const feature of features) {
    cellStarts[feature] = cellCount
    cellCount += (binCountOf(bins, feature) + 1) * CELL
  }
  return { cellStarts, cellCount }
}

/** Bins of known values; the cell of missing values precedes them. */
function binCountOf(bins: readonly FeatureBins[], feature: number): number {
  return (bins[feature] as FeatureBins).edges.length + 1
}

function takeBest(open: OpenLeaf[]): (OpenLeaf & { split: Split }) | null {
  let bestPlace = -1
  let bestGain = 0
  for (const [place, leaf] of open.entries()) {
    if (leaf.split !== null && leaf.split.gain > bestGain) {
      bestPlace = place
      bestGain = leaf.split.gain
    }
  }
  if (bestPlace < 0) return null
  return open.splice(bestPlace, 1)[0] as OpenLeaf & { split: Split }
}

function openLeaf(growth: Growth, leaf: Omit<OpenLeaf, 'split'>): OpenLeaf {
  growth.tree.leafValues[leaf.node] = leafValue(leaf.sums, leaf.bounds, growth.options.lambdaL2)
  const deepest = leaf.depth >= growth.options.maxDepth
  return { ...leaf, split: deepest ? null : findSplit(growth, leaf) }
}

function splitLeaf(growth: Growth, leaf: OpenLeaf & { split: Split }): OpenLeaf[] {
  const { tree, options } = growth
  const { split } = leaf
  const leftNode = tree.features.length
  tree.features[leaf.node] = split.feature
  tree.bins[leaf.node] = split.bin
  tree.children[leaf.node] = leftNode
  tree.missingLeft[leaf.node] = split.missingLeft
  tree.gains[leaf.node] = split.gain
  for (let child = leftNode; child < leftNode + 2; child += 1) {
    tree.features.push(-1)
    tree.bins.push(0)
    tree.children.push(0)
    tree.missingLeft.push(false)
    tree.leafValues.push(0)
    tree.gains.push(0)
  }
  if (options.singleFeature) growth.allowed = Int32Array.of(split.feature)
  const [leftRows, rightRows] = partition(growth, leaf.rows, split)
  const [leftBounds, rightBounds] = narrowBounds(leaf.bounds, split, options)
  const smallerIsLeft = leftRows.length <= rightRows.length
  const smaller = fillHistogram(growth, smallerIsLeft ? leftRows : rightRows)
  const larger = subtract(growth, leaf.histogram, smaller)
  const depth = leaf.depth + 1
  const [leftHistogram, rightHistogram] = smallerIsLeft ? [smaller, larger] : [larger, smaller]
  return [
    openLeaf(growth, {
      node: leftNode,
      depth,
      rows: leftRows,
      sums: split.left,
      bounds: leftBounds,
      histogram: leftHistogram,
    }),
    openLeaf(growth, {
      node: leftNode + 1,
      depth,
      rows: rightRows,
      sums: split.right,
      bounds: rightBounds,
      histogram: rightHistogram,
    }),
  ]
}

function narrowBounds(bounds: Bounds, split: Split, options: TreeOptions): [Bounds, Bounds] {
  const constraint = options.monotoneConstraints[split.feature] ?? 0
  if (constraint === 0) return [bounds, bounds]
  const left = leafValue(split.left, bounds, options.lambdaL2)
  const right = leafValue(split.right, bounds, options.lambdaL2)
  const middle = (left + right) / 2
  const below = { low: bounds.low, high: middle }
  const above = { low: middle, high: bounds.high }
  return constraint > 0 ? [below, above] : [above, below]
}

function findSplit(growth: Growth, leaf: Omit<OpenLeaf, 'split'>): Split | null {
  const { options } = growth
  if (leaf.rows.length < 2 * options.minDataInLeaf || leaf.sums.second < 2 * options.minSumHessian) return null
  let best: Split | null = null
  for (const feature of growth.allowed) {
    best = scanFeature(growth, leaf, feature, false, best)
    if (growth.bins[feature]?.hasMissing) best = scanFeature(growth, leaf, feature, true, best)
  }
  return best
}

/** Scans every split of one feature with missing values on one side; returns the better of its best and `best`. */
function scanFeature(
  growth: Growth,
  leaf: Omit<OpenLeaf, 'split'>,
  feature: number,
  missingLeft: boolean,
  best: Split | null,
): Split | null {
  const { options } = growth
  const histogram = leaf.histogram
  const base = growth.cellStarts[feature] as number
  const binCount = binCountOf(growth.bins, feature)
  const parent = gainOf(leaf.sums, leaf.bounds, options.lambdaL2)
  let found = best
  let first = missingLeft ? (histogram[base + MISSING_BIN * CELL] as number) : 0
  let second = missingLeft ? (histogram[base + MISSING_BIN * CELL + 1] as number) : 0
  let rows = missingLeft ? (histogram[base + MISSING_BIN * CELL + 2] as number) : 0
  for (let bin = 1; bin < binCount; bin += 1) {
    const cell = base + bin * CELL
    const held = histogram[cell + 2] as number
    if (held === 0) continue
    first += histogram[cell] as number
    second += histogram[cell + 1] as number
    rows += held
    if (rows < options.minDataInLeaf || second < options.minSumHessian) continue
    const rightRows = leaf.sums.rows - rows
    const rightSecond = leaf.sums.second - second
    if (rightRows < options.minDataInLeaf || rightSecond < options.minSumHessian) break
    const left = { first, second, rows }
    const right = { first: leaf.sums.first - first, second: rightSecond, rows: rightRows }
    if (!respects(options.monotoneConstraints[feature] ?? 0, left, right, leaf.bounds, options.lambdaL2)) continue
    const gain = gainOf(left, leaf.bounds, options.lambdaL2) + gainOf(right, leaf.bounds, options.lambdaL2) - parent
    if (gain > options.minGainToSplit && (found === null || gain > found.gain)) {
      found = { feature, bin, missingLeft, gain, left, right }
    }
  }
  return found
}

function respects(constraint: MonotoneConstraint, left: Sums, right: Sums, bounds: Bounds, lambdaL2: number): boolean {
  if (constraint === 0) return true
  const rise = leafValue(right, bounds, lambdaL2) - leafValue(left, bounds, lambdaL2)
  return constraint > 0 ? rise >= 0 : rise <= 0
}

/** The Newton step −G / (H + λ) (Chen and Guestrin, XGBoost, 2016), clamped to the bounds of monotone ancestors. */
function leafValue(sums: Sums, bounds: Bounds, lambdaL2: number): number {
  if (sums.second + lambdaL2 <= 0) return 0
  return Math.min(bounds.high, Math.max(bounds.low, -sums.first / (sums.second + lambdaL2)))
}

/** The loss reduction of a leaf: −2·(G·w + ½(H + λ)·w²), which is G² / (H + λ) when no bound is active. */
function gainOf(sums: Sums, bounds: Bounds, lambdaL2: number): number {
  const value = leafValue(sums, bounds, lambdaL2)
  return -2 * sums.first * value - (sums.second + lambdaL2) * value * value
}

function sumRows(gradients: Gradients, rows: Int32Array): Sums {
  let first = 0
  let second = 0
  for (const row of rows) {
    first += gradients.first[row] as number
    second += gradients.second[row] as number
  }
  return { first, second, rows: rows.length }
}

function fillHistogram(growth: Growth, rows: Int32Array): Float64Array {
  const histogram = new Float64Array(growth.cellCount)
  const { first, second } = growth.gradients
  for (const feature of growth.allowed) {
    const codes = (growth.bins[feature] as FeatureBins).codes
    const base = growth.cellStarts[feature] as number
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place] as number
      const cell = base + (codes[row] as number) * CELL
      histogram[cell] = (histogram[cell] as number) + (first[row] as number)
      histogram[cell + 1] = (histogram[cell + 1] as number) + (second[row] as number)
      histogram[cell + 2] = (histogram[cell + 2] as number) + 1
    }
  }
  return histogram
}

/** Histogram subtraction (Ke et al., 2017): the parent less one child is the other child. Overwrites the parent. */
function subtract(growth: Growth, parent: Float64Array, child: Float64Array): Float64Array {
  for (const feature of growth.allowed) {
    const base = growth.cellStarts[feature] as number
    const end = base + (binCountOf(growth.bins, feature) + 1) * CELL
    for (let cell = base; cell < end; cell += 1) parent[cell] = (parent[cell] as number) - (child[cell] as number)
  }
  return parent
}

function partition(growth: Growth, rows: Int32Array, split: Split): [Int32Array, Int32Array] {
  const codes = (growth.bins[split.feature] as FeatureBins).codes
  const left = new Int32Array(split.left.rows)
  const right = new Int32Array(rows.length - split.left.rows)
  let leftCount = 0
  let rightCount = 0
  for (const row of rows) {
    const code = codes[row] as number
    if (code === MISSING_BIN ? split.missingLeft : code <= split.bin) left[leftCount++] = row
    else right[rightCount++] = row
  }
  return [left, right]
}
