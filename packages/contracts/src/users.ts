import { z } from 'zod'
import { accent } from './accents.ts'
import { actionsOn, defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import { logoOf } from './logos.ts'
import { currency } from './money.ts'
import { oneLine } from './one-line.ts'
import { permissionNames } from './permission-names.ts'
import { registrationRules, sizeBands } from './registrations.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledText } from './ruled-text.ts'

export const accesses = ['all', 'assigned', 'own', 'read', 'masked'] as const

export const scopes = ['platform', 'employer', 'agency', 'agencyClient'] as const

export const userStates = ['active', 'unverified', 'disabled'] as const

export const secondFactors = ['none', 'totp', 'passkey'] as const

export const users = defineResource({
  type: 'users',
  attributes: z.object({
    email: z.email(),
    fullName: z.string(),
    scope: z.array(z.enum(scopes)).meta({ description: 'Enforced by scope checks.' }),
    emailVerifiedAt: z.iso.datetime().nullable(),
    lastLoginAt: z.iso.datetime().nullable(),
    twoFactor: z
      .enum(secondFactors)
      .nullable()
      .meta({ description: 'The strongest second factor: of the caller, and of everyone for operators; else null.' }),
    timezone: z.string(),
    companyName: z.string().nullable(),
    state: z.enum(userStates),
    impersonation: z
      .object({ id: z.string(), operatorName: z.string(), endsAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Set in `/me` while an operator works as this user.' }),
    companyCurrency: z.string().nullable(),
    companyClosed: z
      .object({ at: z.iso.datetime(), deletesAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Set while the company is closed: its owners may only reopen it and export its data.' }),
    ...timestamps,
  }),
  relationships: {
    roles: { to: 'roles', many: true },
    company: { to: 'companies', many: false },
    agency: { to: 'agencies', many: false },
  },
})

export const roles = defineResource({
  type: 'roles',
  attributes: z.object({
    name: z.string(),
    scope: z.enum(scopes),
    description: z.string(),
    builtIn: z.boolean(),
    mayEdit: z.boolean().meta({ description: 'Built-in roles, and the caller’s own, cannot be edited.' }),
    mayGive: z
      .boolean()
      .meta({ description: 'Whether the caller may assign it: it grants nothing beyond their own permissions.' }),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { permissions: { to: 'permissions', many: true } },
})

export const permissions = defineResource({
  type: 'permissions',
  attributes: z.object({
    name: z.string().meta({ description: 'For example `search.run`.' }),
    access: z.enum(accesses).meta({ description: 'Which records within the scope the permission covers.' }),
  }),
  relationships: {},
})

export const companyStates = ['active', 'suspended', 'closed', 'deleted'] as const
/** The users with blind review: those who choose it, or everyone who does not arrange contact. */
export const blindReviews = ['personal', 'reviewers'] as const
export type BlindReview = (typeof blindReviews)[number]

export const companies = defineResource({
  type: 'companies',
  attributes: z.object({
    name: z.string(),
    country: z.string(),
    timezone: z.string(),
    sizeBand: z.string().nullable(),
    state: z.enum(companyStates),
    stateReason: z.string().nullable().meta({ description: 'Why it is suspended, for operators.' }),
    stateSince: z.iso.datetime().nullable(),
    deletesAt: z.iso.datetime().nullable().meta({ description: 'Until then a closed company can be reopened.' }),
    members: z.int().nullable().meta({ description: 'Active members, for operators.' }),
    currency: z.string().meta({ description: 'ISO 4217; the default of new jobs.' }),
    accent: accent
      .nullable()
      .meta({ description: 'The color of buttons in emails to candidates; null: that of Assay.' }),
    blindReview: z.enum(blindReviews).meta({
      description:
        '`reviewers`: people who judge without arranging contact never see names, photos, schools and videos.',
    }),
    hasLogo: z.boolean(),
    mayChange: z.boolean(),
    version: z.int(),
    ...timestamps,
  }),
  relationships: { industry: { to: 'job-industries', many: false } },
})

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/me',
  summary: 'The current user; `meta.lockedSince` while the session is locked',
  admission: 'session',
  whileLocked: true,
  body: null,
  answers: { kind: 'resource', of: users },
  status: 200,
  includes: ['roles', 'roles.permissions', 'company', 'agency'],
  errors: ['session.required', 'session.expired'],
})

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  summary: 'The users of the caller’s company; without one, the caller alone; for operators, all',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: users },
  status: 200,
  includes: ['company'],
  filters: { search: z.string().trim().min(1).max(120), scope: z.enum(scopes), state: z.enum(userStates) },
  sorts: ['createdAt', 'lastLoginAt'],
  paged: 'both',
  errors: ['session.required', 'session.expired', 'request.parameter'],
})

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/users/{id}',
  summary: 'One of the users that the caller may list',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: users },
  status: 200,
  includes: ['company'],
  errors: ['session.required', 'session.expired', 'resource.not-found'],
})

const userAct = actionsOn(users, { errors: [...WRITE_ERRORS, 'account.transition'] })
const stated = z.object({ reason: z.string().trim().min(5).max(300) })

