import { type LinearModel, softmax, sumsOf } from '../learned/index.ts'
import { ROLES } from './role.ts'
import type { RoleFeatures } from './role-features.ts'

/** How likely each role is for each mention, in the order of ROLES. */
export function likelihoods({ shared, own }: RoleFeatures, model: LinearModel): number[][] {
  const common = sumsOf(shared, model, ROLES.length)
  return own.map((features) => {
    const { sums, known } = sumsOf(features, model, ROLES.length)
    const scale = 1 / Math.sqrt(known + common.known + 1)
    return softmax(sums.map((sum, role) => (sum + (common.sums[role] ?? 0)) * scale))
  })
}
