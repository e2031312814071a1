import { useQuery } from '@tanstack/react-query'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { Region } from '../../../platform/region.tsx'
import { type Interview, interviewsQuery, slotIn } from '../records/index.ts'
import styles from '../records/interviews.module.css'

const HELD = ['awaitingFeedback', 'completed'] as const

/** For the interviewers before an interview: what to rate, and what others asked. Never how others rated. */
export function Briefing({ interview, zone }: { interview: Interview; zone: string }) {
  const { id, candidate, requirement, criteria, kind } = interview
  const query = useQuery(
    interviewsQuery({ candidate: candidate.id, requirement: requirement.id, states: HELD, sort: 'round' }),
  )
  return (
    <section className={styles.section} aria-label="Briefing">
      <h3>Briefing</h3>
      {criteria.length > 0 && (
        <>
          <p className={styles.note}>The scorecard of this {kindLabels[kind].toLowerCase()} asks about:</p>
          <ul className={styles.points}>
            {criteria.map(({ key, label, hint }) => (
              <li key={key}>
                {label}
                {hint !== null && <span className={styles.note}>{hint}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Region query={query}>
        {({ interviews }) => {
          const before = interviews.filter((each) => each.id !== id)
          return before.length === 0 ? (
            <p className={styles.note}>No earlier interview for this job.</p>
          ) : (
            <>
              <p className={styles.note}>Asked before:</p>
              <ul className={styles.points}>
                {before.map((each) => (
                  <li key={each.id}>
                    Round {each.round}, {kindLabels[each.kind].toLowerCase()}, with{' '}
                    {each.panel.map(({ fullName }) => fullName).join(', ')}
                    <span className={styles.note}>
                      {each.start !== null && each.end !== null && slotIn({ start: each.start, end: each.end }, zone)}
                      {each.criteria.length > 0 && `: ${each.criteria.map(({ label }) => label).join(', ')}`}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Region>
    </section>
  )
}
