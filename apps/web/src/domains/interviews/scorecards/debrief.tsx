import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../../../platform/refusal.tsx'
import { Region } from '../../../platform/region.tsx'
import { type DebriefedTrack, formatRound, stateLabels, trackQuery, useDecide } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { Scorecards } from './scorecards.tsx'

export function Debrief({ id }: { id: string }) {
  const query = useQuery(trackQuery(id))
  return (
    <Panel title="Debrief" note={query.data?.candidateName}>
      <Region query={query}>
        {(track) => (
          <div className={styles.form}>
            {track.interviews.length === 0 && <p className={styles.note}>No completed interview</p>}
            {track.interviews.map((interview) => (
              <section key={interview.id} className={styles.section} aria-label={formatRound(interview)}>
                <h3>
                  {formatRound(interview)}{' '}
                  <Badge tone={stateLabels[interview.state].tone}>{stateLabels[interview.state].label}</Badge>
                </h3>
                <Scorecards interview={interview} />
              </section>
            ))}
            {track.mayDo.includes('decide') && <Decide track={track} />}
          </div>
        )}
      </Region>
    </Panel>
  )
}

function Decide({ track }: { track: DebriefedTrack }) {
  const [reason, setReason] = useState('')
  const decide = useDecide()
  const isEarly = track.scorecardsDue > 0
  return (
    <div className={styles.section}>
      {isEarly && (
        <TextField
          label="Reason for missing scorecards"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Refusal error={decide.error} />
      <div className={styles.acts}>
        <Button
          variant="primary"
          busy={decide.isPending}
          disabled={isEarly && reason.trim().length < 3}
          onClick={() => decide.mutate({ trackId: track.id, override: isEarly ? reason.trim() : null })}
        >
          Move to decision
        </Button>
      </div>
    </div>
  )
}
