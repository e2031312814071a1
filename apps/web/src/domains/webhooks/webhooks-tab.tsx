import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Region } from '../../platform/region.tsx'
import { SecretDialog } from '../../platform/secret-dialog.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { agencyKind, companyKind, useWebhookKind, WebhookKindProvider } from './webhook-kinds.ts'
import { WebhookList } from './webhook-list.tsx'
import styles from './webhooks.module.css'
import { type Webhook, webhooksQuery } from './webhooks.queries.ts'

export function AgencyWebhooks() {
  return (
    <WebhookKindProvider value={agencyKind}>
      <Webhooks />
    </WebhookKindProvider>
  )
}

export function CompanyWebhooks() {
  return (
    <WebhookKindProvider value={companyKind}>
      <Webhooks />
    </WebhookKindProvider>
  )
}

/** The outside systems that are notified by webhooks, and their deliveries. */
function Webhooks() {
  const kind = useWebhookKind()
  const query = useQuery(webhooksQuery(kind))
  const { webhooks = [], mayCreate = false } = query.data ?? {}
  const [writing, setWriting] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const create = mayCreate ? () => setWriting('new') : null
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.intro}>{kind.intro}</p>
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
