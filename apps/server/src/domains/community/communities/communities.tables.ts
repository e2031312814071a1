import { memberStates, postKinds, postStates, readinesses } from '@assay/contracts/communities'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  snakeCase,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, timestamps, version } from '../../../platform/database/columns.ts'
import { candidates } from '../../candidates/profiles/candidates.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../../tenants/companies/companies.tables.ts'

export const communities = snakeCase.table(
  'communities',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    visibility: text({ enum: ['private', 'link'] })
      .notNull()
      .default('private'),
    version: version(),
    ...timestamps(),
  },
  (community) => [
    uniqueIndex('communities_name_once').on(community.companyId, sql`lower(${community.name})`),
    check('communities_name_length', sql`char_length(${community.name}) between 3 and 60`),
    check('communities_description_length', sql`char_length(${community.description}) <= 500`),
    check('communities_visibility_known', sql`${community.visibility} in ('private','link')`),
  ],
)

export const communityMembers = snakeCase.table(
  'community_members',
  {
    id: id(),
    communityId: uuid()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    state: text({ enum: memberStates }).notNull().default('invited'),
    /** Null: requested by the candidate on the public page. */
    invitedBy: uuid().references(() => users.id),
    invitedAt: instant('invited_at').notNull(),
    joinedAt: instant('joined_at'),
    consentUntil: date({ mode: 'string' }),
    renewalAskedAt: instant('renewal_asked_at'),
    readiness: text({ enum: readinesses }),
    tags: text().array().notNull().default([]),
    ...timestamps(),
  },
  (member) => [
    unique('community_members_once').on(member.communityId, member.candidateId),
    index('community_members_consent').on(member.consentUntil).where(sql`${member.state} in ('joined','muted')`),
    check(
      'community_members_state_known',
      sql`${member.state} in ('invited','joined','muted','left','consentExpired')`,
    ),
    check(
      'community_members_joined_with_consent',
      sql`${member.state} not in ('joined','muted') or (${member.consentUntil} is not null and ${member.joinedAt} is not null)`,
    ),
  ],
)

export const communityPosts = snakeCase.table(
  'community_posts',
  {
    id: id(),
    communityId: uuid()
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: postKinds }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    startsAt: instant('starts_at'),
    place: text(),
    options: jsonb().$type<readonly string[]>().notNull().default([]),
    state: text({ enum: postStates }).notNull().default('draft'),
    publishedAt: instant('published_at'),
    sentTo: integer().notNull().default(0),
    ...timestamps(),
  },
  (post) => [
    index('community_posts_community').on(post.communityId, post.createdAt),
    check('community_posts_kind_known', sql`${post.kind} in ('update','event','poll')`),
    check('community_posts_state_known', sql`${post.state} in ('draft','published','archived')`),
    check('community_posts_event_has_start', sql`(${post.kind} = 'event') = (${post.startsAt} is not null)`),
  ],
)

/** Records that a member opened a post, and how they voted in it. */
export const communityReads = snakeCase.table(
  'community_reads',
  {
    postId: uuid()
      .notNull()
      .references(() => communityPosts.id, { onDelete: 'cascade' }),
    memberId: uuid()
      .notNull()
      .references(() => communityMembers.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
    vote: smallint(),
  },
  (read) => [primaryKey({ columns: [read.postId, read.memberId] })],
)
