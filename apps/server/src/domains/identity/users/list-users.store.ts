import type { scopes, userStates } from '@assay/contracts/users'
import type { PageRequest } from '@assay/jsonapi/page'
import type { SortKey } from '@assay/jsonapi/read-query'
import { and, eq, inArray, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import type { KeysetPage, OrderKey } from '../../../platform/database/keyset.ts'
import { contains } from '../../../platform/database/like-text.ts'
import { listRows } from '../../../platform/database/list-page.ts'
import type { User } from './users.store.ts'
import { users } from './users.tables.ts'

interface UserFilter {
  readonly search?: string | undefined
  readonly scope?: (typeof scopes)[number] | undefined
  readonly state?: (typeof userStates)[number] | undefined
}

interface Wanted {
  readonly among: readonly string[] | 'all'
  readonly filter: UserFilter
  readonly sort: readonly SortKey[]
  readonly page: PageRequest
}

export async function listUsers(
  db: Queries,
  { among, filter, sort, page }: Wanted,
): Promise<KeysetPage<User> & { total: number }> {
  const first = sort[0] ?? { name: 'createdAt', descending: true }
  const { descending } = first
  const keys: OrderKey<User>[] = [
    first.name === 'lastLoginAt'
      ? { by: users.lastLoginAt, descending, read: (row) => row.lastLoginAt }
      : { by: users.createdAt, descending, read: (row) => row.createdAt },
    { by: users.id, descending, read: (row) => row.id },
  ]
  const condition = and(
    isNull(users.deletedAt),
    among === 'all' ? undefined : inArray(users.id, [...among]),
    matching(filter),
  )
  return listRows(db, users, { page, keys, where: condition })
}

function matching({ search, scope, state }: UserFilter): SQL | undefined {
  return and(
    search === undefined ? undefined : or(contains(users.email, search), contains(users.fullName, search)),
    scope === undefined ? undefined : eq(users.scope, scope),
    state === undefined ? undefined : IN_STATE[state],
  )
}

const isVerified = isNotNull(users.emailVerifiedAt)
const IN_STATE: Readonly<Record<(typeof userStates)[number], SQL | undefined>> = {
  active: and(isNull(users.disabledAt), isVerified),
  unverified: and(isNull(users.disabledAt), not(isVerified)),
  disabled: isNotNull(users.disabledAt),
}
