import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState, LoadingState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCount } from '../../../platform/format.ts'
import { usePaused } from '../../../platform/use-paused.ts'
import { hasNoCriteria } from '../criteria/index.ts'
import { PreviewedMatches, scaleOf } from '../matches/index.ts'
import { previewQuery } from '../searches/index.ts'
import styles from './before-search.module.css'
import { EDIT_PAUSE_MS, type SearchDraft } from './use-search-draft.ts'

interface BeforeSearchProps {
  draft: SearchDraft
  previews: boolean
  onRun: () => void
  running: boolean
}

/** Shown in place of the results until the search is run. */
export function BeforeSearch({ previews, ...rest }: BeforeSearchProps) {
  const { criteria, isReading } = rest.draft
  // A user who may only search for their own jobs is refused once, and not again with each edit.
  const [isRefused, setRefused] = useState(false)
  if (criteria === null && rest.draft.isReading)
    return (
      <Panel title="Matches" note="Reading the text…">
        <LoadingState label="Reading the text" />
      </Panel>
    )
  if (criteria === null || hasNoCriteria(criteria))
    return (
      <Panel title="Matches">
        {isReading ? (
          <LoadingState />
        ) : (
          <EmptyState title="No results yet">Describe the job, check the extracted criteria, then search.</EmptyState>
        )}
      </Panel>
    )
  if (!previews || isRefused) return <Ready {...rest} />
  return <Preview {...rest} criteria={criteria} onRefused={() => setRefused(true)} />
}

interface PreviewProps extends Omit<BeforeSearchProps, 'previews'> {
  criteria: SearchCriteria
  onRefused: () => void
}

/** The best candidates for the current criteria. Optional: where it fails, the search can still be run. */
function Preview({ criteria, onRefused, ...rest }: PreviewProps) {
  const preview = useQuery(previewQuery(usePaused(criteria, EDIT_PAUSE_MS)))
  const { error } = preview
  useEffect(() => {
    if (error instanceof ApiError && error.status === 403) onRefused()
  }, [error, onRefused])
  const found = preview.data
  if (preview.isError || found === undefined || found.matches.length === 0) return <Ready {...rest} />
  return (
    <div className={styles.preview}>
      <Panel
        flush
        title={`Best ${found.matches.length} of ${found.matchedCount.toLocaleString('en')}`}
        note="Changes with the criteria"
      >
        <div aria-busy={preview.isPlaceholderData}>
          <PreviewedMatches
            matches={found.matches}
            mustHave={found.criteria.mustHave}
            skills={{ ...rest.draft.skills, ...found.legend.skills }}
            counts={found.criteriaCounts}
            scale={scaleOf(found.matches)}
          />
        </div>
        <div className={styles.foot}>
          <p>
            Show all to open profiles, see why each ranks where it does, filter and shortlist. The search is stored.
          </p>
          <Button busy={rest.running} onClick={rest.onRun}>
            Show all {formatCount(found.matchedCount, 'candidate')}
          </Button>
        </div>
      </Panel>
    </div>
  )
}

function Ready({ draft: { counts }, onRun, running }: Omit<BeforeSearchProps, 'previews'>) {
  return (
    <Panel title="Matches">
      <EmptyState
        title={
          counts === null
            ? 'Ready to search'
            : formatCount(counts.matchedCount, 'candidate matches', 'candidates match')
        }
        action={
          <Button busy={running} onClick={onRun}>
            Show candidates
          </Button>
        }
      >
        Check the criteria, then search. Results are stored, so you can reopen and share them.
      </EmptyState>
    </Panel>
  )
}
