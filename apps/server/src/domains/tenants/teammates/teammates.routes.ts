import * as contract from '@assay/contracts/teammates'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listUsersShown } from './list-users-shown.ts'
import { mayListTeammates } from './teammates.policy.ts'
import { presentTeammate } from './teammates.resource.ts'
import { listTeammatesOf } from './teammates.store.ts'

export function mountTeammates(routes: Routes): void {
  registerEndpoint(routes, contract.listTeammates, async ({ actor, db }) => {
    if (!mayListTeammates(actor)) throw new AppError('permission.denied')
    const active = (await listTeammatesOf(db, actor.companyId)).filter(({ state }) => state === 'active')
    const users = await listUsersShown(
      db,
      active.flatMap(({ userId }) => userId ?? []),
    )
    const shown = active.flatMap((teammate) => {
      const user = users.get(teammate.userId ?? '')
      return user === undefined ? [] : [{ teammate, fullName: String(user.attributes['fullName']) }]
    })
    const byName = shown.toSorted((left, right) => left.fullName.localeCompare(right.fullName, 'en'))
    return { data: byName.map(presentTeammate), total: byName.length }
  })
}
