import { agencyClientSides, agencyClientStates, feeTypes } from '@assay/contracts/agency-clients'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  snakeCase,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'
import { agencies } from '../records/agencies.tables.ts'

/** How one employer and one agency work together; a new relation is a new row. */
export const agencyClients = snakeCase.table(
  'agency_clients',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: agencyClientStates }).notNull(),
    message: text(),
    feeType: text({ enum: feeTypes }).notNull(),
    feePercent: numeric({ precision: 4, scale: 1, mode: 'number' }),
    feeAmountMinor: bigint({ mode: 'number' }),
    feeCurrency: text(),
    guaranteeDays: integer().notNull(),
    stageVisible: boolean().notNull().default(true),
    /** Client contacts with an agency account; the employer decides for each requirement what they see. */
    contactIds: uuid().array().notNull().default([]),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    endedBy: text({ enum: agencyClientSides }),
    endReason: text(),
    version: version(),
    ...timestamps(),
  },
  (client) => [
    uniqueIndex('agency_clients_once').on(client.agencyId, client.companyId).where(sql`${client.state} <> 'ended'`),
    index('agency_clients_company').on(client.companyId, client.createdAt),
    index('agency_clients_agency').on(client.agencyId, client.createdAt),
    index('agency_clients_ending')
      .on(client.endsAt)
      .where(sql`${client.state} in ('active','paused') and ${client.endsAt} is not null`),
    check('agency_clients_state_known', sql`${client.state} in ('invited','active','paused','ended')`),
    check('agency_clients_fee_type_known', sql`${client.feeType} in ('percent','fixed')`),
    check(
      'agency_clients_fee_whole',
      sql`(${client.feeType} = 'percent' and ${client.feePercent} between 0 and 50 and num_nonnulls(${client.feeAmountMinor}, ${client.feeCurrency}) = 0)
          or (${client.feeType} = 'fixed' and ${client.feePercent} is null and ${client.feeAmountMinor} >= 0 and ${client.feeCurrency} ~ '^[A-Z]{3}$')`,
    ),
    check('agency_clients_guarantee_range', sql`${client.guaranteeDays} between 0 and 180`),
    check('agency_clients_ended_by_known', sql`${client.endedBy} in ('employer','agency')`),
    check('agency_clients_started', sql`${client.state} in ('invited','ended') or ${client.startsAt} is not null`),
    check('agency_clients_ended', sql`${client.state} <> 'ended' or ${client.endsAt} is not null`),
    check('agency_clients_message_length', sql`length(${client.message}) <= 1000`),
    check('agency_clients_reason_length', sql`length(${client.endReason}) <= 500`),
  ],
)
