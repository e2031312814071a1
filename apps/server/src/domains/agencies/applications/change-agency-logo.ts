import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { examineLogo } from '../../identity/index.ts'
import { lockAgency } from '../records/index.ts'
import { agencyLogoChanged } from './agencies.events.ts'
import { agencyAccess, mayChangeAgency } from './agencies.policy.ts'
import { findAgency } from './agencies-list.store.ts'
import { saveAgencyLogo } from './agency-logos.store.ts'

/** Stores or, for null, removes the logo; its type is determined by its content, not by its name. */
export async function changeAgencyLogo(ctx: Context, id: string, content: Buffer | null): Promise<void> {
  await assertMayChange(ctx, id)
  const facts = content === null ? null : examineLogo(content)
  if (typeof facts === 'string') throw new AppError('photo.unusable', { detail: facts })
  await ctx.transaction(async (tx) => {
    await lockAgency(tx, id)
    const logo = content === null || facts === null ? null : { mediaType: facts.mediaType, content }
    await saveAgencyLogo(tx, id, logo, ctx.now())
    tx.record(agencyLogoChanged(id, content !== null))
  })
}

async function assertMayChange({ db, actor }: Context, id: string): Promise<void> {
  const access = agencyAccess(actor)
  assertAllowed(access !== 'none')
  if ((await findAgency(db, id, access)) === null) throw notFound('agency')
  assertAllowed(mayChangeAgency(actor, id), 'Only agency owners can change its logo.')
}
