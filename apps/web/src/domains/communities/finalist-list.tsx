import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatDay } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './communities.module.css'
import { useInvite } from './communities.mutations.ts'
import { type Community, type Finalist, finalistsQuery, nameOf } from './communities.queries.ts'
import { reachedLabels } from './community-labels.ts'

const MOST = 50

/** People the company nearly hired, to invite. */
export function FinalistList({ community }: { community: Community }) {
  const query = useQuery(finalistsQuery(community.id))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const invite = useInvite()
  const send = () =>
    invite.mutate({ id: community.id, candidateIds: [...chosen] }, { onSuccess: () => setChosen(new Set()) })
  return (
    <Panel title="Finalists to invite" flush note={query.data?.length}>
      <Region query={query}>
        {(finalists) =>
          finalists.length === 0 ? (
            <EmptyState title="No one to invite">
              Candidates you interviewed but didn’t hire appear here, if they agreed to be contacted.
            </EmptyState>
          ) : (
            <>
              <FinalistTable finalists={finalists} chosen={chosen} onChoose={setChosen} />
              <div className={styles.foot}>
                {chosen.size > 0 && (
                  <Button variant="primary" busy={invite.isPending} onClick={send}>
                    Invite {formatCount(chosen.size, 'person', 'people')}
                  </Button>
                )}
                <span className={styles.quiet}>
                  {chosen.size === 0
                    ? 'Select the people to invite.'
                    : 'Each gets one email and decides by the link in it.'}
                </span>
                <Refusal error={invite.error} />
              </div>
            </>
          )
        }
      </Region>
    </Panel>
  )
}

interface FinalistTableProps {
  finalists: readonly Finalist[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function FinalistTable({ finalists, chosen, onChoose }: FinalistTableProps) {
  const all = finalists.slice(0, MOST).map(({ id }) => id)
  const toggle = (id: string) =>
    onChoose(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]))
  return (
    <Table label="Finalists">
      <thead>
        <tr>
          <HeadCell>
            <Checkbox
              label={<VisuallyHidden>Select all</VisuallyHidden>}
              checked={all.length > 0 && all.every((id) => chosen.has(id))}
              onChange={() => onChoose(all.every((id) => chosen.has(id)) ? new Set() : new Set(all))}
            />
          </HeadCell>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Job</HeadCell>
          <HeadCell className={styles.roomy}>Last stage</HeadCell>
          <HeadCell className={styles.roomy}>Ended</HeadCell>
        </tr>
      </thead>
      <tbody>
        {finalists.map((finalist) => (
          <Row key={finalist.id}>
            <Cell>
              <Checkbox
                label={<VisuallyHidden>Select {nameOf(finalist)}</VisuallyHidden>}
                checked={chosen.has(finalist.id)}
                disabled={!chosen.has(finalist.id) && chosen.size >= MOST}
                onChange={() => toggle(finalist.id)}
              />
            </Cell>
            <Cell>
              {nameOf(finalist)}
              <span className={styles.note}>{finalist.candidate.titleName}</span>
            </Cell>
            <Cell>{finalist.requirementTitle}</Cell>
            <Cell className={styles.roomy}>{reachedLabels[finalist.reached]}</Cell>
            <Cell className={styles.roomy}>{formatDay(finalist.endedAt)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
