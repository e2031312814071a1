import { builtInReasonOf } from '@assay/contracts/reason-code'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { ShownRow } from '@assay/training/funnel'
import type { HarvestedLook } from '@assay/training/position-bias'

/** The outcome for a candidate after they were shown. */
export interface Outcome {
  readonly reached: readonly { readonly stage: PipelineStage; readonly reasonCode: string | null }[]
}

/** The furthest stage as a relevance grade: a hire is the highest, a long look the lowest. */
const STAGE_GRADES: Partial<Record<PipelineStage, number>> = {
  shortlisted: 2,
  contactRequested: 2,
  contactReleased: 3,
  interviewing: 3,
  decision: 3,
  offer: 4,
  hired: 5,
}
const LONG_LOOK = 1

/** Reasons about the candidate's skills. Pay, location, timing and luck are unrelated to fit. */
const FIT_REASONS: readonly string[] = ['missingSkill', 'lessExperience', 'language']

export function gradeOf(outcome: Outcome | null, hadLongLook: boolean): Pick<ShownRow, 'grade' | 'isRefused'> {
  const looked = hadLongLook ? LONG_LOOK : 0
  if (outcome === null) return { grade: looked, isRefused: false }
  const last = outcome.reached.at(-1)
  if (last?.stage === 'rejected' && FIT_REASONS.includes(builtInReasonOf(last.reasonCode ?? '')))
    return { grade: 0, isRefused: true }
  const best = Math.max(looked, ...outcome.reached.map(({ stage }) => STAGE_GRADES[stage] ?? 0))
  return { grade: best, isRefused: false }
}

/** One viewer's look at one candidate, for one requirement. */
export interface SeenAt {
  readonly requirementId: string
  readonly candidateId: string
  readonly viewerId: string
  readonly place: number
  readonly wasOpened: boolean
}

/**
 * Harvests position bias: looks of different users of a company at the same candidate for the same requirement at
 * different ranks. Looks by the same user are excluded, since they would not open a profile twice.
 */
export function harvestLooks(seen: readonly SeenAt[]): HarvestedLook[] {
  const same = Map.groupBy(seen, ({ requirementId, candidateId }) => `${requirementId}/${candidateId}`)
  return [...same.values()].flatMap((views) =>
    views.flatMap((view) =>
      !view.wasOpened
        ? []
        : views
            .filter(({ viewerId, place }) => viewerId !== view.viewerId && place !== view.place)
            .map(({ place }) => ({ place: view.place, otherPlace: place })),
    ),
  )
}
