import * as contract from '@assay/contracts/users'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { listFactorsOf, listUsers } from '../../identity/index.ts'
import { listMatesOf, secondFactorOf } from '../teammates/index.ts'
import { mayRunAccounts } from './accounts.policy.ts'
import { presentAccount } from './accounts.resource.ts'
import { type Account, findAccount, listRolesByUser, withMemberships } from './accounts.store.ts'
import { changeAccount, resendFor } from './change-account.ts'

export function mountAccounts(routes: Routes): void {
  registerEndpoint(routes, contract.listUsers, async (ctx, { query }) => {
    const found = await listUsers(ctx.db, { ...query, among: await visibleTo(ctx) })
    return { ...found, data: await present(ctx, await withMemberships(ctx.db, found.data)) }
  })

  registerEndpoint(routes, contract.getUser, async (ctx, { params }) => {
    const visible = await visibleTo(ctx)
    return visible === 'all' || visible.includes(params.id) ? show(ctx, params.id) : Promise.reject(notFound('user'))
  })

  for (const verb of ['disable', 'enable'] as const)
    registerEndpoint(routes, contract.userActions[verb], async (ctx, { params, body }) => {
      await changeAccount(ctx, { id: params.id, verb, reason: body.reason })
      return show(ctx, params.id)
    })

  registerEndpoint(routes, contract.userActions.signOut, async (ctx, { params }) => {
    await changeAccount(ctx, { id: params.id, verb: 'signOut' })
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.userActions.resendVerification, async (ctx, { params }) => {
    await resendFor(ctx, params.id)
    return show(ctx, params.id)
  })
}

/** Operators see all; members of a company see each other; others only themselves. */
async function visibleTo(ctx: Context): Promise<readonly string[] | 'all'> {
  if (ctx.actor.kind !== 'user') throw new AppError('session.required')
  return mayRunAccounts(ctx.actor) ? 'all' : listMatesOf(ctx, ctx.actor)
}

async function show(ctx: Context, id: string): Promise<Presented> {
  const account = await findAccount(ctx.db, id)
  const [shown] = account === null ? [] : await present(ctx, [account])
  if (shown === undefined) throw notFound('user')
  return shown
}

/** Colleagues see names and addresses; roles are for operators, and for the team's own pages. */
async function present(ctx: Context, accounts: readonly Account[]): Promise<Presented[]> {
  if (!mayRunAccounts(ctx.actor)) return accounts.map((account) => presentAccount(account, null))
  const ids = accounts.map(({ user }) => user.id)
  const [roles, { passkey, totp }] = await Promise.all([listRolesByUser(ctx.db, ids), listFactorsOf(ctx.db, ids)])
  return accounts.map((account) => {
    const { id } = account.user
    const twoFactor = secondFactorOf({ passkey: passkey.has(id), totp: totp.has(id) })
    return presentAccount(account, { roles: roles.get(id) ?? [], twoFactor })
  })
}
