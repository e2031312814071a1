import type { Presented } from '@assay/jsonapi/present'
import type { Queries } from '../../../platform/context/context.ts'
import { findUser, listUsersById, type User } from '../../identity/index.ts'
import { presentUser } from './users.resource.ts'

/** Colleagues as shown beside their work: by name, without permissions. */
export async function listUsersShown(db: Queries, userIds: readonly string[]): Promise<Map<string, Presented>> {
  const users = await listUsersById(db, userIds)
  return new Map(
    users.map((user) => {
      const { relationships: _, ...shown } = presentUser(user, { roles: [], company: null, agency: null })
      return [user.id, shown]
    }),
  )
}

export async function findShownUser(db: Queries, userId: string): Promise<Pick<User, 'id' | 'fullName'> | null> {
  return findUser(db, userId)
}
