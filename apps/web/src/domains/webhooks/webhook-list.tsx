import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { formatAgo, formatCount, formatTime } from '../../platform/format.ts'
import { useWebhookKind } from './webhook-kinds.ts'
import styles from './webhooks.module.css'
import { useDeleteWebhook, useRotateWebhook, useWebhookStep } from './webhooks.mutations.ts'
import type { Webhook } from './webhooks.queries.ts'

interface WebhookListProps {
  webhooks: readonly Webhook[]
  onCreate: (() => void) | null
  onEdit: (webhook: Webhook) => void
  onSecret: (secret: string) => void
}

type Asked = { readonly webhook: Webhook; readonly about: 'rotate' | 'delete' }

export function WebhookList({ webhooks, onCreate, onEdit, onSecret }: WebhookListProps) {
  const { whoAdds, whyAdd } = useWebhookKind()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (webhooks.length === 0)
    return (
      <EmptyState
        title="No endpoints"
        action={
          onCreate === null ? undefined : (
            <Button variant="primary" onClick={onCreate}>
              Add endpoint
            </Button>
          )
        }
      >
        {onCreate === null ? whoAdds : whyAdd}
      </EmptyState>
    )
  return (
    <>
      <Table label="Endpoints">
        <thead>
          <tr>
            <HeadCell>Address</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Last delivery</HeadCell>
            <HeadCell>Actions</HeadCell>
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onEdit={() => onEdit(webhook)}
              onAsk={(about) => setAsked({ webhook, about })}
            />
          ))}
        </tbody>
      </Table>
      {asked?.about === 'rotate' && (
        <RotateDialog webhook={asked.webhook} onClose={() => setAsked(null)} onSecret={onSecret} />
      )}
      {asked?.about === 'delete' && <DeleteDialog webhook={asked.webhook} onClose={() => setAsked(null)} />}
    </>
  )
}

interface WebhookRowProps {
  webhook: Webhook
  onEdit: () => void
  onAsk: (about: Asked['about']) => void
}

function WebhookRow({ webhook, onEdit, onAsk }: WebhookRowProps) {
  const { url, events, state, disabledBecause, previousValidUntil, failingSince, lastSucceededAt, mayDo } = webhook
  const { allEvents } = useWebhookKind()
  const isWhole = allEvents.every((name) => events.includes(name))
  return (
    <Row>
      <Cell className={styles.name}>
        {url}
        <span className={styles.note}>
          {isWhole ? 'All events' : formatCount(events.length, 'event')}
          {previousValidUntil !== null && `, old secret until ${formatTime(previousValidUntil)}`}
        </span>
      </Cell>
      <Cell>
        <Badge tone={state === 'disabled' ? 'failed' : failingSince === null ? 'active' : 'waiting'}>
          {state === 'disabled' ? 'Disabled' : failingSince === null ? 'Enabled' : 'Failing'}
        </Badge>
        {disabledBecause !== null && <span className={styles.note}>{disabledBecause}</span>}
        {state === 'enabled' && failingSince !== null && (
          <span className={styles.note}>since {formatTime(failingSince)}</span>
        )}
      </Cell>
      <Cell className={styles.roomy}>{lastSucceededAt === null ? 'None yet' : formatAgo(lastSucceededAt)}</Cell>
      <Cell>{mayDo.length > 0 && <Acts webhook={webhook} onEdit={onEdit} onAsk={onAsk} />}</Cell>
    </Row>
  )
}

function Acts({ webhook: { id, url, mayDo }, onEdit, onAsk }: WebhookRowProps) {
  const step = useWebhookStep()
  return (
    <span className={styles.acts}>
      {mayDo.includes('test') && (
        <Button size="small" aria-label={`Send test to ${url}`} onClick={() => step.mutate({ id, verb: 'test' })}>
          Send test
        </Button>
      )}
      {mayDo.includes('enable') && (
        <Button size="small" aria-label={`Enable ${url}`} onClick={() => step.mutate({ id, verb: 'enable' })}>
          Enable
        </Button>
      )}
      <Menu
        trigger={
          <IconButton label={`Actions for ${url}`} size="small" icon={<Ellipsis size={16} aria-hidden="true" />} />
        }
        align="end"
        actions={[
          { key: 'edit', label: 'Edit…', onSelect: onEdit },
          { key: 'rotate', label: 'Rotate secret…', onSelect: () => onAsk('rotate') },
          ...(mayDo.includes('disable')
            ? [{ key: 'disable', label: 'Disable', onSelect: () => step.mutate({ id, verb: 'disable' as const }) }]
            : []),
          { key: 'delete', label: 'Delete…', separated: true, danger: true, onSelect: () => onAsk('delete') },
        ]}
      />
    </span>
  )
}

interface AskProps {
  webhook: Webhook
  onClose: () => void
}

function RotateDialog({ webhook, onClose, onSecret }: AskProps & { onSecret: (secret: string) => void }) {
  const rotate = useRotateWebhook()
  const start = () =>
    rotate.mutate(webhook.id, {
      onSuccess: ({ secret }) => {
        onClose()
        if (secret !== null) onSecret(secret)
      },
    })
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="Rotate the secret?"
      description={`Messages to ${webhook.url} carry the old and new signatures for 24 hours.`}
      confirmLabel="Rotate secret"
      busy={rotate.isPending}
      onConfirm={start}
    >
      <p>Update your system with the new secret within that time.</p>
    </Confirm>
  )
}

function DeleteDialog({ webhook, onClose }: AskProps) {
  const remove = useDeleteWebhook()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="Delete this endpoint?"
      description={`${webhook.url} receives no more messages. Its delivery log is deleted too.`}
      confirmLabel="Delete endpoint"
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(webhook.id, { onSuccess: onClose })}
    >
      <p>To stop temporarily, disable it instead.</p>
    </Confirm>
  )
}
