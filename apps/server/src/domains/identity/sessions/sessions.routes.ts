import * as ownContract from '@assay/contracts/profiles'
import * as contract from '@assay/contracts/sessions'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { accessAnswer } from './access-answer.ts'
import type { SignInParts } from './enter.ts'
import { confirmSession, lockSession, unlockSession } from './lock-session.ts'
import { logIn } from './log-in.ts'
import { logInWithPasskey, logInWithSecondFactor } from './log-in-otherwise.ts'
import { logOut } from './log-out.ts'

const LOGINS_PER_MINUTE = 60
const PROOFS_PER_MINUTE = 20

export function mountSessions(routes: Routes, parts: SignInParts): void {
  registerEndpoint(
    routes,
    contract.logIn,
    async (ctx, { body, from, agent }) => accessAnswer(logIn(ctx, parts, { ...body, from, agent })),
    { perMinute: LOGINS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.logInWithSecondFactor,
    async (ctx, { body, agent }) => accessAnswer(logInWithSecondFactor(ctx, parts, { ...body, agent })),
    { perMinute: LOGINS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.logInWithPasskey,
    async (ctx, { body, agent }) => accessAnswer(logInWithPasskey(ctx, parts, { ...body, agent })),
    { perMinute: LOGINS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.logOut, async (ctx, { query }) => {
    await logOut(ctx, { everywhere: query.parameters['everywhere'] === 'true' })
    return undefined
  })

  registerEndpoint(routes, ownContract.lockSession, async (ctx) => {
    await lockSession(ctx)
    return undefined
  })

  registerEndpoint(
    routes,
    ownContract.unlockSession,
    async (ctx, { body }) => {
      await unlockSession(ctx, parts, body)
      return undefined
    },
    { perMinute: PROOFS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    ownContract.confirmSession,
    async (ctx, { body }) => {
      await confirmSession(ctx, parts, body)
      return undefined
    },
    { perMinute: PROOFS_PER_MINUTE },
  )
}
