import { representedVerbs } from '@assay/contracts/represented-interviews'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { showCandidatesById } from '../../../candidates/index.ts'
import { type Interview, listSlots, waitsOn } from '../records/index.ts'
import { seenByCandidate, withFreeTimes } from './show-interview-link.ts'

/** One interview, with the times that the agency can name instead. */
export const showOneRepresented = async (ctx: Context, interview: Interview): Promise<Presented> =>
  present(ctx, interview, await withFreeTimes(ctx, interview, await seenByCandidate(ctx, interview)))

export const showRepresented = async (ctx: Context, interview: Interview): Promise<Presented> =>
  present(ctx, interview, await seenByCandidate(ctx, interview))

/** The candidate’s view, with the name that the agency knows. */
async function present(
  ctx: Context,
  interview: Interview,
  { shows }: Awaited<ReturnType<typeof seenByCandidate>>,
): Promise<Presented> {
  const [candidate] = await showCandidatesById(ctx.db, ctx.actor, [interview.candidateId])
  const { legalName, maskedName, externalId } = candidate?.attributes ?? {}
  const slots = await listSlots(ctx.db, [interview.id])
  return {
    type: 'represented-interviews',
    id: interview.id,
    attributes: {
      ...shows,
      candidateName: String(legalName ?? maskedName ?? ''),
      externalId: externalId ?? null,
      waitingOn: waitsOn({ state: interview.state, slots, scorecardsDue: 0 }),
      mayDo: representedVerbs.filter((verb) => shows.mayDo.includes(verb)),
    },
    relationships: { candidate: { type: 'candidates', id: interview.candidateId } },
  }
}
