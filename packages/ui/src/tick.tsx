import { Check, Minus, X } from 'lucide-react'
import styles from './tick.module.css'

export type TickState = 'yes' | 'partly' | 'no'

const marks = { yes: Check, partly: Minus, no: X }
const words = { yes: 'met', partly: 'partly met', no: 'not met' }

/** Whether a condition holds. `label` names the condition; without it, adjacent text must. */
export function Tick({ state, label }: { state: TickState; label?: string }) {
  const Mark = marks[state]
  return (
    <span
      className={styles.tick}
      data-state={state}
      role="img"
      aria-label={label ? `${label}: ${words[state]}` : words[state]}
    >
      <Mark size={11} strokeWidth={3} aria-hidden="true" />
    </span>
  )
}
