import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatAgo, formatCount } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import type { Requirement } from '../records/index.ts'
import styles from './open-requirements.module.css'

interface OpenRequirementsProps {
  query: UseQueryResult<Requirement[]>
  busy: boolean
  onSearch: (requirement: Requirement) => void
}

/** Open jobs; one press ranks the candidates for a job. */
export function OpenRequirements({ query, busy, onSearch }: OpenRequirementsProps) {
  return (
    <Panel title="Open jobs" flush>
      <Region query={query}>
        {(requirements) =>
          requirements.length === 0 ? (
            <EmptyState>No open jobs.</EmptyState>
          ) : (
            <ul className={styles.list} data-row-list="">
              {requirements.map((requirement) => (
                <li key={requirement.id} className={styles.requirement}>
                  <div>
                    <p className={styles.title}>{requirement.title}</p>
                    <p className={styles.note}>
                      {formatCount(requirement.seats, 'seat')}
                      {requirement.openedAt !== null && ` · opened ${formatAgo(requirement.openedAt)}`}
                    </p>
                  </div>
                  <Button
                    size="small"
                    disabled={busy}
                    aria-label={`Find candidates for ${requirement.title}`}
                    onClick={() => onSearch(requirement)}
                  >
                    Find candidates
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Panel>
  )
}
