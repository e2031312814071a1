import * as contract from '@assay/contracts/candidate-pages'
import { eraseCandidate } from '@assay/contracts/candidates'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { type HeldLink, type LinkView, presentLink, readLink } from '../../../candidate-links/index.ts'
import * as acts from './act-on-own-data.ts'
import { eraseOnRequest } from './erase-on-request.ts'
import { type CandidatePageNeeds, showApplication, showOwnData, showProgress } from './show-candidate-pages.ts'
import { takeOwnData } from './take-own-data.ts'

const PER_MINUTE = { perMinute: 30 }

/** The actions behind candidates’ permanent links. */
export function mountCandidatePages(routes: Routes, needs: CandidatePageNeeds): void {
  const present = async (held: HeldLink, show: (held: HeldLink) => Promise<LinkView>) =>
    presentLink(held.link, await show(held))
  const progress = (held: HeldLink) => showProgress(needs, held)

  registerEndpoint(routes, eraseCandidate, async (ctx, { params, body }) => {
    const { eraseElsewhere } = needs
    await eraseOnRequest(ctx, { candidateId: params.id, reason: body.reason, eraseElsewhere })
    return undefined
  })
  registerEndpoint(
    routes,
    contract.openApplication,
    async (ctx, { body }) => present(await readLink(ctx, body.token), (held) => showApplication(needs, held)),
    { perMinute: 60 },
  )
  registerEndpoint(
    routes,
    contract.withdrawFromProcess,
    async (ctx, { body }) => present(await acts.withdrawFromProcess(ctx, body.token), progress),
    PER_MINUTE,
  )
  registerEndpoint(
    routes,
    contract.returnToProcess,
    async (ctx, { body }) => present(await acts.returnToProcess(ctx, body.token), progress),
    PER_MINUTE,
  )
  registerEndpoint(
    routes,
    contract.proposeCorrection,
    async (ctx, { body }) => present(await acts.proposeCorrection(ctx, body), showOwnData),
    PER_MINUTE,
  )
  registerEndpoint(
    routes,
    contract.endConsent,
    async (ctx, { body }) => present(await acts.endOwnConsent(ctx, body), showOwnData),
    PER_MINUTE,
  )
  registerEndpoint(routes, contract.exportOwnData, (ctx, { body }) => takeOwnData(ctx, body.token, needs), PER_MINUTE)
  registerEndpoint(
    routes,
    contract.eraseOwnData,
    async (ctx, { body }) => {
      const { eraseElsewhere } = needs
      return present(await acts.eraseOwnData(ctx, { token: body.token, eraseElsewhere }), showOwnData)
    },
    PER_MINUTE,
  )
}
