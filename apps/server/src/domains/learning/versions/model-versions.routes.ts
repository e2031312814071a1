import * as contract from '@assay/contracts/model-versions'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { getModelVersion } from './get-model-version.ts'
import { mayReadModels, WHO_MAY } from './model-versions.policy.ts'
import { presentVersion } from './model-versions.resource.ts'
import { listModelVersions, type ModelVersion } from './model-versions.store.ts'
import { promoteModel } from './promote-model.ts'
import { proposeModel } from './propose-model.ts'
import { rejectModel } from './reject-model.ts'
import { rollBackModel } from './roll-back-model.ts'

/** Training is expensive. */
const PROPOSALS_PER_MINUTE = 6

export function mountModelVersions(routes: Routes, { live }: { live: LivePool }): void {
  registerEndpoint(routes, contract.listModelVersions, async (ctx, { query }) => {
    assertAllowed(mayReadModels(ctx.actor), WHO_MAY)
    const { filter, sort, page } = query
    const found = await listModelVersions(ctx.db, { sort, page, filter })
    return { ...found, data: await Promise.all(found.data.map((version) => show(ctx, version))) }
  })

  registerEndpoint(routes, contract.getModelVersion, async (ctx, { params }) =>
    show(ctx, await getModelVersion(ctx, params.id)),
  )

  registerEndpoint(
    routes,
    contract.proposeModelVersion,
    async (ctx, { body }) => show(ctx, await proposeModel(ctx, live, body.companyId)),
    { perMinute: PROPOSALS_PER_MINUTE },
  )

  registerEndpoint(routes, contract.promoteModelVersion, async (ctx, { params, body }) =>
    show(ctx, await promoteModel(ctx, live, { id: params.id, reason: body.reason })),
  )

  registerEndpoint(routes, contract.rejectModelVersion, async (ctx, { params, body }) =>
    show(ctx, await rejectModel(ctx, { id: params.id, reason: body.reason })),
  )

  registerEndpoint(routes, contract.rollBackModelVersion, async (ctx, { params, body }) =>
    show(ctx, await rollBackModel(ctx, { id: params.id, reason: body.reason })),
  )
}

async function show(ctx: Context, version: ModelVersion): Promise<Presented> {
  const company = version.companyId === null ? null : await findCompany(ctx.db, version.companyId)
  return presentVersion(version, company?.name ?? null, ctx.actor)
}
