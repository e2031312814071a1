import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useState } from 'react'
import { formatAgo, formatTime } from '../../platform/format.ts'
import styles from './agency-api.module.css'
import { useRevokeKey, useRotateKey } from './agency-api.mutations.ts'
import type { ApiKey } from './agency-api.queries.ts'
import { keyStates } from './key-labels.ts'

export function KeyList({
  keys,
  onCreate,
  onSecret,
}: {
  keys: readonly ApiKey[]
  onCreate: (() => void) | null
  onSecret: (secret: string) => void
}) {
  const [asked, setAsked] = useState<{ key: ApiKey; about: 'rotate' | 'revoke' } | null>(null)
  if (keys.length === 0)
    return (
      <EmptyState
        title="No keys"
        action={
          onCreate === null ? undefined : (
            <Button variant="primary" onClick={onCreate}>
              Create key
            </Button>
          )
        }
      >
        {onCreate === null ? 'Only the owner of your agency can create keys.' : 'Programs sign in with a key.'}
      </EmptyState>
    )
  return (
    <>
      <Table label="Keys">
        <thead>
          <tr>
            <HeadCell>Key</HeadCell>
            <HeadCell>Status</HeadCell>
            <HeadCell className={styles.roomy}>Scopes</HeadCell>
            <HeadCell className={styles.roomy}>Last used</HeadCell>
            <HeadCell>Actions</HeadCell>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onAsk={(about) => setAsked({ key, about })} />
          ))}
        </tbody>
      </Table>
      {asked?.about === 'rotate' && (
        <RotateDialog apiKey={asked.key} onClose={() => setAsked(null)} onSecret={onSecret} />
      )}
      {asked?.about === 'revoke' && <RevokeDialog apiKey={asked.key} onClose={() => setAsked(null)} />}
    </>
  )
}

function KeyRow({ apiKey, onAsk }: { apiKey: ApiKey; onAsk: (about: 'rotate' | 'revoke') => void }) {
  const { label, tone } = keyStates[apiKey.state]
  return (
    <Row>
      <Cell className={styles.name}>
        {apiKey.name}
        <span className={styles.note}>
          {apiKey.prefix}…, {apiKey.rateLimit} requests per 10 seconds
          {apiKey.ipAllow.length > 0 && `, from ${apiKey.ipAllow.join(', ')}`}
          {apiKey.expiresAt !== null && `, until ${formatTime(apiKey.expiresAt)}`}
        </span>
      </Cell>
      <Cell>
        <Badge tone={tone}>{label}</Badge>
        {apiKey.previousValidUntil !== null && (
          <span className={styles.note}>Old secret until {formatTime(apiKey.previousValidUntil)}</span>
        )}
      </Cell>
      <Cell className={styles.roomy}>{apiKey.scopes.join(', ')}</Cell>
      <Cell className={styles.roomy}>{apiKey.lastUsedAt === null ? 'Never' : formatAgo(apiKey.lastUsedAt)}</Cell>
      <Cell>
        <span className={styles.acts}>
          {apiKey.mayDo.includes('rotate') && (
            <Button size="small" aria-label={`Rotate: ${apiKey.name}`} onClick={() => onAsk('rotate')}>
              Rotate
            </Button>
          )}
          {apiKey.mayDo.includes('revoke') && (
            <Button size="small" variant="quiet" aria-label={`Revoke: ${apiKey.name}`} onClick={() => onAsk('revoke')}>
              Revoke
            </Button>
          )}
        </span>
      </Cell>
    </Row>
  )
}

interface AskProps {
  readonly apiKey: ApiKey
  readonly onClose: () => void
}

function RotateDialog({ apiKey, onClose, onSecret }: AskProps & { onSecret: (secret: string) => void }) {
  const rotate = useRotateKey()
  const start = () =>
    rotate.mutate(apiKey.id, {
      onSuccess: ({ secret }) => {
        onClose()
        if (secret !== null) onSecret(secret)
      },
    })
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="Rotate this key?"
      description={`“${apiKey.name}” gets a new secret. The current one stays valid for 24 hours.`}
      confirmLabel="Rotate key"
      busy={rotate.isPending}
      onConfirm={start}
    >
      <p>Update your program with the new secret within that time.</p>
    </Confirm>
  )
}

function RevokeDialog({ apiKey, onClose }: AskProps) {
  const revoke = useRevokeKey()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title="Revoke this key?"
      description={`Requests that use “${apiKey.name}” are rejected immediately. This can’t be undone.`}
      confirmLabel="Revoke key"
      danger
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey.id, { onSuccess: onClose })}
    >
      <p>To change the secret without downtime, rotate the key instead.</p>
    </Confirm>
  )
}
