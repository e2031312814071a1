import { partsOf, type ScimPerson, USER_SCHEMA } from './scim.rules.ts'

const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0'
const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

export interface Provisioned extends ScimPerson {
  readonly id: string
  readonly roleName: string
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

type Json = Record<string, unknown>

export function presentPerson(baseUrl: string, person: Provisioned): Json {
  const { given, family } = partsOf(person.fullName)
  return {
    schemas: [USER_SCHEMA],
    id: person.id,
    ...(person.externalId === null ? {} : { externalId: person.externalId }),
    userName: person.userName,
    displayName: person.fullName,
    name: { formatted: person.fullName, givenName: given, familyName: family },
    emails: [{ value: person.userName, type: 'work', primary: true }],
    roles: [{ value: person.roleName, primary: true }],
    active: person.active,
    meta: {
      resourceType: 'User',
      created: person.createdAt.toISOString(),
      lastModified: person.updatedAt.toISOString(),
      location: `${baseUrl}/Users/${person.id}`,
      version: `W/"${person.version}"`,
    },
  }
}

const ALWAYS = ['schemas', 'id', 'meta']

/** Only the requested attributes. */
export function chosen(person: Json, { attributes, excludedAttributes }: Readonly<Record<string, unknown>>): Json {
  const names = (given: unknown) =>
    String(given ?? '')
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/[.[].*$/, '')
          .toLowerCase(),
      )
      .filter((name) => name !== '')
  const [only, without] = [names(attributes), names(excludedAttributes)]
  return Object.fromEntries(
    Object.entries(person).filter(([name]) => {
      if (ALWAYS.includes(name)) return true
      return (only.length === 0 || only.includes(name.toLowerCase())) && !without.includes(name.toLowerCase())
    }),
  )
}

export const presentList = (total: number, startIndex: number, resources: readonly Json[]): Json => ({
  schemas: [`${MESSAGES}:ListResponse`],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

export const presentRefusal = (status: number, scimType: string | null, detail: string): Json => ({
  schemas: [`${MESSAGES}:Error`],
  status: String(status),
  ...(scimType === null ? {} : { scimType }),
  detail,
})

const meta = (baseUrl: string, resourceType: string, path: string) => ({
  resourceType,
  location: `${baseUrl}/${path}`,
})

export const presentConfig = (baseUrl: string): Json => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  documentationUrl: 'https://www.rfc-editor.org/rfc/rfc7644',
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A directory token, created in the company settings.',
      primary: true,
    },
  ],
  meta: meta(baseUrl, 'ServiceProviderConfig', 'ServiceProviderConfig'),
})

export const presentUserType = (baseUrl: string): Json => ({
  schemas: [`${CORE}:ResourceType`],
  id: 'User',
  name: 'User',
  description: 'A member of the company’s team',
  endpoint: '/Users',
  schema: USER_SCHEMA,
  meta: meta(baseUrl, 'ResourceType', 'ResourceTypes/User'),
})

const attribute = (name: string, description: string, given: Json = {}): Json => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...given,
})

const readOnly = { mutability: 'readOnly' }

export const presentUserSchema = (baseUrl: string): Json => ({
  schemas: [`${CORE}:Schema`],
  id: USER_SCHEMA,
  name: 'User',
  description: 'A member of the company’s team',
  attributes: [
    attribute('userName', 'The email address', { required: true, uniqueness: 'server' }),
    attribute('displayName', 'The full name'),
    attribute('name', 'The parts of the name', {
      type: 'complex',
      subAttributes: ['formatted', 'givenName', 'familyName'].map((name) => attribute(name, 'A part of the name')),
    }),
    attribute('emails', 'The email address again', {
      ...readOnly,
      type: 'complex',
      multiValued: true,
      subAttributes: [attribute('value', 'The address', readOnly)],
    }),
    attribute('roles', 'The role, which is changed on the team’s page', {
      ...readOnly,
      type: 'complex',
      multiValued: true,
      subAttributes: [attribute('value', 'The name of the role', readOnly)],
    }),
    attribute('active', 'Whether the person can sign in', { type: 'boolean' }),
  ],
  meta: meta(baseUrl, 'Schema', `Schemas/${USER_SCHEMA}`),
})
