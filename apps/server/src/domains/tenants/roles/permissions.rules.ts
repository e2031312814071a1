import type { Access } from '../../../platform/context/actor.ts'

const BY_BREADTH: readonly Access[] = ['all', 'assigned', 'own', 'read', 'masked']

/** The widest scope of several roles wins: a role can only add permissions. */
export function sumOfPermissions(
  granted: Iterable<{ readonly name: string; readonly access: Access }>,
): ReadonlyMap<string, Access> {
  const sum = new Map<string, Access>()
  for (const { name, access } of granted) if (!isWithin(access, sum.get(name))) sum.set(name, access)
  return sum
}

/** Whether an access permits granting this one to others. */
export const isWithin = (access: Access, own: Access | undefined): boolean =>
  own !== undefined && BY_BREADTH.indexOf(own) <= BY_BREADTH.indexOf(access)
