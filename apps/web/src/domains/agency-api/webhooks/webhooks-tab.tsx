import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Region } from '../../../platform/region.tsx'
import styles from '../agency-api.module.css'
import { SecretDialog } from '../secret-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookList } from './webhook-list.tsx'
import { type Webhook, webhooksQuery } from './webhooks.queries.ts'

/** Where the agency's systems are told of what happens, and what they were sent. */
export function WebhooksTab() {
  const query = useQuery(webhooksQuery)
  const { webhooks = [], mayCreate = false } = query.data ?? {}
  const [writing, setWriting] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const create = mayCreate ? () => setWriting('new') : null
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.intro}>
          Assay posts to your endpoints what happens to your candidates, signed by the Standard Webhooks specification.
          Messages that fail are tried again for three days.
        </p>
        {create !== null && webhooks.length > 0 && (
          <Button variant="primary" onClick={create}>
            Add endpoint
          </Button>
        )}
      </div>
      <Panel title="Endpoints" flush note={query.data?.webhooks.length.toLocaleString('en')}>
        <Region query={query}>
          {() => <WebhookList webhooks={webhooks} onCreate={create} onEdit={setWriting} onSecret={setSecret} />}
        </Region>
      </Panel>
      <DeliveryList webhooks={webhooks} />
      {writing !== null && (
        <WebhookDialog
          webhook={writing === 'new' ? null : writing}
          onClose={() => setWriting(null)}
          onSaved={(made) => {
            setWriting(null)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
