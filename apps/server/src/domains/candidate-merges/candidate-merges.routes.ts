import * as contract from '@assay/contracts/candidate-merges'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../platform/context/context.ts'
import { assertAllowed, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { showCandidatesById } from '../candidates/index.ts'
import { mayMerge } from './candidate-merges.policy.ts'
import {
  presentDuplicate,
  presentMerge,
  presentPreview,
  type Shown,
  type UserNames,
} from './candidate-merges.resource.ts'
import { findMerge, listMerges, type Merge } from './candidate-merges.store.ts'
import { type Duplicate, findDuplicate, listDuplicates } from './duplicates.store.ts'
import { decideOnDuplicate } from './look-for-duplicates.ts'
import { decideMerge, mergeCandidates } from './merge-candidates.ts'
import { previewMerge } from './preview-merge.ts'
import { undoMerge } from './undo-merge.ts'

export interface MergeNeeds {
  readonly namesOf: (db: Queries, userIds: readonly string[]) => Promise<UserNames>
}

export function mountCandidateMerges(routes: Routes, needs: MergeNeeds): void {
  mountDuplicates(routes)
  mountMerges(routes, needs)
  registerEndpoint(routes, contract.previewMerge, async (ctx, { body }) =>
    presentPreview(await previewMerge(ctx, body)),
  )
}

const shownOf = async ({ db, actor }: Context, ids: readonly string[]): Promise<Shown> =>
  new Map((await showCandidatesById(db, actor, [...new Set(ids)])).map((shown) => [shown.id, shown]))

function mountDuplicates(routes: Routes): void {
  const present = async (ctx: Context, pairs: readonly Duplicate[]): Promise<Presented[]> => {
    const shown = await shownOf(
      ctx,
      pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]),
    )
    return pairs.map((pair) => presentDuplicate(pair, shown))
  }
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const pair = await findDuplicate(ctx.db, id)
    const [shown] = pair === null ? [] : await present(ctx, [pair])
    if (shown === undefined) throw notFound('pair')
    return shown
  }

  registerEndpoint(routes, contract.listDuplicates, async (ctx, { query }) => {
    assertAllowed(mayMerge(ctx.actor))
    const found = await listDuplicates(ctx.db, query)
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getDuplicate, (ctx, { params }) => {
    assertAllowed(mayMerge(ctx.actor))
    return show(ctx, params.id)
  })

  for (const verb of ['dismiss', 'reopen'] as const)
    registerEndpoint(routes, contract.duplicateActions[verb], async (ctx, { params }) => {
      await decideOnDuplicate(ctx, params.id, verb)
      return show(ctx, params.id)
    })
}

function mountMerges(routes: Routes, { namesOf }: MergeNeeds): void {
  const present = async (ctx: Context, merges: readonly Merge[]): Promise<Presented[]> => {
    const shown = await shownOf(
      ctx,
      merges.flatMap(({ keptId, goneId }) => [keptId, goneId]),
    )
    const people = merges.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? []].flat())
    const names = await namesOf(ctx.db, [...new Set(people)])
    return merges.map((merge) => presentMerge(merge, { shown, names, actor: ctx.actor, now: ctx.now() }))
  }
  const show = async (ctx: Context, id: string): Promise<Presented> => {
    const merge = await findMerge(ctx.db, id)
    const [shown] = merge === null ? [] : await present(ctx, [merge])
    if (shown === undefined) throw notFound('merge')
    return shown
  }

  registerEndpoint(routes, contract.listMerges, async (ctx, { query }) => {
    assertAllowed(mayMerge(ctx.actor))
    const found = await listMerges(ctx.db, query)
    return { ...found, data: await present(ctx, found.data) }
  })

  registerEndpoint(routes, contract.getMerge, (ctx, { params }) => {
    assertAllowed(mayMerge(ctx.actor))
    return show(ctx, params.id)
  })

  registerEndpoint(routes, contract.mergeCandidates, async (ctx, { body }) => {
    const { id } = await mergeCandidates(ctx, body)
    return { data: await show(ctx, id), status: 201 }
  })

  for (const verb of ['confirm', 'reject'] as const)
    registerEndpoint(routes, contract.mergeActions[verb], async (ctx, { params }) => {
      await decideMerge(ctx, params.id, verb)
      return show(ctx, params.id)
    })

  registerEndpoint(routes, contract.mergeActions.undo, async (ctx, { params }) => {
    await undoMerge(ctx, params.id)
    return show(ctx, params.id)
  })
}
