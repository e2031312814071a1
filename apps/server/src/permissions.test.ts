// Permissions over HTTP: every role of the matrix against every address that this version exposes. Not repeated on
// PostgreSQL 15: it is about permissions; openapi-fuzz.full.test.ts calls every endpoint there.
import { listAgencies } from '@assay/contracts/agencies'
import { listApiCalls, listApiKeys } from '@assay/contracts/agency-api-keys'
import { listAgencyClients } from '@assay/contracts/agency-clients'
import { listRatings, listScores } from '@assay/contracts/agency-ratings'
import { listMessages, listPartners, listThreads } from '@assay/contracts/agency-threads'
import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { runBiasAudit } from '@assay/contracts/bias-audits'
import { listBillingInfos } from '@assay/contracts/billing-infos'
import {
  listCalendarConflicts,
  listCalendarConnections,
  listCalendarProviders,
} from '@assay/contracts/calendar-connections'
import { listDuplicates, listMerges } from '@assay/contracts/candidate-merges'
import { listCandidateReports } from '@assay/contracts/candidate-reports'
import { listMatches, listSearches, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { listCommunities, listMembers, listPosts } from '@assay/contracts/communities'
import { listCompanyClosings } from '@assay/contracts/company-closings'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import { listConsents } from '@assay/contracts/consents'
import { getDashboard } from '@assay/contracts/dashboards'
import { listDemographics } from '@assay/contracts/demographics'
import { diffSearches } from '@assay/contracts/diffs'
import type { Endpoint } from '@assay/contracts/endpoint'
import { listExcludedEmployers } from '@assay/contracts/excluded-employers'
import { listFactorResets } from '@assay/contracts/factor-resets'
import { listImportRows, listImportRuns } from '@assay/contracts/import-runs'
import { listInvoices } from '@assay/contracts/invoices'
import { listKeptMails } from '@assay/contracts/kept-mails'
import { listDisputes } from '@assay/contracts/ownership-disputes'
import { listPayments } from '@assay/contracts/payments'
import { listProfileShares } from '@assay/contracts/profile-shares'
import { getRanking, listRankings } from '@assay/contracts/rankings'
import { listReasonCodes } from '@assay/contracts/reason-codes'
import { replaySearch } from '@assay/contracts/replays'
import { listRepresentedInterviews } from '@assay/contracts/represented-interviews'
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import { listRetentionPolicies } from '@assay/contracts/retention-policies'
import { logIn } from '@assay/contracts/sessions'
import { listSharedInterviews } from '@assay/contracts/shared-interviews'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { listStars, starCandidate } from '@assay/contracts/stars'
import { listSubmissions } from '@assay/contracts/submissions'
import { listPoolMembers, listPools } from '@assay/contracts/talent-pools'
import { listTaxonomyEdits } from '@assay/contracts/taxonomy-edits'
import { listTaxonomyIndustries } from '@assay/contracts/taxonomy-industries'
import { listTaxonomyProposals } from '@assay/contracts/taxonomy-proposals'
import { listTaxonomySkills } from '@assay/contracts/taxonomy-skills'
import { listTaxonomyTitles } from '@assay/contracts/taxonomy-titles'
import { getCompany, getMe, listPermissions, listRoles } from '@assay/contracts/users'
import { listVettingChanges, listVettingResults } from '@assay/contracts/vetting-results'
import { expect, test } from 'vitest'
import type { CallOptions } from './platform/testing/test-app.ts'
import { openDemoApp } from './platform/testing/test-demo.ts'
import { DEMO_USERS } from './platform/testing/test-people.ts'

const app = await openDemoApp()

// The columns of the specification: PA, AC, OW, AD, RE, HM, VI, AO, AM, CL.
const PEOPLE = DEMO_USERS

const tokens = new Map<string, string>()
for (const email of [...PEOPLE, 'owner@globex.test'])
  tokens.set(email, (await app.call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token)

const as = (email: string, endpoint: Endpoint, asked: CallOptions = {}) =>
  app.call(endpoint, { ...asked, token: String(tokens.get(email)) })

const search = (
  await as('recruiter@acme.test', runSearch, {
    attributes: { door: 'summary', text: 'JavaScript developer with React' },
    query: 'include=matches.candidate',
  })
).data
// A candidate who has not released their name.
const candidateId: string = search.matches.find(({ candidate }: { candidate: { masked: boolean } }) => candidate.masked)
  .candidate.id
const company = (await as('owner@acme.test', getMe, { query: 'include=company' })).data.company.id
const requirement = (await as('owner@acme.test', listRequirements)).data[0].id

const text = { attributes: { door: 'summary', text: 'React' } }
// A permitted caller learns that the period ends before it begins.
const months = { attributes: { from: '2026-02', to: '2026-01' } }
const TABLE: [string, Endpoint, CallOptions, string][] = [
  // * depends on what is assigned to the person.                 PA  AC  OW  AD  RE  HM  VI  AO  AM  CL
  ['the own user', getMe, {}, '                                   200 200 200 200 200 200 200 200 200 200'],
  ['the dashboard', getDashboard, {}, '                           200 200 200 200 200 200 200 200 200 200'],
  ['the roles', listRoles, {}, '                                  200 200 200 200 200 200 200 200 200 200'],
  ['the permissions', listPermissions, {}, '                      200 200 200 200 200 200 200 200 200 200'],
  ['a company', getCompany, { params: { id: company } }, '        200 403 200 200 200 200 200 404 404 404'],
  ['excluded employers', listExcludedEmployers, {}, '             403 403 200 200 200 200 200 403 403 403'],
  ['retention', listRetentionPolicies, {}, '                      403 403 200 200 200 200 200 403 403 403'],
  ['closing the company', listCompanyClosings, {}, '            403 403 200 403 403 403 403 403 403 403'],
  ['talent pools', listPools, {}, '                               403 403 200 200 200 403 403 403 403 403'],
  ['people in them', listPoolMembers, {}, '                       403 403 200 200 200 403 403 403 403 403'],
  ['links to profiles', listProfileShares, {}, '                  403 403 200 200 200 403 403 403 403 403'],
  ['reports of candidates', listCandidateReports, {}, '          200 403 200 200 200 200 403 403 403 403'],
  ['reasons', listReasonCodes, {}, '                              403 403 200 200 200 200 200 403 403 403'],
  ['running a search', runSearch, text, '                         403 403 201 201 201 403 403 403 403 403'],
  ['the searches', listSearches, {}, '                            403 403 200 200 200 200 200 403 403 403'],
  ['a search', listMatches, { params: { id: search.id } }, '      404 404 200 200 200 404 404 404 404 404'],
  ['the rankings', listRankings, {}, '                            403 403 200 200 200 200 200 403 403 403'],
  ['its ranking', getRanking, { params: { id: search.id } }, '    404 404 200 200 200 404 404 404 404 404'],
  ['its replay', replaySearch, { params: { id: search.id } }, '   404 404 200 200 200 404 404 404 404 404'],
  [
    'its comparison',
    diffSearches,
    { params: { id: search.id, otherId: search.id } },
    ' 404 404 200 200 200 404 404 404 404 404',
  ],
  ['the candidates', listCandidates, {}, '                        200 403 200 200 200 200 200 200 200 200'],
  ['vetting results', listVettingResults, {}, '                   200 403 403 403 403 403 403 403 403 403'],
  ['duplicate candidates', listDuplicates, {}, '                  200 403 403 403 403 403 403 403 403 403'],
  ['merges of candidates', listMerges, {}, '                      200 403 403 403 403 403 403 403 403 403'],
  ['vetting corrections', listVettingChanges, {}, '               200 403 403 403 403 403 403 403 403 403'],
  ['the requirements', listRequirements, {}, '                    200 403 200 200 200 200 200 200 200 200'],
  ['agencies at work', listAgencyClients, {}, '               200 403 200 200 403 403 403 200 200 403'],
  ['messages of employers and agencies', listThreads, {}, '   403 403 200 200 200 200 200 200 200 403'],
  ['what they say', listMessages, {}, '                       403 403 200 200 200 200 200 200 200 403'],
  ['ratings of agencies', listRatings, {}, '                  403 403 200 200 200 403 403 403 403 403'],
  ['scores of agencies', listScores, {}, '                   200 403 200 200 200 403 403 200 200 403'],
  ['ownership disputes', listDisputes, {}, '                  200 403 200 200 403 403 403 200 200 403'],
  ['partners to write to', listPartners, {}, '                403 403 200 200 200 200 200 200 200 403'],
  ['keys of an agency', listApiKeys, {}, '                    200 403 403 403 403 403 403 200 200 403'],
  ['calls with them', listApiCalls, {}, '                     403 403 403 403 403 403 403 200 200 403'],
  ['imports of candidates', listImportRuns, {}, '                  200 403 403 403 403 403 403 200 200 403'],
  ['rows of their files', listImportRows, {}, '               200 403 403 403 403 403 403 200 200 403'],
  ['webhook endpoints', agencyWebhookApi.list, {}, '          403 403 403 403 403 403 403 200 200 403'],
  ['those of a company', companyWebhookApi.list, {}, '        403 403 200 200 403 403 403 403 403 403'],
  ['agencies to invite', listAgencies, {}, '                  200 403 200 200 403 403 403 200 200 200'],
  ['the proposals', listSubmissions, {}, '                    403 403 200 200 200 200 200 200 200 403'],
  ['the shortlists', listShortlisteds, {}, '                  403 403 200 200 200 200 200 403 403 200'],
  ['interviews one speaks for', listRepresentedInterviews, {}, '403 403 403 403 403 403 403 200 200 403'],
  ['interviews shared with one', listSharedInterviews, {}, '     403 403 403 403 403 403 403 403 403 200'],
  ['own connected calendars', listCalendarConnections, {}, '      403 403 200 200 200 200 403 403 403 403'],
  ['providers of calendars', listCalendarProviders, {}, '         403 403 200 200 200 200 403 403 403 403'],
  ['changes in own calendars', listCalendarConflicts, {}, '       403 403 200 200 200 200 403 403 403 403'],
  ['starring', starCandidate, { attributes: { candidateId } }, '  403 403 201 201 201 *   403 404 404 403'],
  ['counts of volunteered groups', listDemographics, {}, '        200 403 403 403 403 403 403 403 403 403'],
  ['running a bias audit', runBiasAudit, months, '                422 403 422 422 403 403 403 403 403 403'],
  ['the billing details', listBillingInfos, {}, '                 200 403 200 200 403 403 403 403 403 403'],
  ['resets of second factors', listFactorResets, {}, '            200 403 403 403 403 403 403 403 403 403'],
  ['mails kept as files', listKeptMails, {}, '                    200 403 403 403 403 403 403 403 403 403'],
  ['consents', listConsents, {}, '                                200 403 403 403 403 403 403 200 200 403'],
  ['the talent communities', listCommunities, {}, '               403 403 200 200 200 403 403 403 403 403'],
  ['their members', listMembers, {}, '                            403 403 200 200 200 403 403 403 403 403'],
  ['their posts', listPosts, {}, '                                403 403 200 200 200 403 403 403 403 403'],
  ['the invoices', listInvoices, {}, '                            200 403 200 200 403 403 403 403 403 403'],
  ['the payments', listPayments, {}, '                            200 403 200 200 403 403 403 403 403 403'],
  ['the skills of operators', listTaxonomySkills, {}, '               200 200 403 403 403 403 403 403 403 403'],
  ['the industries of operators', listTaxonomyIndustries, {}, '       200 200 403 403 403 403 403 403 403 403'],
  ['the job titles of operators', listTaxonomyTitles, {}, '           200 200 403 403 403 403 403 403 403 403'],
  ['proposals of creators', listTaxonomyProposals, {}, '              200 200 403 403 403 403 403 403 403 403'],
  ['the changes of the taxonomy', listTaxonomyEdits, {}, '            200 403 403 403 403 403 403 403 403 403'],
  ['the stars', listStars, {}, '                                  403 403 200 200 200 200 403 200 200 403'],
]

test.each(TABLE)('%s is limited to the roles in the matrix', async (_name, endpoint, asked, row) => {
  const expected = row.trim().split(/\s+/)
  const statuses = await Promise.all(PEOPLE.map(async (email) => (await as(email, endpoint, asked)).status))
  const seen = PEOPLE.map((email, at) => [email, expected[at] === '*' ? '*' : String(statuses[at])])
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(PEOPLE.map((email, at) => [email, expected[at]])))
})

test.each(TABLE)('%s requires a valid session', async (_name, endpoint, asked) => {
  const without = await app.call(endpoint, asked)
  const dead = await app.call(endpoint, { ...asked, token: 'dead' })
  expect([without, dead].map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
    [401, 'session.required'],
    [401, 'session.expired'],
  ])
})

