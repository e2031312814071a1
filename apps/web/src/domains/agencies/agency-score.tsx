import { MIN_MEASURED, MIN_RATING_EMPLOYERS, MIN_RATINGS } from '@assay/contracts/agency-ratings'
import { useQuery } from '@tanstack/react-query'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatHours, formatPercent } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { agencyScoreQuery, type AgencyScore as Score } from './agency-scores.queries.ts'
import styles from './clients.module.css'

export interface AgencyScoreProps {
  /** null: the caller’s own agency. */
  agencyId: string | null
}

/** How employers rate an agency, and what was measured in the past year. */
export function AgencyScore({ agencyId }: AgencyScoreProps) {
  const query = useQuery(agencyScoreQuery(agencyId))
  return (
    <Region query={query}>
      {(score) =>
        score !== null && (
          <div className={styles.form}>
            <FactList facts={factsOf(score)} />
            <p className={styles.note}>
              Past year. Averages need {MIN_RATINGS} ratings from {MIN_RATING_EMPLOYERS} employers; shares and times
              need {MIN_MEASURED} cases.
            </p>
          </div>
        )
      }
    </Region>
  )
}

const grade = (average: number | null): string => (average === null ? '–' : `${average.toLocaleString('en')} of 5`)
const share = (part: number | null): string => (part === null ? '–' : formatPercent(Math.round(part * 100)))

function factsOf(score: Score): readonly (readonly [string, string | null])[] {
  const { ratings, accuracy, speed, quality, submitted, interviewedShare, hiredShare, disputed, answerHours } = score
  return [
    ['Ratings', ratings === null ? 'Not enough data yet' : ratings.toLocaleString('en')],
    ['Profile accuracy', ratings === null ? null : grade(accuracy)],
    ['Response time', ratings === null ? null : grade(speed)],
    ['Quality', ratings === null ? null : grade(quality)],
    ['Submitted', formatCount(submitted, 'candidate')],
    ['Interviewed', share(interviewedShare)],
    ['Hired', share(hiredShare)],
    ['Median response time', answerHours === null ? '–' : formatHours(answerHours)],
    ['Disputed', formatCount(disputed, 'submission')],
  ]
}
