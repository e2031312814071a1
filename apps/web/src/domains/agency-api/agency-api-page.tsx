import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Tabs } from '@assay/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Region } from '../../platform/region.tsx'
import { SecretDialog } from '../../platform/secret-dialog.tsx'
import styles from './agency-api.module.css'
import { apiKeysQuery } from './agency-api.queries.ts'
import type { agencyApiFilters } from './agency-api-address.ts'
import { CallList } from './call-list.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { TryIt } from './try-it.tsx'

type Part = (typeof agencyApiFilters.show)[number]

interface AgencyApiPageProps {
  part: Part
  onPart: (part: Part) => void
  webhooks: ReactNode
}

/** How an agency's own systems work with Assay. */
export function AgencyApiPage({ part, onPart, webhooks }: AgencyApiPageProps) {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>API</h1>
      <Tabs
        label="API"
        value={part}
        onChange={(chosen) => onPart(chosen === 'webhooks' ? 'webhooks' : 'keys')}
        tabs={[
          { value: 'keys', label: 'Keys', panel: <Keys /> },
          { value: 'webhooks', label: 'Webhooks', panel: webhooks },
        ]}
      />
    </div>
  )
}

/** The keys by which an agency's own systems use Assay, and what they called. */
function Keys() {
  const query = useQuery(apiKeysQuery)
  const { keys = [], mayCreate = false } = query.data ?? {}
  const [isCreating, setCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.intro}>
          Connect your own system: read the jobs you may fill, import candidates, submit them and follow them. A key
          acts for your agency with only the scopes you choose.
        </p>
        {mayCreate && (
          <Button variant="primary" onClick={() => setCreating(true)}>
            Create key
          </Button>
        )}
      </div>
      <Panel title="Keys" flush note={query.data?.keys.length.toLocaleString('en')}>
        <Region query={query}>
          {() => <KeyList keys={keys} onCreate={mayCreate ? () => setCreating(true) : null} onSecret={setSecret} />}
        </Region>
      </Panel>
      <TryIt />
      <CallList keys={keys} />
      {isCreating && (
        <KeyDialog
          onClose={() => setCreating(false)}
          onCreated={(made) => {
            setCreating(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
