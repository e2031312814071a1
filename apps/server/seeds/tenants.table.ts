// Tenants and users of the demo. Logins and password are part of the contract (README).

export const DEMO_PASSWORD = 'assay-demo-1'

export const demoAgencies = [
  {
    slug: 'northbridge',
    legalName: 'Northbridge Talent Ltd',
    country: 'GB',
    domain: 'northbridge.test',
    registrationNo: 'GB 09471163',
    contactName: 'Noel North',
    specialities: ['typescript', 'java', 'aws'],
    share: 17,
    ownershipDays: 45,
  },
  {
    slug: 'calder-voss',
    legalName: 'Calder & Voss GmbH',
    country: 'DE',
    domain: 'calder-voss.test',
    registrationNo: 'HRB 182201',
    contactName: 'Carla Voss',
    specialities: ['kotlin', 'kubernetes'],
    share: 13,
    ownershipDays: 180,
  },
  {
    slug: 'monsoon-collective',
    legalName: 'Monsoon Collective LLP',
    country: 'IN',
    domain: 'monsoon.test',
    registrationNo: 'AAB-4471',
    contactName: 'Meera Rao',
    specialities: ['python', 'react', 'go'],
    share: 10,
    ownershipDays: 90,
  },
] as const

/** They applied lately: one awaits the operator, one was declined. */
export const demoApplications = [
  {
    legalName: 'Fjord People AS',
    country: 'NO',
    domain: 'fjordpeople.test',
    contactName: 'Ingrid Solheim',
    registrationNo: '918 273 645',
    state: 'underReview',
    daysAgo: 2,
    reason: null,
  },
  {
    legalName: 'QuickStaff Global',
    country: 'US',
    domain: 'quickstaff.test',
    contactName: 'Chad Miller',
    registrationNo: null,
    state: 'rejected',
    daysAgo: 21,
    reason: 'You told us that candidates are not asked before they are submitted.',
  },
] as const

export const demoCompanies = [
  { key: 'acme', name: 'Acme', country: 'DE', timezone: 'Europe/Berlin', sizeBand: '201-1000' },
  { key: 'globex', name: 'Globex', country: 'US', timezone: 'America/New_York', sizeBand: '1000+' },
] as const

export const demoPeople = [
  { email: 'admin@assay.test', fullName: 'Ada Admin', role: 'platform.admin', tenant: null, timezone: 'Europe/London' },
  // Corrections of vetting results need a second person.
  {
    email: 'reviewer@assay.test',
    fullName: 'Rosa Reviewer',
    role: 'platform.admin',
    tenant: null,
    timezone: 'Europe/London',
  },
  {
    email: 'creator@assay.test',
    fullName: 'Cleo Creator',
    role: 'platform.creator',
    tenant: null,
    timezone: 'Europe/Lisbon',
  },
  {
    email: 'owner@acme.test',
    fullName: 'Olga Owner',
    role: 'employer.owner',
    tenant: 'acme',
    timezone: 'Europe/Berlin',
  },
  { email: 'lead@acme.test', fullName: 'Liam Lead', role: 'employer.admin', tenant: 'acme', timezone: 'Europe/Berlin' },
  {
    email: 'recruiter@acme.test',
    fullName: 'Rita Recruiter',
    role: 'employer.recruiter',
    tenant: 'acme',
    timezone: 'Europe/Berlin',
  },
  {
    email: 'manager@acme.test',
    fullName: 'Milan Manager',
    role: 'employer.hiringManager',
    tenant: 'acme',
    timezone: 'Europe/Warsaw',
  },
  {
    email: 'viewer@acme.test',
    fullName: 'Vera Viewer',
    role: 'employer.viewer',
    tenant: 'acme',
    timezone: 'Europe/Berlin',
  },
  {
    email: 'owner@globex.test',
    fullName: 'Gwen Globex',
    role: 'employer.owner',
    tenant: 'globex',
    timezone: 'America/New_York',
  },
  {
    email: 'owner@northbridge.test',
    fullName: 'Noel North',
    role: 'agency.owner',
    tenant: 'northbridge',
    timezone: 'Europe/London',
  },
  {
    email: 'member@northbridge.test',
    fullName: 'Mina Member',
    role: 'agency.member',
    tenant: 'northbridge',
    timezone: 'Europe/London',
  },
  {
    email: 'client@northbridge.test',
    fullName: 'Cal Client',
    role: 'agencyClient.contact',
    tenant: 'northbridge',
    timezone: 'Europe/London',
  },
] as const

/** Printed at startup so that a newcomer can sign in. */
export function demoLogins(emails: readonly string[]): string[] {
  return [`Demo logins, password ${DEMO_PASSWORD}:`, ...emails.map((email) => `  ${email}`)]
}