/** Operator actions, which are refused on the operator's own account. */
export const userActions = {
  disable: userAct('disable', 'Disables the user: ends all sessions and blocks sign-in', stated),
  enable: userAct('enable', 'Lets a disabled user sign in again', stated),
  signOut: userAct('signOut', 'Ends all sessions of the user', z.object({})),
  resendVerification: userAct('resendVerification', 'Resends the verification email', z.object({}), [
    'verification.used',
    'verification.too-many',
  ]),
}

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/roles',
  summary: 'The roles of the caller’s scope',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: roles },
  status: 200,
  includes: ['permissions'],
  sorts: ['name'],
  paged: 'both',
  errors: ['session.required', 'request.parameter'],
})

export const listPermissions = defineEndpoint({
  method: 'GET',
  path: '/permissions',
  summary: 'The permissions that the roles of the caller’s scope can hold',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: permissions },
  status: 200,
  sorts: ['name'],
  paged: 'both',
  errors: ['session.required', 'session.expired', 'request.parameter'],
})

const roleName = z.string().overwrite(oneLine).min(2).max(60)
const roleDescription = z.string().overwrite(oneLine).max(200)
const grants = z
  .array(z.object({ name: z.enum(permissionNames), access: z.enum(accesses) }))
  .min(1, 'A role grants at least one permission.')
  .max(permissionNames.length)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Each permission can be listed once.')
  .meta({ description: 'What the role grants: pairs that a built-in role of the scope holds too.' })

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/roles',
  summary: 'Creates a custom role, which never grants more than the caller may do',
  admission: 'session',
  body: z.object({ name: roleName, description: roleDescription.default(''), grants }),
  bodyType: 'roles',
  answers: { kind: 'resource', of: roles },
  status: 201,
  includes: ['permissions'],
  errors: [...WRITE_ERRORS, 'role.name-taken'],
})

export const changeRole = defineEndpoint({
  method: 'PATCH',
  path: '/roles/{id}',
  summary: 'Changes a custom role for everyone who has it; never one’s own',
  admission: 'session',
  body: z.object({
    name: roleName.optional(),
    description: roleDescription.optional(),
    grants: grants.optional(),
    version: z.int().optional(),
  }),
  bodyType: 'roles',
  answers: { kind: 'resource', of: roles },
  status: 200,
  includes: ['permissions'],
  anyVersionUnlessNamed: true,
  errors: [...WRITE_ERRORS, 'role.name-taken', 'plan.no-seat', 'resource.conflict'],
})

export const deleteRole = defineEndpoint({
  method: 'DELETE',
  path: '/roles/{id}',
  summary: 'Deletes a custom role that no member or invitation has',
  admission: 'session',
  body: null,
  answers: { kind: 'nothing' },
  status: 204,
  errors: [...WRITE_ERRORS, 'role.in-use'],
})

export const getCompany = defineEndpoint({
  method: 'GET',
  path: '/companies/{id}',
  summary: 'The caller’s company',
  admission: 'session',
  body: null,
  answers: { kind: 'resource', of: companies },
  status: 200,
  includes: ['industry'],
  errors: ['session.required', 'session.expired', 'permission.denied', 'resource.not-found'],
})

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/companies',
  summary: 'The caller’s company; for operators, all',
  admission: 'session',
  body: null,
  answers: { kind: 'collection', of: companies },
  status: 200,
  includes: ['industry'],
  filters: { search: z.string().trim().min(1).max(120), state: z.enum(companyStates) },
  sorts: ['name', 'createdAt'],
  paged: 'both',
  errors: ['session.required', 'session.expired', 'permission.denied', 'request.parameter'],
})

export const createCompany = defineEndpoint({
  method: 'POST',
  path: '/companies',
  summary: 'Opens a company and invites its owner, who completes the rest; for operators',
  admission: 'session',
  body: z.object({
    name: ruledText('Company', ...registrationRules.companyName),
    country: ruledText('Country', ...registrationRules.country),
    ownerEmail: ruledText('Owner’s email', ...registrationRules.email),
  }),
  bodyType: 'companies',
  answers: { kind: 'resource', of: companies },
  status: 201,
  errors: WRITE_ERRORS,
})

const companyAct = actionsOn(companies, { errors: [...WRITE_ERRORS, 'account.transition'] })

export const companyActions = {
  suspend: companyAct('suspend', 'Ends all sessions of its members, who can no longer sign in', stated),
  reactivate: companyAct('reactivate', 'Lets the members of a suspended company sign in again', stated),
}
export const changeCompany = defineEndpoint({
  method: 'PATCH',
  path: '/companies/{id}',
  summary: 'Changes the settings of the caller’s company; owners and admins only',
  admission: 'session',
  body: z.object({
    name: ruledText('Company', ...registrationRules.companyName).optional(),
    country: ruledText('Country', ...registrationRules.country).optional(),
    timezone: ruledText('Time zone', ...registrationRules.timezone).optional(),
    sizeBand: z.enum(sizeBands).nullable().optional(),
    industryId: z.uuid().nullable().optional(),
    currency: currency.optional(),
    blindReview: z.enum(blindReviews).optional(),
    accent: accent.nullable().optional(),
    version: z.int().optional(),
  }),
  bodyType: 'companies',
  answers: { kind: 'resource', of: companies },
  status: 200,
  includes: ['industry'],
  errors: [...WRITE_ERRORS, 'resource.conflict'],
})

const logo = logoOf(companies)

export const changeLogo = logo.change
export const removeLogo = logo.remove

export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/companies/{id}/logo',
  summary: 'The logo of the caller’s company',
  admission: 'session',
  body: null,
  answers: { kind: 'file', mediaType: 'image/*' },
  status: 200,
  errors: ['session.required', 'resource.not-found'],
})
