import * as contract from '@assay/contracts/second-factors'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { assertOwnPassword } from '../profiles/index.ts'
import { findUser } from '../users/index.ts'
import { addPasskey, askForNewPasskey, askForSignature, removePasskey } from './change-passkeys.ts'
import { confirmTotp, ownActor, renewRecoveryCodes, startTotp, stopTotp } from './change-totp.ts'
import {
  presentFactors,
  presentPasskey,
  presentPasskeyChallenge,
  type ShownFactors,
} from './second-factors.resource.ts'
import { countRecoveryCodes, findTotpKey, listPasskeysOf } from './second-factors.store.ts'

const PER_MINUTE = 10
const CHALLENGES_PER_MINUTE = 30

interface Parts {
  readonly secrets: SecretBox
  readonly appUrl: string
}

export function mountSecondFactors(routes: Routes, parts: Parts): void {
  const { secrets, appUrl } = parts

  registerEndpoint(routes, contract.listSecondFactors, async (ctx) => ({ data: [await show(ctx)], total: 1 }))

  registerEndpoint(routes, contract.startTotp, async (ctx) => show(ctx, { key: await startTotp(ctx, secrets) }))

  registerEndpoint(
    routes,
    contract.confirmTotp,
    async (ctx, { body }) => show(ctx, { recoveryCodes: await confirmTotp(ctx, secrets, body.code) }),
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.stopTotp,
    async (ctx, { body }) => {
      await assertOwnPassword(ctx, ownActor(ctx), body.currentPassword)
      await stopTotp(ctx)
      return show(ctx)
    },
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(routes, contract.renewRecoveryCodes, async (ctx) =>
    show(ctx, { recoveryCodes: await renewRecoveryCodes(ctx, secrets) }),
  )

  registerEndpoint(routes, contract.listPasskeys, async (ctx) => {
    const found = await listPasskeysOf(ctx.db, ownActor(ctx).userId)
    return { data: found.map(presentPasskey), total: found.length }
  })

  registerEndpoint(routes, contract.addPasskey, async (ctx, { body }) => {
    const { passkey, recoveryCodes } = await addPasskey(ctx, parts, body)
    return { data: presentPasskey(passkey), ...(recoveryCodes && { meta: { recoveryCodes } }) }
  })

  registerEndpoint(
    routes,
    contract.removePasskey,
    async (ctx, { params, body }) => {
      await assertOwnPassword(ctx, ownActor(ctx), body.currentPassword)
      await removePasskey(ctx, params.id)
      return undefined
    },
    { perMinute: PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.askPasskeyChallenge,
    async (ctx, { body }) => {
      if (body.purpose === 'register' && ctx.actor.kind !== 'user') throw new AppError('session.required')
      const asked =
        body.purpose === 'register' ? await askForNewPasskey(ctx, appUrl) : await askForSignature(ctx, appUrl)
      return presentPasskeyChallenge(asked.challenge, asked.options)
    },
    { perMinute: CHALLENGES_PER_MINUTE },
  )
}

async function show(
  ctx: Context,
  once: Pick<ShownFactors, 'key' | 'recoveryCodes'> = {},
): Promise<ReturnType<typeof presentFactors>> {
  const { userId } = ownActor(ctx)
  const [user, totp, passkeys, recoveryCodesLeft] = await Promise.all([
    findUser(ctx.db, userId),
    findTotpKey(ctx.db, userId),
    listPasskeysOf(ctx.db, userId),
    countRecoveryCodes(ctx.db, userId),
  ])
  if (user === null) throw notFound('profile')
  return presentFactors({
    userId,
    hasPassword: user.passwordHash !== null,
    totp: totp === null ? 'off' : totp.confirmedAt === null ? 'started' : 'on',
    passkeys: passkeys.length,
    recoveryCodesLeft,
    at: user.createdAt,
    ...once,
  })
}
