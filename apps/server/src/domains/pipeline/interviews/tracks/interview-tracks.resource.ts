import type { Presented, Related } from '@assay/jsonapi/present'
import type { Track } from './list-tracks.ts'

export function presentTrack(
  track: Track,
  { candidate, interviews, mayKnow }: { candidate: Related; interviews: Related; mayKnow: boolean },
): Presented {
  const { entry, requirement, names, next } = track
  return {
    type: 'interview-tracks',
    id: entry.id,
    attributes: {
      status: track.status,
      stage: entry.stage,
      stageSince: entry.stageSince,
      requirementId: requirement.id,
      requirementTitle: requirement.title,
      candidateId: entry.candidateId,
      candidateName: names.nameOf(entry),
      candidateZone: track.zone,
      isReleased: mayKnow && names.isReleased(entry.requirementId, entry.candidateId),
      rounds: track.rounds.map(({ round, kind, minutes, isPlanned, latest, recommendations }) => ({
        round,
        kind,
        minutes,
        isPlanned,
        recommendations,
        state: latest?.state ?? 'due',
        interviewId: latest?.id ?? null,
        start: latest?.startsAt ?? null,
        end: latest?.endsAt ?? null,
        scorecardsDue: latest?.scorecardsDue ?? 0,
      })),
      waitingOn: track.waitingOn,
      waitingSince: track.waitingSince,
      next: next === null ? null : { interviewId: next.id, start: next.startsAt, end: next.endsAt },
      scorecardsDue: track.scorecardsDue,
      mayDo: track.mayDo,
      createdAt: entry.createdAt,
      updatedAt: entry.updatedAt,
    },
    relationships: {
      candidate,
      requirement: { type: 'requirements', id: requirement.id },
      shortlisted: { type: 'shortlisteds', id: entry.id },
      interviews,
    },
  }
}
