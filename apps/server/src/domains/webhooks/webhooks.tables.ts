import { deliveryStates } from '@assay/contracts/webhooks'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, timestamps, version } from '../../platform/database/columns.ts'
import { agencies } from '../agencies/records/agencies.tables.ts'
import { companies } from '../tenants/companies/companies.tables.ts'

/**
 * Endpoints of agencies and of companies; the name is older than those of companies. Signing needs the secrets themselves,
 * so they are sealed with a key outside the database.
 */
export const webhooks = snakeCase.table(
  'agency_webhooks',
  {
    id: id(),
    agencyId: uuid().references(() => agencies.id),
    companyId: uuid().references(() => companies.id),
    url: text().notNull(),
    events: text().array().notNull(),
    sealedSecret: bytes('sealed_secret').notNull(),
    previousSecret: bytes('previous_secret'),
    previousUntil: instant('previous_until'),
    disabledAt: instant('disabled_at'),
    disabledBecause: text(),
    failingSince: instant('failing_since'),
    lastSucceededAt: instant('last_succeeded_at'),
    version: version(),
    ...timestamps(),
  },
  (webhook) => [
    index('agency_webhooks_agency').on(webhook.agencyId, webhook.createdAt),
    index('agency_webhooks_company').on(webhook.companyId, webhook.createdAt),
    check('agency_webhooks_one_owner', sql`num_nonnulls(${webhook.agencyId}, ${webhook.companyId}) = 1`),
    check('agency_webhooks_events', sql`cardinality(${webhook.events}) > 0`),
    check('agency_webhooks_url_length', sql`char_length(${webhook.url}) between 8 and 500`),
    check(
      'agency_webhooks_previous_whole',
      sql`(${webhook.previousSecret} is null) = (${webhook.previousUntil} is null)`,
    ),
  ],
)

/** One message to one endpoint, with how its attempts went. */
export const webhookDeliveries = snakeCase.table(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    messageId: text().notNull(),
    event: text().notNull(),
    url: text().notNull(),
    payload: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    lastStatus: integer(),
    lastError: text(),
    lastTookMs: integer(),
    deliveredAt: instant('delivered_at'),
    isReplay: boolean().notNull().default(false),
    ...timestamps(),
  },
  (delivery) => [
    index('webhook_deliveries_webhook').on(delivery.webhookId, delivery.createdAt, delivery.id),
    index('webhook_deliveries_created').on(delivery.createdAt),
    uniqueIndex('webhook_deliveries_once')
      .on(delivery.webhookId, delivery.messageId)
      .where(sql`not ${delivery.isReplay}`),
    check('webhook_deliveries_state', sql`${delivery.state} in ('pending', 'delivered', 'failed')`),
  ],
)
