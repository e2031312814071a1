import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindLabels } from '../../../platform/interview-kind-labels.ts'
import { Refusal } from '../../../platform/refusal.tsx'
import { Region } from '../../../platform/region.tsx'
import { loopSuggestionsQuery, slotIn, type Track, useBookLoop } from '../records/index.ts'
import styles from '../records/interviews.module.css'

export interface LoopSuggestionsProps {
  track: Track
  zone: string
  range: { from: string; to: string }
}

/** All due rounds on one day, booked together or not at all. */
export function LoopSuggestions({ track, zone, range }: LoopSuggestionsProps) {
  const [isWanted, setWanted] = useState(false)
  return (
    <Panel title="Interview day">
      <div className={styles.form}>
        <p className={styles.note}>Books all remaining rounds on one day.</p>
        {isWanted ? (
          <Suggestions track={track} zone={zone} range={range} />
        ) : (
          <Button onClick={() => setWanted(true)}>Find a day</Button>
        )}
      </div>
    </Panel>
  )
}

function Suggestions({ track, zone, range }: LoopSuggestionsProps) {
  const { requirementId, candidateId } = track
  const query = useQuery(loopSuggestionsQuery({ requirementId, candidateId, ...range }))
  const [note, setNote] = useState('')
  const book = useBookLoop()
  return (
    <Region query={query}>
      {({ suggestions, nothingBecause }) => {
        if (suggestions.length === 0)
          return <p className={styles.note}>{nothingBecause ?? 'No day this week fits all rounds.'}</p>
        return (
          <>
            <TextField
              label="How the candidate agreed"
              hint="Booking directly requires the candidate’s agreement."
              value={note}
              maxLength={500}
              onChange={(event) => setNote(event.target.value)}
            />
            <Refusal error={book.error} />
            <ul className={styles.slots}>
              {suggestions.map(({ rounds, reason }) => (
                <li key={rounds.map(({ start }) => start).join()}>
                  <span>
                    {rounds.map((round) => (
                      <span key={round.round} className={styles.note}>
                        {slotIn(round, zone)}: {kindLabels[round.kind]} with{' '}
                        {round.panel.map(({ fullName }) => fullName).join(', ')}
                      </span>
                    ))}
                    {reason}
                  </span>
                  <Button
                    size="small"
                    busy={book.isPending}
                    disabled={note.trim().length < 3}
                    onClick={() =>
                      book.mutate({
                        trackId: track.id,
                        body: {
                          agreedNote: note.trim(),
                          rounds: rounds.map(({ round, kind, start, end, panel }) => ({
                            round,
                            kind,
                            slot: { start, end },
                            panel: panel.map(({ userId, required }) => ({ userId, required })),
                          })),
                        },
                      })
                    }
                  >
                    Book all
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Region>
  )
}
