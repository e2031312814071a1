import { activeStages } from '@assay/contracts/shortlisteds'
import { TextLink } from '@assay/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { stageLabels } from '../../../platform/labels/stage-labels.ts'
import styles from './shortlist.module.css'
import { type Entry, entriesOfCandidateQuery } from './shortlisteds.queries.ts'

/** For which other jobs the same person was hired or is considered, of those that the user sees. */
export function InOtherJobs({ entry }: { entry: Entry }) {
  const { data = [] } = useQuery(entriesOfCandidateQuery(entry.candidate.id))
  const others = data.filter(({ id, stage }) => id !== entry.id && (stage === 'hired' || activeStages.includes(stage)))
  if (others.length === 0) return null
  return (
    <section aria-label="Other jobs" className={styles.form}>
      <h3>Other jobs</h3>
      <ul className={styles.votes}>
        {others.map(({ id, stage, requirement, requirementTitle }) => (
          <li key={id}>
            <strong>{stageLabels[stage]}</strong>{' '}
            <TextLink
              render={
                <Link
                  to="/candidate-search/shortlisted-candidates"
                  search={{ requirement: requirement.id, entry: id }}
                />
              }
            >
              {requirementTitle}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
