import { Button } from '@assay/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Region } from '../../../platform/region.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { requirementQuery, type SlotsQuery, slotIn, slotSuggestionsQuery } from '../records/index.ts'
import styles from '../records/interviews.module.css'
import { type OfferTarget, questionFor, requirementOf, type Slot } from './offer-target.ts'

export interface SuggestedSlotsProps {
  target: OfferTarget
  zone: string
  range: { from: string; to: string }
  chosen: readonly Slot[]
  onAdd: (slots: readonly Slot[]) => void
}

const CHOSEN_AT_FIRST = 3

/**
 * The best times in the days shown, each with its reason. For a new interview, the best three are preselected; for one
 * that moves, they are found on demand.
 */
export function SuggestedSlots(props: SuggestedSlotsProps) {
  const { target, range } = props
  const { user } = useSession()
  const [isWanted, setWanted] = useState(target.track !== undefined)
  const requirement = useQuery(requirementQuery(requirementOf(target)))
  if (!isWanted)
    return (
      <Button size="small" onClick={() => setWanted(true)}>
        Suggest times
      </Button>
    )
  if (requirement.data === undefined) return null
  const asked = questionFor(target, range, { plan: requirement.data.plan, userId: user?.id ?? '' })
  return <Suggestions {...props} asked={asked} />
}

function Suggestions({ target, asked, zone, chosen, onAdd }: SuggestedSlotsProps & { asked: SlotsQuery }) {
  const query = useQuery(slotSuggestionsQuery(asked))
  const isFirst = useRef(true)
  const best = target.track !== undefined && chosen.length === 0 ? query.data?.suggestions : undefined
  useEffect(() => {
    if (best === undefined || best.length === 0 || !isFirst.current) return
    isFirst.current = false
    onAdd(best.slice(0, CHOSEN_AT_FIRST).map(({ start, end }) => ({ start, end })))
  }, [best, onAdd])
  return (
    <Region query={query}>
      {({ suggestions, nothingBecause }) =>
        suggestions.length === 0 ? (
          <p className={styles.note}>{nothingBecause ?? 'No suitable time. Try later dates.'}</p>
        ) : (
          <ul className={styles.slots} aria-label="Suggested times">
            {suggestions
              .filter(({ start }) => chosen.every((slot) => slot.start !== start))
              .map(({ start, end, reason }) => (
                <li key={start}>
                  <span>
                    {slotIn({ start, end }, zone)}
                    <span className={styles.note}>{reason}</span>
                  </span>
                  <Button
                    size="small"
                    aria-label={`Add ${slotIn({ start, end }, zone)}`}
                    onClick={() => onAdd([{ start, end }])}
                  >
                    Add
                  </Button>
                </li>
              ))}
          </ul>
        )
      }
    </Region>
  )
}
