/** Weights of each outcome by feature. */
export type LinearModel = ReadonlyMap<string, readonly number[]>

/** Weights are written as whole numbers. */
const SCALE = 32

/** One feature per line with a weight for each outcome: `b:ideally -12 40 -3 0 -8`. */
export function readLinearModel(table: string): LinearModel {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [feature = '', ...weights] = line.split(' ')
        return [feature, weights.map((weight) => Number(weight) / SCALE)]
      }),
  )
}

export function writeLinearModel(model: LinearModel): string {
  return [...model]
    .map(([feature, weights]) => `${feature} ${weights.map((weight) => Math.round(weight * SCALE)).join(' ')}`)
    .join('\n')
}

/** The sum of the weights of each outcome, and how many of the features the model knows. */
export function sumsOf(
  features: readonly string[],
  model: LinearModel,
  outcomes: number,
): { sums: number[]; known: number } {
  const sums = Array.from({ length: outcomes }, () => 0)
  let known = 0
  for (const feature of features) {
    const weights = model.get(feature)
    if (weights === undefined) continue
    known += 1
    for (let at = 0; at < outcomes; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0)
  }
  return { sums, known }
}

/** How likely each outcome is. */
export function sharesOf(features: readonly string[], model: LinearModel, outcomes: number): number[] {
  const { sums, known } = sumsOf(features, model, outcomes)
  const scale = 1 / Math.sqrt(known + 1)
  return softmax(sums.map((sum) => sum * scale))
}

/** Shares that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
