/** Regression trees in flat arrays: the challenger of the additive model, and what training grows. */
export interface TreeEnsemble {
  /** Where the nodes of each tree begin, and at the end the node count. */
  readonly treeStarts: Int32Array
  /** The feature a node asks for; -1 in a leaf. */
  readonly features: Int16Array
  /** Go left when the value is not above this; in a leaf the value to add. */
  readonly values: Float64Array
  /** The left child as a node number; the right child follows it. */
  readonly children: Int32Array
  /** 1 where an unknown value goes left. */
  readonly missingLeft: Uint8Array
}

/** The sum of one leaf of every tree. `featureValue(feature)` gives NaN for what is not known. */
export function predictTrees(ensemble: TreeEnsemble, featureValue: (feature: number) => number): number {
  let sum = 0
  for (let tree = 0; tree + 1 < ensemble.treeStarts.length; tree += 1) sum += leafOf(ensemble, tree, featureValue)
  return sum
}

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
