import { MIN_MEASURED, MIN_RATING_EMPLOYERS, MIN_RATINGS } from '@assay/contracts/agency-ratings'
import type { SubmissionState } from '@assay/contracts/submissions'

/** Once the employer decided; what the agency or the candidate took back is no work to rate. */
export const canBeRated = (state: SubmissionState): boolean =>
  ['accepted', 'denied', 'duplicate', 'expired'].includes(state)

interface Averages {
  readonly ratings: number
  readonly employers: number
  readonly accuracy: number
  readonly speed: number
  readonly quality: number
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10

/** Nothing, not even the number of ratings, below the privacy bar. */
export function shownAverages(found: Averages | undefined) {
  if (found === undefined || found.ratings < MIN_RATINGS || found.employers < MIN_RATING_EMPLOYERS)
    return { ratings: null, accuracy: null, speed: null, quality: null }
  const { ratings, accuracy, speed, quality } = found
  return { ratings, accuracy: oneDigit(accuracy), speed: oneDigit(speed), quality: oneDigit(quality) }
}

export interface Measured {
  readonly submitted: number
  readonly decided: number
  readonly interviewed: number
  readonly hired: number
  readonly answers: number
  readonly answerHours: number | null
}

export const NOTHING_MEASURED: Measured = {
  submitted: 0,
  decided: 0,
  interviewed: 0,
  hired: 0,
  answers: 0,
  answerHours: null,
}

export function shownMeasures({ submitted, decided, interviewed, hired, answers, answerHours }: Measured) {
  const isEnough = decided >= MIN_MEASURED
  return {
    submitted,
    interviewedShare: isEnough ? interviewed / decided : null,
    hiredShare: isEnough ? hired / decided : null,
    answerHours: answers >= MIN_MEASURED && answerHours !== null ? oneDigit(answerHours) : null,
  }
}
