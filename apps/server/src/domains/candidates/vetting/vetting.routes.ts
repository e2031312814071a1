import { candidateActions } from '@assay/contracts/candidates'
import * as contract from '@assay/contracts/vetting-results'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { showCandidatesById } from '../masking/index.ts'
import { decideChange } from './decide-change.ts'
import { moveInVetting } from './move-in-vetting.ts'
import { proposeChange } from './propose-change.ts'
import { recordResult } from './record-result.ts'
import { mayVet } from './vetting.policy.ts'
import { type Names, presentChange, presentResult } from './vetting.resource.ts'
import { type CandidateVerb, whatIsMissing } from './vetting.rules.ts'
import { findResult, listResults, listResultsOf, type ShownResult } from './vetting.store.ts'
import { findChange, listChanges, type ShownChange } from './vetting-changes.store.ts'

export interface VettingNeeds {
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<Names>
}

export function mountVetting(routes: Routes, needs: VettingNeeds): void {
  mountResults(routes, needs)
  mountChanges(routes, needs)
  const move = (verb: CandidateVerb) => async (ctx: Context, id: string, reason?: string) => {
    await moveInVetting(ctx, { id, verb, reason })
    const [shown] = await showCandidatesById(ctx.db, ctx.actor, [id])
    if (shown === undefined) throw notFound('candidate')
    return shown
  }
  registerEndpoint(routes, candidateActions.startVetting, (ctx, { params }) => move('startVetting')(ctx, params.id))
  registerEndpoint(routes, candidateActions.approve, (ctx, { params }) => move('approve')(ctx, params.id))
  registerEndpoint(routes, candidateActions.sendBack, (ctx, { params, body }) =>
    move('sendBack')(ctx, params.id, body.reason),
  )
}

function mountResults(routes: Routes, { namesOf }: VettingNeeds): void {
  const present = async (ctx: Context, rows: readonly ShownResult[]): Promise<Presented[]> => {
    const names = await namesOf(ctx.db, [...new Set(rows.flatMap(({ recordedBy }) => recordedBy ?? []))])
    const today = dayOf(ctx.now())
    return rows.map((row) => presentResult(row, { names, today }))
  }
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const result = await findResult(ctx.db, id)
    const [shown] = result === null ? [] : await present(ctx, [result])
    if (shown === undefined) throw notFound('vetting result')
    return shown
  }

  registerEndpoint(routes, contract.listVettingResults, async (ctx, { query }) => {
    assertAllowed(mayVet(ctx.actor))
    const found = await listResults(ctx.db, query)
    const { candidate } = query.filter
    return {
      ...found,
      data: await present(ctx, found.data),
      ...(candidate !== undefined && {
        meta: { missingForApproval: whatIsMissing(await listResultsOf(ctx.db, candidate), dayOf(ctx.now())) },
      }),
    }
  })

  registerEndpoint(routes, contract.getVettingResult, (ctx, { params }) => {
    assertAllowed(mayVet(ctx.actor))
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.recordVettingResult, async (ctx, { body }) => {
    const { id } = await recordResult(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })
}

function mountChanges(routes: Routes, { namesOf }: VettingNeeds): void {
  const present = async (ctx: Context, rows: readonly ShownChange[]): Promise<Presented[]> => {
    const ids = rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat())
    const names = await namesOf(ctx.db, [...new Set(ids)])
    return rows.map((row) => presentChange(row, { names, actor: ctx.actor }))
  }
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const change = await findChange(ctx.db, id)
    const [shown] = change === null ? [] : await present(ctx, [change])
    if (shown === undefined) throw notFound('correction')
    return shown
  }

  registerEndpoint(routes, contract.listVettingChanges, async (ctx, { query }) => {
    assertAllowed(mayVet(ctx.actor))
    const found = await listChanges(ctx.db, query)
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getVettingChange, (ctx, { params }) => {
    assertAllowed(mayVet(ctx.actor))
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.proposeVettingChange, async (ctx, { body }) => {
    const { id } = await proposeChange(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })

  for (const verb of ['confirm', 'reject'] as const)
    registerEndpoint(routes, contract.vettingChangeActions[verb], async (ctx, { params }) => {
      await decideChange(ctx, { id: params.id, verb })
      return show(ctx, params.id)
    })
}
