import * as contract from '@assay/contracts/profiles'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { endSessions, listSessionsOf } from '../sessions/index.ts'
import { findUser, mayEndSessionsOfAnybody, type User } from '../users/index.ts'
import { assertOwnPassword, changePassword } from './change-password.ts'
import { changePhoto } from './change-photo.ts'
import { changeProfile } from './change-profile.ts'
import { MAX_PHOTO_BYTES } from './photos.rules.ts'
import { DEFAULT_IDLE_LOCK, presentProfile, presentSession } from './profiles.resource.ts'
import { findPhoto, openProfile, type Profile } from './profiles.store.ts'

const PASSWORDS_PER_MINUTE = 10
/** The parts of a multipart body around the picture. */
const ENVELOPE_BYTES = 4096

export function mountProfiles(routes: Routes, { isDemo }: { isDemo: (ctx: Context) => Promise<boolean> }): void {
  const present = async (ctx: Context, user: User, profile: Profile) =>
    presentProfile(user, profile, (await isDemo(ctx)) ? 0 : DEFAULT_IDLE_LOCK)
  const showOwn = async (ctx: Context) => {
    const { userId } = callerOf(ctx)
    const user = await findUser(ctx.db, userId)
    if (user === null) throw notFound('profile')
    return present(ctx, user, await openProfile(ctx.db, userId, ctx.now()))
  }

  registerEndpoint(routes, contract.getProfile, showOwn)
  registerEndpoint(routes, contract.listProfiles, async (ctx) => ({ data: [await showOwn(ctx)], total: 1 }))

  registerEndpoint(routes, contract.changeProfile, async (ctx, { params, body, ifMatch }) => {
    const { user, profile } = await changeProfile(ctx, {
      ...body,
      ...(ifMatch === null ? {} : { version: body.version ?? ifMatch }),
      id: params.id,
    })
    return present(ctx, user, profile)
  })

  registerEndpoint(
    routes,
    contract.changePhoto,
    async (ctx, { file }) => {
      await changePhoto(ctx, file?.bytes ?? null)
      return showOwn(ctx)
    },
    { takesFile: true, bodyLimitBytes: 2 * MAX_PHOTO_BYTES + ENVELOPE_BYTES },
  )

  registerEndpoint(routes, contract.getPhoto, async (ctx) => {
    const photo = await findPhoto(ctx.db, callerOf(ctx).userId)
    if (photo === null) throw notFound('photo')
    return { bytes: photo.content, mediaType: photo.mediaType, name: 'photo' }
  })

  registerEndpoint(routes, contract.removePhoto, async (ctx) => {
    await changePhoto(ctx, null)
    return undefined
  })

  registerEndpoint(
    routes,
    contract.changePassword,
    async (ctx, { body }) => {
      await changePassword(ctx, body)
      return undefined
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.confirmPassword,
    async (ctx, { body }) => {
      await assertOwnPassword(ctx, callerOf(ctx), body.currentPassword)
      return undefined
    },
    { perMinute: PASSWORDS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listSessions, async (ctx, { query }) => {
    const { userId, sessionId } = callerOf(ctx)
    const { user = userId } = query.filter
    if (user !== userId && !mayEndSessionsOfAnybody(ctx.actor)) throw notFound('user')
    const open = await listSessionsOf(ctx.db, user, ctx.now())
    return { data: open.map((session) => presentSession(session, sessionId)), total: open.length }
  })

  registerEndpoint(routes, contract.endSession, async (ctx, { params }) => {
    await endSessions(ctx, { id: params.id })
    return undefined
  })

  registerEndpoint(routes, contract.endOtherSessions, async (ctx) => {
    await endSessions(ctx, 'others')
    return undefined
  })
}

function callerOf({ actor }: Context) {
  if (actor.kind !== 'user') throw new AppError('session.required')
  return actor
}
