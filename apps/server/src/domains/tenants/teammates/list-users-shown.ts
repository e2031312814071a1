import type { Presented } from '@assay/jsonapi/present'
import type { UserActor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { accessOf } from '../../../platform/context/may.ts'
import { findUser, listUsersById, listUsersNamed, type User } from '../../identity/index.ts'
import { mayListTeammates, teamOf } from './teammates.policy.ts'
import { listTeammatesIn, listTeammatesOf } from './teammates.store.ts'
import { presentUser } from './users.resource.ts'

/** Colleagues as shown with their work: by name, without permissions. */
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

/** Members of the caller's company or agency by name, with the id of their membership. */
export async function findMatesNamed(
  { db, actor }: Context,
  text: string,
  limit: number,
): Promise<{ id: string; fullName: string; email: string }[]> {
  const team = teamOf(actor)
  if (team === null || accessOf(actor, 'company.settings') === null) return []
  const mates = await listTeammatesIn(db, team)
  const memberships = new Map(mates.flatMap(({ id, userId }) => (userId === null ? [] : [[userId, id]])))
  const found = await listUsersNamed(db, { userIds: [...memberships.keys()], text, limit })
  return found.map(({ id, fullName, email }) => ({ id: memberships.get(id) ?? id, fullName, email }))
}

export async function findShownUser(db: Queries, userId: string): Promise<Pick<User, 'id' | 'fullName'> | null> {
  return findUser(db, userId)
}
