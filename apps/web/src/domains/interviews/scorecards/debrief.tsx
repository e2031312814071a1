import { decideTrack } from '@assay/contracts/interview-tracks'
import { rules } from '@assay/contracts/validation-rules'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { Region } from '../../../platform/region.tsx'
import {
  type DebriefedTrack,
  formatRound,
  type Interview,
  stateLabels,
  trackQuery,
  useDecide,
} from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { Scorecards } from './scorecards.tsx'

export function Debrief({ id, isNext }: { id: string; isNext: boolean }) {
  const query = useQuery(trackQuery(id))
  return (
    <Panel title="Debrief" note={query.data?.candidateName}>
      <Region query={query}>
        {(track) => (
          <div className={styles.form}>
            {track.interviews.length === 0 && <p className={styles.note}>No completed interview</p>}
            {track.interviews.map((interview) => (
              <section key={interview.id} className={styles.section}>
                <h3>
                  {formatHeld(interview)}{' '}
                  <Badge tone={stateLabels[interview.state].tone}>{stateLabels[interview.state].label}</Badge>
                </h3>
                <Scorecards interview={interview} />
              </section>
            ))}
            {track.mayDo.includes('decide') && <Decide track={track} isNext={isNext} />}
          </div>
        )}
      </Region>
    </Panel>
  )
}

/** With the day, because a round may be held twice. */
const formatHeld = (interview: Interview): string =>
  interview.start === null ? formatRound(interview) : `${formatRound(interview)}, ${formatDay(interview.start)}`

const labels = { override: 'Reason for missing scorecards' }
const dueFields = contractFields(decideTrack.body, { labels })
const earlyFields = contractFields(decideTrack.body, { labels, checks: { override: [rules.required()] } })

function Decide({ track, isNext }: { track: DebriefedTrack; isNext: boolean }) {
  const decide = useDecide()
  const isEarly = track.scorecardsDue > 0
  const form = useForm({
    fields: isEarly ? earlyFields : dueFields,
    initial: { override: '' },
    send: ({ override = null }) => decide.mutateAsync({ trackId: track.id, override }),
  })
  return (
    <form className={styles.section} {...form.bind}>
      {isEarly && <TextField {...form.text('override')} />}
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant={isNext ? 'primary' : 'secondary'}>
          Move to decision
        </Button>
      </div>
    </form>
  )
}
