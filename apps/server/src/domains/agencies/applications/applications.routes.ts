import * as contract from '@assay/contracts/agencies'
import { verificationActions } from '@assay/contracts/verifications'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { presentChallenge } from '../../identity/index.ts'
import { type Agency, presentAgency } from '../records/index.ts'
import { agencyAccess } from './agencies.policy.ts'
import { showAgencies } from './agencies.resource.ts'
import { findAgency, listAgencies } from './agencies-list.store.ts'
import { findAgencyLogo } from './agency-logos.store.ts'
import { confirmApplication, declineApplication, openApplication } from './answer-application.ts'
import { applyAsAgency } from './apply-as-agency.ts'
import { changeAgency } from './change-agency.ts'
import { changeAgencyLogo } from './change-agency-logo.ts'
import type { ApplicationReferences } from './check-facts.ts'
import { moveAgency } from './move-agency.ts'

const APPLICATIONS_PER_MINUTE = 10
const ANSWERS_PER_MINUTE = 30
const MAX_UPLOAD_BYTES = 1024 * 1024 + 16 * 1024

export interface ApplicationNeeds extends ApplicationReferences {
  readonly secrets: SecretBox
}

export function mountAgencies(routes: Routes, needs: ApplicationNeeds): void {
  const { secrets } = needs
  const show = async (ctx: Context, agency: Agency | null): Promise<Presented> => {
    const [shown] = agency === null ? [] : await showAgencies(ctx, [agency], needs.skillName)
    if (shown === undefined) throw notFound('agency')
    return shown
  }

  registerEndpoint(
    routes,
    contract.applyAsAgency,
    async (ctx, { body }) => presentAgency(await applyAsAgency(ctx, body, needs), needs.skillName),
    { perMinute: APPLICATIONS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.listAgencies, async (ctx, { query }) => {
    const access = agencyAccess(ctx.actor)
    assertAllowed(access !== 'none', 'Only owners and admins of an employer can invite agencies.')
    const found = await listAgencies(ctx.db, { access, ...query })
    return { ...found, data: await showAgencies(ctx, found.data, needs.skillName) }
  })

  registerEndpoint(routes, contract.getAgency, async (ctx, { params }) => {
    const access = agencyAccess(ctx.actor)
    assertAllowed(access !== 'none')
    return show(ctx, await findAgency(ctx.db, params.id, access))
  })

  registerEndpoint(routes, contract.changeAgency, async (ctx, { params: { id }, body, ifMatch }) => {
    const { version = ifMatch, ...wanted } = body
    return show(ctx, await changeAgency(ctx, { id, version: version ?? null, wanted }, needs))
  })

  registerEndpoint(
    routes,
    contract.changeAgencyLogo,
    async (ctx, { params, file }) => {
      await changeAgencyLogo(ctx, params.id, file?.bytes ?? null)
      return show(ctx, await findAgency(ctx.db, params.id, agencyAccess(ctx.actor)))
    },
    { takesFile: true, bodyLimitBytes: MAX_UPLOAD_BYTES },
  )

  registerEndpoint(routes, contract.getAgencyLogo, async (ctx, { params }) => {
    const access = agencyAccess(ctx.actor)
    assertAllowed(access !== 'none')
    const agency = await findAgency(ctx.db, params.id, access)
    const logo = agency === null ? null : await findAgencyLogo(ctx.db, agency.id)
    if (logo === null) throw notFound('logo')
    return { bytes: logo.content, mediaType: logo.mediaType, name: 'logo' }
  })

  registerEndpoint(routes, contract.removeAgencyLogo, async (ctx, { params }) => {
    await changeAgencyLogo(ctx, params.id, null)
    return undefined
  })

  for (const verb of contract.agencyVerbs)
    registerEndpoint(routes, contract.agencyActions[verb], async (ctx, { params, body }) => {
      const reason = 'reason' in body && typeof body.reason === 'string' ? body.reason : null
      return show(ctx, await moveAgency(ctx, { id: params.id, verb, reason }))
    })

  const answers = { open: openApplication, confirm: confirmApplication, decline: declineApplication } as const
  for (const verb of ['open', 'confirm', 'decline'] as const)
    registerEndpoint(
      routes,
      verificationActions[verb],
      async (ctx, { params, body }) => {
        const { challenge, agency } = await answers[verb](ctx, secrets, { id: params.id, token: body.token })
        return presentChallenge(challenge, ctx.now(), subjectOf(agency))
      },
      { perMinute: ANSWERS_PER_MINUTE },
    )
}

const subjectOf = ({ legalName, contactName, contactEmail }: Agency) => [
  { label: 'Agency', value: legalName },
  { label: 'Contact person', value: contactName ?? '' },
  { label: 'Work email', value: contactEmail },
]
