import * as contract from '@assay/contracts/requirements'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { accessOfCaller, getRequirement, listRequirements, type Requirement } from '../records/index.ts'
import { changeRequirement } from './change-requirement.ts'
import { cloneRequirement, createRequirement } from './create-requirement.ts'
import { holdWeights } from './hold-weights.ts'
import { moveRequirement } from './move-requirement.ts'
import { type RequirementNeeds, showRequirements } from './show-requirements.ts'

export function mountRequirements(routes: Routes, needs: RequirementNeeds): void {
  const showOne = async (ctx: Context, row: Requirement, withCompany = false): Promise<Presented> => {
    const [shown] = await showRequirements(ctx, needs, { rows: [row], withCompany })
    if (shown === undefined) throw notFound('job')
    return shown
  }

  registerEndpoint(routes, contract.listRequirements, async (ctx, { query }) => {
    const access = await accessOfCaller(ctx)
    assertAllowed(access.kind !== 'none')
    const { filter, sort, page } = query
    const found = await listRequirements(ctx.db, { access, sort, page, filter })
    const data = await showRequirements(ctx, needs, {
      rows: found.data,
      withCompany: query.include.has('company'),
      only: query.fields.get('requirements'),
    })
    return { ...found, data }
  })

  registerEndpoint(routes, contract.getRequirement, async (ctx, { params, query }) =>
    showOne(ctx, await getRequirement(ctx, params.id), query.include.has('company')),
  )

  registerEndpoint(routes, contract.createRequirement, async (ctx, { body }) =>
    showOne(ctx, await createRequirement(ctx, needs.criteria, body)),
  )

  registerEndpoint(routes, contract.changeRequirement, async (ctx, { params, body, ifMatch }) =>
    showOne(ctx, await changeRequirement(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.cloneRequirement, async (ctx, { params }) =>
    showOne(ctx, await cloneRequirement(ctx, params.id)),
  )

  registerEndpoint(routes, contract.weightsActions.freezeWeights, async (ctx, { params }) =>
    showOne(ctx, await holdWeights(ctx, { id: params.id, verb: 'freezeWeights', reason: null })),
  )

  registerEndpoint(routes, contract.weightsActions.unfreezeWeights, async (ctx, { params, body }) =>
    showOne(ctx, await holdWeights(ctx, { id: params.id, verb: 'unfreezeWeights', reason: body.reason })),
  )

  for (const verb of contract.requirementVerbs) {
    const endpoint = contract.requirementActions[verb]
    registerEndpoint(routes, endpoint, async (ctx, { params, body }) =>
      showOne(ctx, await moveRequirement(ctx, needs.criteria, { ...body, ...params, verb })),
    )
  }
}
