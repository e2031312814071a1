import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamps, version } from '../../../platform/database/columns.ts'
import { agencies } from '../../agencies/records/agencies.tables.ts'
import { users } from '../../identity/users/users.tables.ts'
import { companies } from '../companies/companies.tables.ts'

/** A named set of permissions. Built-in roles belong to no tenant, custom ones to one. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['platform', 'employer', 'agency', 'agencyClient'] }).notNull(),
    description: text('description').notNull(),
    builtIn: boolean('built_in').notNull(),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    agencyId: uuid('agency_id').references(() => agencies.id, { onDelete: 'cascade' }),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    unique('roles_key_unique').on(table.companyId, table.agencyId, table.key).nullsNotDistinct(),
    check('roles_scope', sql`${table.scope} in ('platform', 'employer', 'agency', 'agencyClient')`),
    check(
      'roles_built_in_belong_to_nobody',
      sql`${table.builtIn} = (num_nonnulls(${table.companyId}, ${table.agencyId}) = 0)`,
    ),
  ],
)

/** One permission with one extent of access; a role refers to the pairs that it grants. */
export const permissions = pgTable(
  'permissions',
  {
    id: id(),
    name: text('name').notNull(),
    access: text('access', { enum: ['all', 'assigned', 'own', 'read', 'masked'] }).notNull(),
    ...timestamps(),
  },
  (table) => [
    unique('permissions_name_access_unique').on(table.name, table.access),
    check('permissions_name_shape', sql`${table.name} ~ '^[a-zA-Z]+([.][a-zA-Z]+)*$'`),
    check('permissions_access', sql`${table.access} in ('all', 'assigned', 'own', 'read', 'masked')`),
  ],
)

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permissionId: uuid('permission_id')
      .notNull()
      .references(() => permissions.id),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index('user_roles_role').on(table.roleId)],
)
