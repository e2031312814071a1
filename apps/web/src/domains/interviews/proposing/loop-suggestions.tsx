import type { loopSuggestions } from '@assay/contracts/interview-availability'
import { bookLoop } from '@assay/contracts/interview-tracks'
import type { ResourceOf } from '@assay/contracts/resource'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
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
          <div className={styles.acts}>
            <Button onClick={() => setWanted(true)}>Find a day</Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

type Suggestion = Pick<ResourceOf<typeof loopSuggestions>['suggestions'][number], 'rounds'>

const roundOf = ({ round, kind, start, end, panel }: Suggestion['rounds'][number]) => ({
  round,
  kind,
  slot: { start, end },
  panel: panel.map(({ userId, required }) => ({ userId, required })),
})

function Suggestions({ track, zone, range }: LoopSuggestionsProps) {
  const { requirementId, candidateId } = track
  const query = useQuery(loopSuggestionsQuery({ requirementId, candidateId, ...range }))
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  const book = useBookLoop()
  const fields = useMemo(
    () =>
      contractFields<typeof bookLoop.body, { agreedNote: string }>(bookLoop.body, {
        labels: { agreedNote: 'How the candidate agreed' },
        shape: (draft) => ({ ...draft, rounds: chosen?.rounds.map(roundOf) ?? [] }),
        checks: { agreedNote: [rules.required()] },
      }),
    [chosen],
  )
  const form = useForm({
    fields,
    initial: { agreedNote: '' },
    send: (body) => book.mutateAsync({ trackId: track.id, body }),
  })
  return (
    <Region query={query}>
      {({ suggestions, nothingBecause }) => {
        if (suggestions.length === 0)
          return <p className={styles.note}>{nothingBecause ?? 'No day this week fits all rounds.'}</p>
        return (
          <form className={styles.form} {...form.bind}>
            <TextField {...form.text('agreedNote')} hint="Booking directly requires the candidate’s agreement." />
            <FormProblems form={form} />
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
                  <Button {...form.button} size="small" onClick={() => flushSync(() => setChosen({ rounds }))}>
                    Book all
                  </Button>
                </li>
              ))}
            </ul>
          </form>
        )
      }}
    </Region>
  )
}
