import type { HireAct } from '@assay/contracts/hired-candidates'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount, formatDay, formatPay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import {
  actLabels,
  endLabels,
  feeLabels,
  formatGuarantee,
  formatTrial,
  hireStateLabels,
  nameOf,
} from './hire-labels.ts'
import styles from './hires.module.css'
import { type Hire, hireQuery } from './hires.queries.ts'
import { StepDialog } from './step-dialog.tsx'

interface HireDrawerProps {
  id: string
  onClose: () => void
  profile: (hire: Hire, words: ReactNode) => ReactNode
  /** Links to the job, for those who can open it. */
  job: ((hire: Hire, words: ReactNode) => ReactNode) | undefined
}

const LEADS_ON: readonly HireAct[] = ['start', 'confirm']
/** In display order; the primary action comes last. */
const ORDER: readonly HireAct[] = [
  ...(['noShow', 'end', 'rate', 'checkIn', 'requestReplacement', 'refund', 'replace', 'start', 'confirm'] as const),
]

export function HireDrawer({ id, onClose, profile, job }: HireDrawerProps) {
  const query = useQuery(hireQuery(id))
  const [asking, setAsking] = useState<HireAct | null>(null)
  const hire = query.data
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={hire === undefined ? 'Hire' : nameOf(hire)}
      description={hire?.requirementTitle}
      footer={
        hire !== undefined &&
        ORDER.filter((act) => hire.mayDo.includes(act)).map((act) => (
          <Button
            key={act}
            size="small"
            variant={LEADS_ON.includes(act) ? 'primary' : 'secondary'}
            onClick={() => setAsking(act)}
          >
            {actLabels[act]}
          </Button>
        ))
      }
    >
      <Region query={query}>
        {(shown) => (
          <div className={styles.form}>
            <p className={styles.line}>
              <Badge tone={hireStateLabels[shown.state].tone}>{hireStateLabels[shown.state].label}</Badge>
              {profile(shown, 'View profile')}
              {job?.(shown, 'Open job')}
            </p>
            <Facts hire={shown} />
            <CheckIns hire={shown} />
          </div>
        )}
      </Region>
      {asking !== null && hire !== undefined && <StepDialog act={asking} hire={hire} onClose={() => setAsking(null)} />}
    </Drawer>
  )
}

function Facts({ hire }: { hire: Hire }) {
  const { startedBy, confirmedBy, confirmedAt, endCode, endOn, endNote, rating } = hire
  const ended = endOn === null || endCode === null ? null : `${formatDay(endOn)}: ${endLabels[endCode]}`
  const facts: readonly (readonly [string, string | null])[] = [
    ['Company', hire.companyName],
    [
      'Start',
      `${formatDay(hire.startOn)}${startedBy === null ? ' (agreed)' : startedBy === 'candidate' ? ', confirmed by the candidate' : ''}`,
    ],
    ['Pay', `${formatPay(hire.rate)}${hire.hoursPerWeek === null ? '' : `, ${hire.hoursPerWeek} h/week`}`],
    [
      'Trial',
      hire.state === 'inTrial'
        ? `${formatTrial(hire)}, until ${formatDay(hire.trialEndsOn)}`
        : formatCount(hire.trialDays, 'day'),
    ],
    [
      'Confirmed',
      confirmedAt === null
        ? null
        : `${formatDay(confirmedAt)}${confirmedBy === 'clock' ? ', automatically after the trial' : ''}`,
    ],
    [
      'Guarantee',
      `until ${formatDay(hire.guaranteeUntil)}${hire.guaranteeDaysLeft === null ? '' : `, ${formatGuarantee(hire)}`}`,
    ],
    ['Fee', feeLabels[hire.fee]],
    ['Ended', ended === null ? null : endNote === null ? ended : `${ended}. ${endNote}`],
    ['Replacement', hire.replacementReason],
    ['Waiting for', waitingFor(hire)],
    ['Decision', hire.replacementNote],
    ['Rating', rating === null ? null : `${rating.score} of 5${rating.isShared ? ', used for learning' : ''}`],
  ]
  return <FactList facts={facts} />
}

/** A requested replacement is decided by those who may also refuse it. */
function waitingFor({ state, mayDo }: Hire): string | null {
  if (state !== 'replacementOpen') return null
  return mayDo.includes('refund') ? 'Your decision' : 'A decision by the agency or the operator'
}

function CheckIns({ hire }: { hire: Hire }) {
  return (
    <section aria-label="Check-ins" className={styles.form}>
      <h3>Check-ins</h3>
      <ul className={styles.checkIns}>
        {hire.checkIns.map(({ day, dueOn, isDue, score, note, answeredBy }) => (
          <li key={day}>
            <strong>After {day} days</strong>{' '}
            {score === null ? (isDue ? 'due' : `on ${formatDay(dueOn)}`) : `${score} of 5, ${answeredBy ?? ''}`}
            {note !== null && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
