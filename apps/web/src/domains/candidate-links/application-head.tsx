import type { ProgressShown } from '@assay/contracts/candidate-pages'
import { timeOfZone } from '@assay/contracts/zone-names'
import { firstLetters } from '@assay/ui/first-letters.ts'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { formatPay } from '../../platform/format.ts'
import styles from './application.module.css'

/** The company, the job and the way to a decision, above everything a candidate reads about it. */
export function ApplicationHead({ company, shows }: { company: string; shows: ProgressShown }) {
  const { requirementTitle, pay, location, timezone, accent, path } = shows
  const facts = [
    ...(pay === null ? [] : [formatPay(pay)]),
    ...(location === null ? [] : [location]),
    `times in ${timeOfZone(timezone)}`,
  ].join(' · ')
  return (
    <header className={styles.head}>
      <p className={styles.company}>
        <span className={styles.mark} aria-hidden style={accent === null ? undefined : { backgroundColor: accent }}>
          {firstLetters(company).toUpperCase()}
        </span>
        {company}
      </p>
      <p className={styles.title}>{requirementTitle}</p>
      <p className={styles.facts}>{facts.charAt(0).toUpperCase() + facts.slice(1)}</p>
      {path.length > 0 && (
        <ol className={styles.path} aria-label="Steps to a decision">
          {path.map(({ label, state }) => (
            <li
              key={label}
              className={`${styles.step} ${styles[state]}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {state === 'done' && <span aria-hidden>✓ </span>}
              {label}
              {state === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
            </li>
          ))}
        </ol>
      )}
    </header>
  )
}
