import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/columns.ts'

/**
 * The audit log of actions on records. Triggers number the rows, chain their hashes per tenant and refuse any change;
 * people appear as references only, so that an erasure leaves the chain intact.
 */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    /** The company or agency; null is the platform itself. */
    tenantId: uuid('tenant_id'),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
    at: instant('at').notNull(),
    actorType: text('actor_type', {
      enum: ['user', 'agency', 'candidateLink', 'feedbackLink', 'apiKey', 'system', 'guest'],
    }).notNull(),
    actorId: uuid('actor_id'),
    onBehalfOf: uuid('on_behalf_of'),
    verb: text('verb').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id').notNull(),
    requirementId: uuid('requirement_id'),
    candidateId: uuid('candidate_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    reasonCode: text('reason_code'),
    ip: text('ip'),
    requestId: text('request_id').notNull(),
    prevHash: bytes('prev_hash').notNull().default(sql`'\\x'::bytea`),
    hash: bytes('hash').notNull().default(sql`'\\x'::bytea`),
  },
  (table) => [
    unique('activities_seq_unique').on(table.tenantId, table.seq).nullsNotDistinct(),
    index('activities_at').on(table.tenantId, table.at),
    index('activities_requirement').on(table.requirementId, table.at).where(sql`${table.requirementId} is not null`),
    index('activities_candidate').on(table.candidateId, table.at).where(sql`${table.candidateId} is not null`),
    index('activities_target').on(table.targetType, table.targetId),
    index('activities_actor').on(table.actorId, table.at),
    check(
      'activities_actor_type',
      sql`${table.actorType} in ('user', 'agency', 'candidateLink', 'feedbackLink', 'apiKey', 'system', 'guest')`,
    ),
  ],
)

/** The last link of each chain; its row lock serializes writers of one tenant. */
export const activityHeads = pgTable(
  'activity_heads',
  {
    tenantId: uuid('tenant_id'),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [unique('activity_heads_tenant_unique').on(table.tenantId).nullsNotDistinct()],
)
