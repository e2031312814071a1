import type { Reach } from '../../../platform/context/actor.ts'

const BY_BREADTH: readonly Reach[] = ['all', 'assigned', 'own', 'read', 'masked']

/** The widest scope of several roles wins: a role can only add permissions. */
export function sumOfPermissions(
  granted: Iterable<{ readonly name: string; readonly reach: Reach }>,
): ReadonlyMap<string, Reach> {
  const sum = new Map<string, Reach>()
  for (const { name, reach } of granted) {
    const before = sum.get(name)
    if (before === undefined || BY_BREADTH.indexOf(reach) < BY_BREADTH.indexOf(before)) sum.set(name, reach)
  }
  return sum
}