test.each([
  ['a company', getCompany, company],
  ['a search', listMatches, search.id],
  ['a requirement', getRequirement, requirement],
])('%s of another employer is not found', async (_name, endpoint, id) => {
  const answer = await as('owner@globex.test', endpoint, { params: { id } })
  expect([answer.status, answer.errors[0]?.code]).toEqual([404, 'resource.not-found'])
})

test('names are visible only to the agency and to colleagues with a release', async () => {
  const employers = PEOPLE.filter((email) => email.endsWith('@acme.test') || email.endsWith('@assay.test'))
  const { rows } = await app.database.pool.query(
    'select candidate_id as id from candidate_releases r join companies c on c.id = r.company_id where c.name = $1',
    ['Acme'],
  )
  const released = new Set(rows.map(({ id }) => id))
  expect(released.size).toBeGreaterThan(0)
  for (const email of employers) {
    const answers = [await as(email, listCandidates), await as(email, getCandidate, { params: { id: candidateId } })]
    const mayKnow = email.endsWith('@acme.test') && email !== 'viewer@acme.test'
    for (const candidate of answers.flatMap(({ data }) => data ?? []))
      if (!(mayKnow && released.has(candidate.id)))
        expect([candidate.masked, candidate.legalName]).toEqual([true, null])
  }
  const own = await as('owner@northbridge.test', listCandidates, { query: 'include=agency&page[size]=100' })
  expect(own.data.length).toBeGreaterThan(0)
  for (const { agency } of own.data) expect(agency.slug).toBe('northbridge')
})
