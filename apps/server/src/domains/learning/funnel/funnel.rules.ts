import type { PipelineStage } from '@assay/contracts/shortlisteds'
import type { ShownRow } from '@assay/training/funnel'
import type { HarvestedLook } from '@assay/training/position-bias'

/** What became of somebody after they were shown. */
export interface Outcome {
  readonly reached: readonly { readonly stage: PipelineStage; readonly reasonCode: string | null }[]
}

/** How far somebody came, as a grade: a hire says most, a long look least. */
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

/** Reasons that speak of what a person can do. Pay, place, time and luck say nothing about it. */
const FIT_REASONS: readonly string[] = ['missingSkill', 'lessExperience', 'language']

export function gradeOf(outcome: Outcome | null, hadLongLook: boolean): Pick<ShownRow, 'grade' | 'isRefused'> {
  const looked = hadLongLook ? LONG_LOOK : 0
  if (outcome === null) return { grade: looked, isRefused: false }
  const last = outcome.reached.at(-1)
  if (last?.stage === 'rejected' && FIT_REASONS.includes(last.reasonCode ?? '')) return { grade: 0, isRefused: true }
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
 * Looks from which the worth of a place can be read off: different people of the company saw the same candidate for the
 * same requirement at different places. One and the same person would not open a profile twice.
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
