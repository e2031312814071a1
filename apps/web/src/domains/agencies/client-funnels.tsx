import { submittedStages } from '@assay/contracts/submissions'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { stageLabels } from '../../platform/labels/stage-labels.ts'
import { Region } from '../../platform/region.tsx'
import { type AgencyClient, agencyClientsQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'

interface ClientFunnelsProps {
  client: (client: AgencyClient) => ReactElement
  /** Links to the submissions to a client that are in a stage. */
  list: (client: AgencyClient, stage: (typeof submittedStages)[number], label: string, value: number) => ReactElement
}

/** How far an agency’s candidates have come, by client. */
export function ClientFunnels({ client, list }: ClientFunnelsProps) {
  const query = useQuery(agencyClientsQuery({ states: ['active', 'paused'], size: 50 }))
  return (
    <div className={styles.funnels}>
      <Panel title="Candidates by client" flush>
        <Region query={query}>
          {({ clients }) =>
            clients.length === 0 ? (
              <EmptyState>Your submissions to each client appear here.</EmptyState>
            ) : (
              <Table label="Candidates by client and stage">
                <thead>
                  <tr>
                    <HeadCell>Client</HeadCell>
                    {submittedStages.map((stage) => (
                      <HeadCell key={stage} numeric>
                        {labelOf(stage)}
                      </HeadCell>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {clients.map((each) => (
                    <Row key={each.id}>
                      <Cell>{client(each)}</Cell>
                      {submittedStages.map((stage) => {
                        const value = each.stages?.[stage] ?? 0
                        return (
                          <Cell key={stage} numeric>
                            {each.stages === null ? '–' : value === 0 ? '0' : list(each, stage, labelOf(stage), value)}
                          </Cell>
                        )
                      })}
                    </Row>
                  ))}
                </tbody>
              </Table>
            )
          }
        </Region>
      </Panel>
    </div>
  )
}

/** From the agency’s side: what it has submitted waits for the client. */
const labelOf = (stage: (typeof submittedStages)[number]): string =>
  stage === 'submitted' ? 'Awaiting response' : stageLabels[stage]
