import type { LinkPurpose } from '@assay/contracts/candidate-links'
import * as contract from '@assay/contracts/candidate-links'
import { AppError } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { type LinkView, presentLink } from './candidate-links.resource.ts'
import { type HeldLink, readLink } from './use-link.ts'

/** Each purpose is presented by its own domain; those depend on this one, so their views are injected. */
export type LinkViews = Readonly<Partial<Record<LinkPurpose, (held: HeldLink) => Promise<LinkView>>>>

const PER_MINUTE = 60

export function mountCandidateLinks(routes: Routes, views: LinkViews): void {
  registerEndpoint(
    routes,
    contract.openCandidateLink,
    async (ctx, { body }) => {
      const held = await readLink(ctx, body.token)
      const view = views[held.link.action]
      if (view === undefined) throw new AppError('verification.expired')
      return presentLink(held.link, await view(held))
    },
    { perMinute: PER_MINUTE },
  )
}
