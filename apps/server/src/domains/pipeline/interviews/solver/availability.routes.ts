import * as contract from '@assay/contracts/interview-availability'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { labelInterviews } from '../booking/index.ts'
import { presentLane, presentLoops, presentSuggestions } from './availability.resource.ts'
import { readAvailability, readRange } from './read-availability.ts'
import { suggestLoops } from './suggest-loops.ts'
import { suggestSlots } from './suggest-slots.ts'

const WEEK_MS = 7 * DAY_MS

export function mountAvailability(routes: Routes): void {
  registerEndpoint(routes, contract.listAvailability, async (ctx, { query }) => {
    const { people, requirement, candidate, from, to } = query.filter
    if ((candidate === undefined) !== (requirement === undefined))
      throw new ValidationError([{ field: 'candidate', message: 'Send both the candidate and the requirement.' }])
    const begin = from ?? ctx.now().toISOString()
    const range = readRange(begin, to ?? new Date(Date.parse(begin) + WEEK_MS).toISOString())
    const lanes = await readAvailability(ctx, {
      userIds: people?.toLowerCase().split(',') ?? [],
      range,
      candidate:
        candidate === undefined || requirement === undefined
          ? null
          : { requirementId: requirement, candidateId: candidate },
    })
    const labelOf = await labelInterviews(
      ctx,
      lanes.flatMap(({ busy }) => busy.flatMap(({ interviewId }) => interviewId ?? [])),
    )
    return { data: lanes.map((lane) => presentLane(lane, { at: ctx.now(), labelOf })), total: lanes.length }
  })

  registerEndpoint(routes, contract.suggestSlots, async (ctx, { body }) =>
    presentSuggestions(await suggestSlots(ctx, body), ctx.now()),
  )

  registerEndpoint(routes, contract.suggestLoops, async (ctx, { body }) =>
    presentLoops(await suggestLoops(ctx, body), ctx.now()),
  )
}
