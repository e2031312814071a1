import * as contract from '@assay/contracts/consents'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { candidateAccess } from '../profiles/index.ts'
import { type Consent, type ConsentScope, findConsent, listConsents } from './consents.store.ts'

export function mountConsents(routes: Routes): void {
  registerEndpoint(routes, contract.listConsents, async (ctx, { query }) => {
    const found = await listConsents(ctx.db, { scope: scopeOf(ctx), ...query })
    return { ...found, data: found.data.map((consent) => presentConsent(consent, ctx.now())) }
  })

  registerEndpoint(routes, contract.getConsent, async (ctx, { params }) => {
    const consent = await findConsent(ctx.db, scopeOf(ctx), params.id)
    if (consent === null) throw notFound('consent')
    return presentConsent(consent, ctx.now())
  })
}

/** Employers learn from a refusal whether they may contact a candidate; the dates stay private. */
function scopeOf({ actor }: Context): ConsentScope {
  const access = candidateAccess(actor)
  if (access.kind === 'everyone') return { agencyId: null }
  if (access.kind === 'agency') return { agencyId: access.agencyId }
  throw new AppError('permission.denied')
}

const presentConsent = ({ id, candidateId, purpose, until, source, createdAt }: Consent, now: Date): Presented => ({
  type: 'consents',
  id,
  attributes: {
    purpose,
    until,
    source,
    isActive: until >= dayOf(now),
    createdAt,
    updatedAt: createdAt,
  },
  relationships: { candidate: { type: 'candidates', id: candidateId } },
})
