import type { Access } from '../../../platform/context/actor.ts'

const BY_BREADTH: readonly Access[] = ['all', 'assigned', 'own', 'read', 'masked']

/** The widest scope of several roles wins: a role can only add permissions. */
export function sumOfPermissions(
  granted: Iterable<{ readonly name: string; readonly access: Access }>,
): ReadonlyMap<string, Access> {
  const sum = new Map<string, Access>()
  for (const { name, access } of granted) {
    const before = sum.get(name)
    if (before === undefined || BY_BREADTH.indexOf(access) < BY_BREADTH.indexOf(before)) sum.set(name, access)
  }
  return sum
}
