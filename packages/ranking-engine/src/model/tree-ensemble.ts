/** Regression trees in flat arrays: the challenger of the additive model. */
export interface TreeEnsemble {
  /** The first node of each tree, and at the end the number of nodes. */
  readonly treeStarts: Int32Array
  /** The feature that a node tests; -1 for a leaf. */
  readonly features: Int16Array
  /** Values up to this go left; in a leaf the value to add. */
  readonly values: Float64Array
  /** The left child as a node number; the right child follows it. */
  readonly children: Int32Array
  /** 1 if an unknown value takes the left branch. */
  readonly missingLeft: Uint8Array
}

/** The sum of one leaf per tree. `featureValue(feature)` gives NaN for an unknown value. */
export function predictTrees(ensemble: TreeEnsemble, featureValue: (feature: number) => number): number {
  let sum = 0
  for (let tree = 0; tree + 1 < ensemble.treeStarts.length; tree += 1) sum += leafOf(ensemble, tree, featureValue)
  return sum
}

/** Walks one tree to the value of its leaf. Values up to the threshold go left; NaN means unknown. */
export function leafOf(ensemble: TreeEnsemble, tree: number, featureValue: (feature: number) => number): number {
  let node = ensemble.treeStarts[tree] as number
  for (;;) {
    const feature = ensemble.features[node] as number
    if (feature < 0) return ensemble.values[node] as number
    const value = featureValue(feature)
    const goesLeft = Number.isNaN(value) ? ensemble.missingLeft[node] === 1 : value <= (ensemble.values[node] as number)
    node = (ensemble.children[node] as number) + (goesLeft ? 0 : 1)
  }
}
