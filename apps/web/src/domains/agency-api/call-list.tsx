import { Badge } from '@assay/ui/badge'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAgo } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import styles from './agency-api.module.css'
import { type ApiCall, type ApiKey, apiCallsQuery } from './agency-api.queries.ts'

const FIRST_ERROR = 400

export function CallList({ keys }: { keys: readonly ApiKey[] }) {
  const [keyId, setKeyId] = useState('')
  const query = useQuery(apiCallsQuery(keyId))
  return (
    <Panel title="Last 100 calls" flush note={query.data?.length.toLocaleString('en')}>
      {keys.length > 1 && (
        <div className={styles.body}>
          <Select
            label="Key"
            labelHidden
            value={keyId}
            placeholder="All keys"
            options={keys.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => setKeyId(event.target.value)}
          />
        </div>
      )}
      <Region query={query}>
        {(calls) => {
          if (calls.length > 0) return <Calls calls={calls} />
          if (keyId !== '') return <FilteredEmpty onClear={() => setKeyId('')} />
          return (
            <EmptyState title="No calls">API calls made with your keys appear here with their responses.</EmptyState>
          )
        }}
      </Region>
    </Panel>
  )
}

function Calls({ calls }: { calls: readonly ApiCall[] }) {
  return (
    <Table label="Calls">
      <thead>
        <tr>
          <HeadCell>Call</HeadCell>
          <HeadCell>Response</HeadCell>
          <HeadCell className={styles.roomy}>Key</HeadCell>
          <HeadCell className={styles.roomy}>Duration</HeadCell>
          <HeadCell>When</HeadCell>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <Row key={call.id}>
            <Cell className={styles.name}>
              {call.method} {call.path.replace('/api/v1', '')}
            </Cell>
            <Cell>
              <Badge tone={call.status < FIRST_ERROR ? 'plain' : 'failed'}>{call.status}</Badge>
              {call.errorCode !== null && <span className={styles.note}>{call.errorCode}</span>}
            </Cell>
            <Cell className={styles.roomy}>{call.keyName}</Cell>
            <Cell className={styles.roomy}>{call.tookMs} ms</Cell>
            <Cell>{formatAgo(call.at)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
