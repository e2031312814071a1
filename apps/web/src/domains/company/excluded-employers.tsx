import { MAX_EXCLUDED_EMPLOYERS } from '@assay/contracts/excluded-employers'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './company-settings.module.css'
import { ExcludeEmployerForm, reasonLabels } from './exclude-employer-form.tsx'
import { useStopExcluding } from './excluded-employers.mutations.ts'
import { type ExcludedEmployer, excludedEmployersQuery } from './excluded-employers.queries.ts'

/** The employers whose people the company's searches leave out. Owners and admins change the list. */
export function ExcludedEmployers() {
  const query = useQuery(excludedEmployersQuery())
  const mayChange = query.data?.mayChange === true
  return (
    <Panel title="Excluded employers" flush>
      <div className={styles.intro}>
        <p className={styles.quiet}>
          Your searches exclude everyone who works or has worked at these companies, such as companies in your group or
          no-poach partners. Changes take effect tomorrow and are recorded in the timeline.
        </p>
        {mayChange && <ExcludeEmployerForm />}
        {query.data?.mayChange === false && (
          <p className={styles.quiet}>Owners and admins of your company can change this list.</p>
        )}
      </div>
      <Region query={query}>
        {({ employers }) =>
          employers.length === 0 ? (
            <EmptyState title="No excluded employers">Your searches include candidates from all employers.</EmptyState>
          ) : (
            <EmployerTable employers={employers} mayChange={mayChange} />
          )
        }
      </Region>
    </Panel>
  )
}

function EmployerTable({ employers, mayChange }: { employers: readonly ExcludedEmployer[]; mayChange: boolean }) {
  const stop = useStopExcluding()
  const lasting = employers.filter(({ endsOn }) => endsOn === null).length
  return (
    <>
      <Table label="Excluded employers">
        <thead>
          <tr>
            <HeadCell>Employer</HeadCell>
            <HeadCell>Reason</HeadCell>
            <HeadCell>Status</HeadCell>
            {mayChange && (
              <HeadCell>
                <VisuallyHidden>Actions</VisuallyHidden>
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {employers.map((employer) => (
            <Row key={employer.id}>
              <Cell className={styles.name}>{employer.name}</Cell>
              <Cell>{reasonLabels[employer.reason]}</Cell>
              <Cell>
                <Badge tone={tones[employer.state]}>{statusOf(employer)}</Badge>
              </Cell>
              {mayChange && (
                <Cell>
                  {employer.endsOn === null && (
                    <Button
                      size="small"
                      variant="quiet"
                      busy={stop.isPending && stop.variables.id === employer.id}
                      aria-label={`Remove ${employer.name}`}
                      onClick={() => stop.mutate(employer)}
                    >
                      Remove
                    </Button>
                  )}
                </Cell>
              )}
            </Row>
          ))}
        </tbody>
      </Table>
      <p className={styles.foot}>
        {formatCount(lasting, 'employer')} of at most {MAX_EXCLUDED_EMPLOYERS}
      </p>
    </>
  )
}

const tones = { upcoming: 'waiting', active: 'active', ending: 'waiting' } as const

function statusOf({ state, startsOn, endsOn }: ExcludedEmployer): string {
  if (state === 'upcoming') return `Takes effect tomorrow, ${formatDay(startsOn)}`
  if (state === 'ending' && endsOn !== null) return `Removed tomorrow, ${formatDay(endsOn)}`
  return `Excluded since ${formatDay(startsOn)}`
}
