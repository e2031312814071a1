import * as contract from '@assay/contracts/activities'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../platform/context/context.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { dayOf } from '../../platform/time/days.ts'
import type { ListShown } from '../candidates/index.ts'
import { listAssignedTo } from '../requirements/index.ts'
import { type ActivityAccess, activityAccess } from './activities.policy.ts'
import { type Activity, findActivity, listActivities } from './activities.store.ts'
import { addNote } from './add-note.ts'
import { checkChain, type ListNoteHashes } from './check-chain.ts'
import { exportAsCsv, exportAsJson } from './export-activities.ts'
import { showActivities } from './show-activities.ts'
import { withMerged } from './with-merged.ts'

/** Each caller has one `activity-checks` resource: the verification of their own chain. */
const OWN_CHECK_ID = '019b7d4e-0000-7000-8000-000000000002'

export function mountActivities(
  routes: Routes,
  { listShown, listNoteHashes }: { listShown: ListShown; listNoteHashes: ListNoteHashes },
): void {
  registerEndpoint(routes, contract.listActivities, async (ctx, { query }) => {
    const access = await accessFor(ctx)
    const found = await listActivities(ctx.db, {
      access,
      filter: await withMerged(ctx.db, query.filter),
      sort: query.sort,
      page: query.page,
    })
    return { ...found, data: await showActivities(ctx, found.data, access) }
  })

  registerEndpoint(routes, contract.getActivity, async (ctx, { params }) => {
    const access = await accessFor(ctx)
    const found = await findActivity(ctx.db, params.id, access)
    if (found === null) throw notFound('entry')
    return showOne(ctx, found, access)
  })

  registerEndpoint(routes, contract.addNote, async (ctx, { body }) => {
    const access = await accessFor(ctx)
    return showOne(ctx, await addNote(ctx, body, listShown), access)
  })

  registerEndpoint(routes, contract.checkActivities, async (ctx) => ({
    type: 'activity-checks',
    id: OWN_CHECK_ID,
    attributes: await checkChain(ctx, await accessFor(ctx), listNoteHashes),
  }))

  registerEndpoint(routes, contract.exportActivitiesCsv, async (ctx, { query }) => ({
    bytes: await exportAsCsv(ctx, { access: await accessFor(ctx), filter: query.filter }),
    name: `timeline-${dayOf(ctx.now())}.csv`,
  }))

  registerEndpoint(routes, contract.exportActivitiesJson, async (ctx, { query }) => ({
    bytes: await exportAsJson(ctx, { access: await accessFor(ctx), filter: query.filter }),
    name: `timeline-${dayOf(ctx.now())}.json`,
  }))
}

async function accessFor(ctx: Context): Promise<ActivityAccess> {
  const access = activityAccess(ctx.actor, await listAssignedTo(ctx))
  if (access === null) throw new AppError('permission.denied')
  return access
}

async function showOne(ctx: Context, row: Activity, access: ActivityAccess): Promise<Presented> {
  const [shown] = await showActivities(ctx, [row], access)
  if (shown === undefined) throw notFound('entry')
  return shown
}
