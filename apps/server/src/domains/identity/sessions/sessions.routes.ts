import * as contract from '@assay/contracts/sessions'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { SESSION_SECONDS } from './sessions.rules.ts'

const LOGINS_PER_MINUTE = 60

export function mountSessions(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.logIn,
    async (ctx, { body, from }) => ({
      access_token: await logIn(ctx, { ...body, from }),
      token_type: 'Bearer',
      expires_in: SESSION_SECONDS,
    }),
    { perMinute: LOGINS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.logOut, async (ctx, { query }) => {
    await logOut(ctx, { everywhere: query.parameters['everywhere'] === 'true' })
    return undefined
  })
}
