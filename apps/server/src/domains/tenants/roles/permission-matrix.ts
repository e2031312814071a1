import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access, Scope } from '../../../platform/context/actor.ts'

export interface BuiltInRole {
  readonly key: string
  readonly scope: Scope
  readonly name: string
  readonly description: string
}

/** In the column order of the matrix. */
export const builtInRoles = [
  { key: 'platform.admin', scope: 'platform', name: 'Platform admin', description: 'Runs this installation.' },
  { key: 'platform.creator', scope: 'platform', name: 'Content creator', description: 'Writes what is published.' },
  {
    key: 'employer.owner',
    scope: 'employer',
    name: 'Owner',
    description: 'Everything in the company, including closing it.',
  },
  { key: 'employer.admin', scope: 'employer', name: 'Admin', description: 'Runs the company and its team.' },
  {
    key: 'employer.recruiter',
    scope: 'employer',
    name: 'Recruiter',
    description: 'Searches, shortlists, schedules interviews and makes offers.',
  },
  {
    key: 'employer.hiringManager',
    scope: 'employer',
    name: 'Hiring manager',
    description: 'Decides on candidates for assigned jobs.',
  },
  { key: 'employer.viewer', scope: 'employer', name: 'Viewer', description: 'Views assigned jobs, with names hidden.' },
  { key: 'agency.owner', scope: 'agency', name: 'Agency owner', description: 'Runs the agency.' },
  { key: 'agency.member', scope: 'agency', name: 'Agency member', description: 'Manages their own candidates.' },
  {
    key: 'agencyClient.contact',
    scope: 'agencyClient',
    name: 'Agency client',
    description: 'Sees what one agency shares.',
  },
] as const satisfies readonly BuiltInRole[]

const ACCESS_OF_CELL: Readonly<Record<string, Access | null>> = {
  '●': 'all',
  A: 'assigned',
  o: 'own',
  r: 'read',
  m: 'masked',
  '–': null,
}

/**
 * Permissions of the built-in roles. A cell that allows something other than its row's permission has a separate row
 * (an agency submits to a shortlist, its client votes). Requirements beyond the scope are in `conditions` below.
 */
