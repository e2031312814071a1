import { Check, Minus, X } from 'lucide-react'
import styles from './tick.module.css'

export type TickState = 'yes' | 'partly' | 'no'

const marks = { yes: Check, partly: Minus, no: X }
const words = { yes: 'met', partly: 'partly met', no: 'not met' }

interface TickProps {
  state: TickState
  label?: string
  /** Among many: what is met is drawn without its disc, so that what is missing stands out. */
  quiet?: boolean
}

/** Whether a condition holds. `label` names the condition; without it, adjacent text must. */
export function Tick({ state, label, quiet = false }: TickProps) {
  const Mark = marks[state]
  return (
    <span
      className={styles.tick}
      data-state={state}
      data-quiet={quiet || undefined}
      role="img"
      aria-label={label ? `${label}: ${words[state]}` : words[state]}
    >
      <Mark size={11} strokeWidth={3} aria-hidden="true" />
    </span>
  )
}
