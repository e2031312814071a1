import * as contract from '@assay/contracts/offer-letters'
import type { Context } from '../../../../platform/context/context.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { type HeldLink, readLink } from '../../../candidate-links/index.ts'
import { listOfferedReasons } from '../../../tenants/index.ts'
import { acceptByLink } from './accept-offer.ts'
import { declineByLink } from './decline-offer.ts'
import { presentLetter } from './offer-letters.resource.ts'
import { type HeldLetter, readLetter, viewLetter } from './view-letter.ts'

const PER_MINUTE = { perMinute: 60 } as const

export function mountOfferLetters(routes: Routes): void {
  const show = async ({ db, now }: Context, letter: HeldLetter) =>
    presentLetter(letter, { now: now(), reasons: await listOfferedReasons(db, letter.offer.companyId, 'decline') })
  const answered = async (ctx: Context, held: HeldLink) => show(ctx, await readLetter(held))

  registerEndpoint(
    routes,
    contract.viewOfferLetter,
    async (ctx, { body }) => show(ctx, await viewLetter(ctx, body.token)),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.readOfferLetter,
    async (ctx, { body }) => {
      const { offer, document } = await readLetter(await readLink(ctx, body.token))
      return { bytes: document.bytes, name: `offer-version-${offer.revision}.pdf` }
    },
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.acceptOfferLetter,
    async (ctx, { body }) => answered(ctx, await acceptByLink(ctx, body)),
    PER_MINUTE,
  )

  registerEndpoint(
    routes,
    contract.declineOfferLetter,
    async (ctx, { body }) => answered(ctx, await declineByLink(ctx, body)),
    PER_MINUTE,
  )
}
