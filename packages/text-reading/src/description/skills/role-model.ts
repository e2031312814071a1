import { ROLES } from './role.ts'
import type { RoleFeatures } from './role-features.ts'

/** Linear weights of each role by feature. */
export type RoleModel = ReadonlyMap<string, readonly number[]>

/** Weights are written as whole numbers. */
const SCALE = 32

/** One feature per line with a weight for each role: `b:ideally -12 40 -3 0 -8`. */
export function readRoleModel(table: string): RoleModel {
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

export function writeRoleModel(model: RoleModel): string {
  return [...model]
    .map(([feature, weights]) => `${feature} ${weights.map((weight) => Math.round(weight * SCALE)).join(' ')}`)
    .join('\n')
}

/** How likely each role is for each mention, in the order of ROLES. */
export function likelihoods({ shared, own }: RoleFeatures, model: RoleModel): number[][] {
  const common = scoresOf(shared, model)
  return own.map((features) => {
    const { sums, known } = scoresOf(features, model)
    const scale = 1 / Math.sqrt(known + common.known + 1)
    return softmax(sums.map((sum, role) => (sum + (common.sums[role] ?? 0)) * scale))
  })
}

function scoresOf(features: readonly string[], model: RoleModel): { sums: number[]; known: number } {
  const sums = ROLES.map(() => 0)
  let known = 0
  for (const feature of features) {
    const weights = model.get(feature)
    if (weights === undefined) continue
    known += 1
    for (let role = 0; role < sums.length; role += 1) sums[role] = (sums[role] ?? 0) + (weights[role] ?? 0)
  }
  return { sums, known }
}

/** Shares that add up to one. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
