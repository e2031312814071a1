import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { showCandidatesById } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { listUsersShown } from '../../../tenants/index.ts'
import { type Interview, listPanels, listSlots, waitsOn } from '../records/index.ts'

/** For client contacts: no names of candidates, no reasons, no scorecards. */
export async function showShared(ctx: Context, interviews: readonly Interview[]): Promise<Presented[]> {
  const { db } = ctx
  const of = (key: 'id' | 'candidateId' | 'requirementId') => [...new Set(interviews.map((each) => each[key]))]
  const candidates = new Map(
    (await showCandidatesById(db, ctx.actor, of('candidateId'))).map(({ id, attributes }) => [id, attributes]),
  )
  const titles = new Map((await listRequirementsById(db, of('requirementId'))).map(({ id, title }) => [id, title]))
  const panels = await listPanels(db, of('id'))
  const people = await listUsersShown(db, [...new Set(panels.map(({ userId }) => userId))])
  const slots = await listSlots(db, of('id'))
  return interviews.map((interview) => {
    const { id, round, kind, minutes, state, place, startsAt: start, endsAt: end, createdAt, updatedAt } = interview
    const offered = slots.filter(({ interviewId }) => interviewId === id)
    const candidate = candidates.get(interview.candidateId)
    return {
      type: 'shared-interviews',
      id,
      attributes: {
        round,
        kind,
        minutes,
        state,
        place,
        start,
        end,
        createdAt,
        updatedAt,
        candidateName: String(candidate?.['maskedName'] ?? ''),
        headline: String(candidate?.['headline'] ?? ''),
        requirementTitle: titles.get(interview.requirementId) ?? '',
        proposedTimes: offered.length,
        interviewers: panels
          .filter(({ interviewId }) => interviewId === id)
          .map(({ userId }) => String(people.get(userId)?.attributes['fullName'] ?? '')),
        waitingOn: waitsOn({ state, slots: offered, scorecardsDue: 0 }),
      },
      relationships: {
        candidate: { type: 'candidates', id: interview.candidateId },
        requirement: { type: 'requirements', id: interview.requirementId },
      },
    }
  })
}