const MATRIX = `
                            PA AC OW AD RE HM VI AO AM CL
tenant.create               ●  –  –  –  –  –  –  –  –  –
tenant.suspend              ●  –  –  –  –  –  –  –  –  –
user.impersonate            ●  –  –  –  –  –  –  –  –  –
company.settings            r  –  ●  ●  r  r  r  –  –  –
company.delete              –  –  ●  –  –  –  –  –  –  –
owner.transfer              –  –  ●  –  –  –  –  –  –  –
teammate.invite             –  –  ●  ●  –  –  –  ●  –  –
role.assign                 –  –  ●  ●  –  –  –  ●  –  –
role.custom                 –  –  ●  ●  –  –  –  ●  –  –
billing.read                r  –  ●  ●  –  –  –  ●  –  –
billing.manage              –  –  ●  ●  –  –  –  ●  –  –
requirement.create          –  –  ●  ●  ●  A  –  –  –  –
requirement.approve         –  –  ●  ●  –  A  –  –  –  –
requirement.close           –  –  ●  ●  –  A  –  –  –  –
requirement.read            r  –  ●  ●  ●  A  A  A  A  A
search.run                  –  –  ●  ●  ●  A  –  –  –  –
search.save                 –  –  ●  ●  ●  A  –  –  –  –
search.alert                –  –  ●  ●  ●  A  –  –  –  –
search.explain              ●  –  ●  ●  ●  A  A  –  –  m
search.weights.edit         –  –  ●  ●  ●  –  –  –  –  –
weights.freeze              –  –  ●  ●  –  A  –  –  –  –
weights.unfreeze            –  –  ●  ●  –  A  –  –  –  –
candidate.read              r  –  ●  ●  ●  A  A  o  o  A
candidate.unmask            –  –  ●  ●  ●  A  –  o  o  A
candidate.create            ●  –  –  –  –  –  –  o  o  –
candidate.edit              ●  –  –  –  –  –  –  o  o  –
star                        –  –  ●  ●  ●  A  –  o  o  –
tag                         –  –  ●  ●  ●  A  –  o  o  –
note                        –  –  ●  ●  ●  A  –  o  o  –
shortlist.add               –  –  ●  ●  ●  A  –  –  –  –
shortlist.move              –  –  ●  ●  ●  A  –  –  –  –
shortlist.submit            –  –  –  –  –  –  –  o  o  –
shortlist.vote              –  –  ●  ●  ●  A  –  –  –  A
shortlist.reject            –  –  ●  ●  ●  A  –  –  –  A
rank.override               –  –  ●  ●  ●  A  –  –  –  –
contact.request             –  –  ●  ●  ●  –  –  –  –  –
contact.requestFromAgency   –  –  –  –  –  –  –  –  –  A
contact.read                –  –  ●  ●  ●  A  –  o  o  –
contact.answer              A  –  –  –  –  –  –  o  o  –
interview.schedule          –  –  ●  ●  ●  A  –  –  –  A
interview.propose           –  –  –  –  –  –  –  o  o  –
scorecard.submit            –  –  ●  ●  ●  A  –  –  –  A
scorecard.read              –  –  ●  ●  ●  A  A  –  –  –
offer.draft                 –  –  ●  ●  ●  –  –  –  –  –
offer.send                  –  –  ●  ●  ●  –  –  –  –  –
offer.approve               –  –  ●  ●  –  A  –  –  –  –
offer.answer                –  –  –  –  –  –  –  –  –  –
hire.manage                 –  –  ●  ●  ●  A  –  o  –  A
replacement.request         –  –  ●  ●  ●  A  –  o  –  A
replacement.decide          ●  –  –  –  –  –  –  ●  –  –
ownership.decide            ●  –  –  –  –  –  –  ●  –  –
agency.approve              ●  –  –  –  –  –  –  –  –  –
agency.suspend              ●  –  –  –  –  –  –  –  –  –
agency.engage               r  –  ●  ●  –  –  –  ●  r  –
agencyApi.keys              –  –  –  –  –  –  –  ●  r  –
agencyApi.webhooks          –  –  –  –  –  –  –  ●  r  –
agencyApi.revoke            ●  –  –  –  –  –  –  –  –  –
content.write               –  o  –  –  –  –  –  –  –  –
content.publish             –  o  –  –  –  –  –  –  –  –
content.retire              ●  –  –  –  –  –  –  –  –  –
content.read                ●  ●  ●  ●  ●  ●  ●  ●  ●  ●
taxonomy.edit               ●  –  –  –  –  –  –  –  –  –
taxonomy.propose            –  ●  –  –  –  –  –  –  –  –
community.manage            –  –  ●  ●  ●  –  –  –  –  –
compensation.read           r  r  ●  ●  ●  A  r  ●  r  –
compensation.contribute     –  –  ●  ●  ●  A  –  ●  –  –
activity.read               m  o  ●  ●  A  A  –  ●  o  –
bias.run                    ●  –  ●  ●  –  –  –  –  –  –
bias.publish                ●  –  ●  ●  –  –  –  –  –  –
model.train                 ●  –  –  –  –  –  –  –  –  –
model.promote               ●  –  –  –  –  –  –  –  –  –
model.rollback              ●  –  –  –  –  –  –  –  –  –
referral.own                –  –  ●  ●  ●  ●  ●  ●  ●  ●
export.tenant               ●  –  ●  ●  –  –  –  o  –  –
erase.candidate             ●  –  ●  ●  –  –  –  o  –  –
`

export interface Grant {
  readonly roleKey: string
  readonly permission: PermissionName
  readonly access: Access
}

export function builtInGrants(): Grant[] {
  const [, ...rows] = MATRIX.split('\n').filter((line) => line.trim() !== '')
  return rows.flatMap((row) => {
    const [permission, ...cells] = row.split(/\s+/)
    return builtInRoles.flatMap(({ key }, column) => {
      const access = ACCESS_OF_CELL[cells[column] ?? '–'] ?? null
      return access === null ? [] : [{ roleKey: key, permission: permission as PermissionName, access }]
    })
  })
}

/** The permissions of a built-in role. */
export const rightsOfBuiltIn = (key: (typeof builtInRoles)[number]['key']): ReadonlyMap<string, Access> =>
  new Map(builtInGrants().flatMap(({ roleKey, permission, access }) => (roleKey === key ? [[permission, access]] : [])))

/** Footnotes of the matrix: what a use case must check in addition to the scope. */
export const conditions = {
  'employer.admin': {
    'role.assign': 'neither the owner role nor one above their own',
    'billing.manage': 'neither deletes a card nor cancels the plan',
  },
  'employer.recruiter': { 'activity.read': 'assigned jobs and their own actions' },
  'agency.owner': {
    'teammate.invite': 'staff of their own agency only',
    'role.assign': 'staff of their own agency only',
    'billing.manage': 'billing of their own agency only',
  },
  'agencyClient.contact': { 'candidate.unmask': 'when the agency shares names' },
  'platform.admin': {
    'candidate.edit': 'vetting data only, a changed result with a second person',
    'contact.answer': 'with a recorded mandate',
    'export.tenant': 'on request of the tenant',
  },
} as const satisfies Record<string, Partial<Record<PermissionName, string>>>
