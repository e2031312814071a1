import type { Presented } from '@assay/jsonapi/present'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { findUser, listUsersById, type User } from '../../identity/index.ts'
import { mayListTeammates } from './teammates.policy.ts'
import { listTeammatesOf } from './teammates.store.ts'
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

/** The user and their colleagues. */
export async function listMatesOf({ db }: Context, actor: UserActor): Promise<string[]> {
  const mates = mayListTeammates(actor) ? await listTeammatesOf(db, actor.companyId) : []
  const ids = mates.flatMap(({ userId, state }) => (state === 'active' && userId !== null ? [userId] : []))
  return [...new Set([actor.userId, ...ids])]
}

export async function findShownUser(db: Queries, userId: string): Promise<Pick<User, 'id' | 'fullName'> | null> {
  return findUser(db, userId)
}
