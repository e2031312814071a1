import { candidateInterviewActions as actions } from '@assay/contracts/candidate-interviews'
import type { Presented } from '@assay/jsonapi/present'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import type { HeldLink } from '../../../candidate-links/index.ts'
import {
  askForAnotherTime,
  cancelByCandidate,
  chooseSlot,
  contestByCandidate,
  counterSlots,
  reportByCandidate,
} from './answer-interview.ts'
import { showInterviewLink } from './show-interview-link.ts'

const options = { perMinute: 60 }

export function mountCandidateInterviews(routes: Routes): void {
  registerEndpoint(routes, actions.choose, async (ctx, { body }) => show(await chooseSlot(ctx, body)), options)
  registerEndpoint(routes, actions.counter, async (ctx, { body }) => show(await counterSlots(ctx, body)), options)
  registerEndpoint(
    routes,
    actions.reschedule,
    async (ctx, { body }) => show(await askForAnotherTime(ctx, body)),
    options,
  )
  registerEndpoint(routes, actions.cancel, async (ctx, { body }) => show(await cancelByCandidate(ctx, body)), options)
  registerEndpoint(
    routes,
    actions.reportNoShow,
    async (ctx, { body }) => show(await reportByCandidate(ctx, body)),
    options,
  )
  registerEndpoint(routes, actions.contest, async (ctx, { body }) => show(await contestByCandidate(ctx, body)), options)
}

async function show(held: HeldLink): Promise<Presented> {
  const { shows } = await showInterviewLink(held)
  return { type: 'candidate-interviews', id: held.link.subjectId, attributes: shows }
}
