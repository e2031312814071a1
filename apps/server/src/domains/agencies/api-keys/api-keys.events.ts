import type { DomainEvent } from '../../../platform/context/domain-event.ts'

interface Key {
  readonly id: string
  readonly agencyId: string
}

const keyEvent = (
  name: string,
  verb: string,
  { id, agencyId }: Key,
  around: Pick<DomainEvent, 'before' | 'after'>,
): DomainEvent => ({
  name,
  tenantId: agencyId,
  verb: `apiKey.${verb}`,
  target: { type: 'agency-api-keys', id },
  ...around,
})

type Settings = Readonly<Record<string, unknown>>

export const apiKeyCreated = (key: Key, after: Settings) => keyEvent('apiKeyCreated', 'create', key, { after })

export const apiKeyChanged = (key: Key, before: Settings, after: Settings) =>
  keyEvent('apiKeyChanged', 'edit', key, { before, after })

export const apiKeyRotated = (key: Key, previousUntil: Date) =>
  keyEvent('apiKeyRotated', 'rotate', key, { after: { previousValidUntil: previousUntil.toISOString() } })

export const apiKeyRevoked = (key: Key, reason: string | null) =>
  keyEvent('apiKeyRevoked', 'revoke', key, { after: { state: 'revoked', ...(reason === null ? {} : { reason }) } })
