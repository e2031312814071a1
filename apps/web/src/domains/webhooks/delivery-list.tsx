import { deliveryStates } from '@assay/contracts/webhooks'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { Cell, HeadCell, Row } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatAgo, formatCount, formatTime } from '../../platform/format.ts'
import type { ListAddress } from '../../platform/list-views/list-address.ts'
import { PagedPanel } from '../../platform/list-views/paged-panel.tsx'
import { Region } from '../../platform/region.tsx'
import { useWebhookKind } from './webhook-kinds.ts'
import { deliveryLabels } from './webhook-labels.ts'
import styles from './webhooks.module.css'
import { useReplay } from './webhooks.mutations.ts'
import { type Delivery, deliveriesQuery, deliveryQuery, type Webhook } from './webhooks.queries.ts'

const FIRST: ListAddress<'webhook' | 'state'> = { page: 1, size: 10, webhook: '', state: '' }

/** What was sent in the last 30 days. */
export function DeliveryList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const kind = useWebhookKind()
  const [view, setView] = useState(FIRST)
  const [opened, setOpened] = useState<string | null>(null)
  const { webhook, state, page, size } = view
  const filter = { ...(webhook === '' ? {} : { webhook }), ...(state === '' ? {} : { state }) }
  const query = useQuery(deliveriesQuery(kind, { page, size, filter }))
  const isFiltered = webhook !== '' || state !== ''
  return (
    <>
      <div className={styles.bar}>
        <Select
          label="Endpoint"
          labelHidden
          value={webhook}
          placeholder="All endpoints"
          options={webhooks.map(({ id, url }) => ({ value: id, label: url }))}
          onChange={(event) => setView({ ...view, webhook: event.target.value, page: 1 })}
        />
        <Select
          label="Status of deliveries"
          labelHidden
          value={state}
          placeholder="All statuses"
          options={deliveryStates.map((value) => ({ value, label: deliveryLabels[value].label }))}
          onChange={(event) => setView({ ...view, state: event.target.value, page: 1 })}
        />
      </div>
      <PagedPanel
        title="Deliveries"
        query={query}
        view={view}
        onView={setView}
        onClear={isFiltered ? () => setView(FIRST) : undefined}
        empty={{ title: 'No deliveries', words: 'Messages of the last 30 days appear here with their responses.' }}
        head={
          <>
            <HeadCell>Event</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Attempts</HeadCell>
            <HeadCell>When</HeadCell>
          </>
        }
      >
        {(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />}
      </PagedPanel>
      {opened !== null && <DeliveryDrawer id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { event, url, isReplay, state, lastStatus, lastError, attempts, nextAttemptAt, createdAt } = delivery
  return (
    <Row>
      <Cell className={styles.name}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {event}
        </button>
        <span className={styles.note}>
          {url}
          {isReplay && ' · replay'}
        </span>
      </Cell>
      <Cell>
        <Badge tone={deliveryLabels[state].tone}>{deliveryLabels[state].label}</Badge>
        {state !== 'delivered' && (lastStatus !== null || lastError !== null) && (
          <span className={styles.note}>{lastStatus ?? lastError}</span>
        )}
      </Cell>
      <Cell className={styles.roomy}>
        {attempts}
        {nextAttemptAt !== null && attempts > 0 && (
          <span className={styles.note}>next {formatTime(nextAttemptAt)}</span>
        )}
      </Cell>
      <Cell>{formatAgo(createdAt)}</Cell>
    </Row>
  )
}

function DeliveryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(deliveryQuery(useWebhookKind(), id))
  return (
    <Drawer open onOpenChange={onClose} title={query.data?.event ?? 'Delivery'} description={query.data?.url ?? ''}>
      <Region query={query}>{(delivery) => <Details delivery={delivery} onReplayed={onClose} />}</Region>
    </Drawer>
  )
}

function Details({ delivery, onReplayed }: { delivery: Delivery; onReplayed: () => void }) {
  const replay = useReplay()
  const { state, messageId, attempts, lastStatus, lastError, lastTookMs, nextAttemptAt, deliveredAt } = delivery
  const facts: readonly (readonly [string, string | null])[] = [
    ['Message', messageId],
    ['Queued', formatTime(delivery.createdAt)],
    ['Attempts', formatCount(attempts, 'attempt')],
    ['Last response', lastStatus === null ? null : `${lastStatus}, after ${lastTookMs} ms`],
    ['Problem', lastError],
    ['Next attempt', nextAttemptAt === null ? null : formatTime(nextAttemptAt)],
    ['Delivered', deliveredAt === null ? null : formatTime(deliveredAt)],
  ]
  return (
    <div className={styles.form}>
      <p>
        <Badge tone={deliveryLabels[state].tone}>{deliveryLabels[state].label}</Badge>
      </p>
      <FactList facts={facts} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre className={styles.code} tabIndex={0}>
        {JSON.stringify(delivery.payload, null, 2)}
      </pre>
      {delivery.mayDo.includes('replay') && (
        <div className={styles.acts}>
          <Button busy={replay.isPending} onClick={() => replay.mutate(delivery.id, { onSuccess: onReplayed })}>
            Send again
          </Button>
        </div>
      )}
    </div>
  )
}
