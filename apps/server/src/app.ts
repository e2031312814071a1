// Lists every route of the server and wires up the dependencies of each.
import { RATES_ON } from '@assay/contracts/exchange-rates'
import type { Presented } from '@assay/jsonapi/present'
import type { ListName } from '@assay/taxonomy/edits/taxonomy-edit'
import { inventEverybody } from '../seeds/load-demo.ts'
import { mountActivities } from './domains/activities/activities.routes.ts'
import { mountApiKeys } from './domains/agencies/api-keys/api-keys.routes.ts'
import { mountAgencies } from './domains/agencies/applications/applications.routes.ts'
import { mountAgencyClients } from './domains/agencies/clients/agency-clients.routes.ts'
import {
  agencyKeyAuthentication,
  assertAgencyWorks,
  listAgenciesById,
  presentAgency,
} from './domains/agencies/index.ts'
import { mountBackgroundJobs } from './domains/background-jobs/background-jobs.routes.ts'
import { mountKeptMails } from './domains/background-jobs/kept-mails.routes.ts'
import { mountBiasAudits } from './domains/bias-audits/bias-audits.routes.ts'
import { mountBillingAccounts } from './domains/billing/accounts/accounts.routes.ts'
import { openStripe, type StripeConnection } from './domains/billing/index.ts'
import { mountInvoices } from './domains/billing/invoices/invoices.routes.ts'
import { mountStripe } from './domains/billing/stripe/stripe.routes.ts'
import { mountSubscriptions } from './domains/billing/subscriptions/subscriptions.routes.ts'
import { mountCandidateLinks } from './domains/candidate-links/candidate-links.routes.ts'
import { mountCandidateMerges } from './domains/candidate-merges/candidate-merges.routes.ts'
import { listAlike } from './domains/candidate-merges/index.ts'
import { mountCandidateReports } from './domains/candidate-reports/candidate-reports.routes.ts'
import { mountCandidateExports } from './domains/candidates/export/candidate-exports.routes.ts'
import { mountCandidateImports } from './domains/candidates/import/candidate-imports.routes.ts'
import { mountImportRuns } from './domains/candidates/import/import-runs.routes.ts'
import { mountImportFiles } from './domains/candidates/import-files/import-files.routes.ts'
import {
  convertPay,
  countCandidatesByTitle,
  currentTitleId,
  hasDemoCandidates,
  isSkillHeld,
  isTitleHeld,
  skillNameOf,
  skillSlugOf,
  titleNameOf,
} from './domains/candidates/index.ts'
import { mountCandidates } from './domains/candidates/masking/candidates.routes.ts'
import { mountConsents } from './domains/candidates/masking/consents.routes.ts'
import { mountOwnCandidates } from './domains/candidates/own-candidates/own-candidates.routes.ts'
import { mountVetting } from './domains/candidates/vetting/vetting.routes.ts'
import { mountCommunities } from './domains/community/communities/communities.routes.ts'
import { copyMembershipsOf, showMembership } from './domains/community/communities/index.ts'
import { mountReferrals } from './domains/community/referrals/referrals.routes.ts'
import { mountCompanyClosings } from './domains/company-closings/company-closings.routes.ts'
import { mountCompanyExports } from './domains/company-exports/company-exports.routes.ts'
import { mountCompensations } from './domains/compensation/compensations.routes.ts'
import type { CompensationNeeds } from './domains/compensation/index.ts'
import {
  addTagOfContent,
  changeTagOfContent,
  createCatalog,
  listContentTags,
  mayWriteContent,
  type PoolFigures,
  referencesOf,
  removeTagOfContent,
} from './domains/content/index.ts'
import { mountItems } from './domains/content/items/items.routes.ts'
import { mountReferenceLists } from './domains/content/lists/reference-lists.routes.ts'
import { mountSiteMap } from './domains/content/lists/site-map.routes.ts'
import { mountSkills } from './domains/content/lists/skills.routes.ts'
import { mountSamples } from './domains/content/samples/samples.routes.ts'
import { mountTaxonomyEdits } from './domains/content/taxonomy-editing/taxonomy-edits.routes.ts'
import { mountTaxonomyIndustries } from './domains/content/taxonomy-editing/taxonomy-industries.routes.ts'
import { mountTaxonomySkills } from './domains/content/taxonomy-editing/taxonomy-skills.routes.ts'
import { mountTaxonomyTitles } from './domains/content/taxonomy-editing/taxonomy-titles.routes.ts'
import { mountTaxonomyProposals } from './domains/content/taxonomy-proposals/taxonomy-proposals.routes.ts'
import { mountDisputes } from './domains/cooperation/disputes/disputes.routes.ts'
import { copyMessagesAbout } from './domains/cooperation/index.ts'
import { mountAgencyThreads } from './domains/cooperation/messages/agency-threads.routes.ts'
import { mountRatings } from './domains/cooperation/ratings/ratings.routes.ts'
import { mountDashboards } from './domains/dashboards/dashboards.routes.ts'
import { mountDemographics } from './domains/demographics/demographics.routes.ts'
import { mountEvidenceFiles } from './domains/evidence-files/evidence-files.routes.ts'
import { mountApiTokens } from './domains/identity/api-tokens/api-tokens.routes.ts'
import { mountChallenges } from './domains/identity/challenges/challenges.routes.ts'
import { mountFederation } from './domains/identity/federation/google-identities.routes.ts'
import { assertRecentlyConfirmed, createOpenIdClient, listUsersById } from './domains/identity/index.ts'
import { mountPasswordResets } from './domains/identity/password-resets/password-resets.routes.ts'
import { mountProfiles } from './domains/identity/profiles/profiles.routes.ts'
import { mountSecondFactors } from './domains/identity/second-factors/second-factors.routes.ts'
import { mountSessions } from './domains/identity/sessions/sessions.routes.ts'
import { mountEmailVerifications } from './domains/identity/verification/email-verifications.routes.ts'
import { mountInsights } from './domains/insights/insights.routes.ts'
import { mountExposures } from './domains/learning/funnel/exposures.routes.ts'
import { mountImpressions } from './domains/learning/funnel/impressions.routes.ts'
import { mountModelCards } from './domains/learning/model-cards/model-cards.routes.ts'
import { mountLearningSources } from './domains/learning/versions/learning-sources.routes.ts'
import { mountModelVersions } from './domains/learning/versions/model-versions.routes.ts'
import { mountListViews } from './domains/list-views/list-views.routes.ts'
import { mountNotifications } from './domains/notifications/notifications.routes.ts'
import { showCandidateRequestLink } from './domains/pipeline/candidate-requests/index.ts'
import { mountCandidateRequests } from './domains/pipeline/candidate-requests/requests/candidate-requests.routes.ts'
import { mountManualNotices } from './domains/pipeline/candidate-requests/requests/manual-notices.routes.ts'
import { mountCandidatePages } from './domains/pipeline/contact-requests/candidate-pages/candidate-pages.routes.ts'
import { mountDataCorrections } from './domains/pipeline/contact-requests/candidate-pages/data-corrections.routes.ts'
import {
  type CandidatePageNeeds,
  showContactRequestLink,
  showExplanation,
  showOwnData,
  showProgress,
} from './domains/pipeline/contact-requests/index.ts'
import { mountContactInfos } from './domains/pipeline/contact-requests/requests/contact-infos.routes.ts'
import { mountHires } from './domains/pipeline/hires/follow-up/hires.routes.ts'
import { findHire, showStartLink } from './domains/pipeline/hires/index.ts'
import { mountStartConfirmations } from './domains/pipeline/hires/starts/start-confirmations.routes.ts'
import { mountScheduledInterviews } from './domains/pipeline/interviews/booking/scheduled-interviews.routes.ts'
import { mountCalendars } from './domains/pipeline/interviews/calendars/calendars.routes.ts'
import { mountCandidateInterviews } from './domains/pipeline/interviews/candidate/candidate-interviews.routes.ts'
import { mountRepresentedInterviews } from './domains/pipeline/interviews/candidate/represented-interviews.routes.ts'
import { mountSharedInterviews } from './domains/pipeline/interviews/candidate/shared-interviews.routes.ts'
import { mountConnections } from './domains/pipeline/interviews/connections/connections.routes.ts'
import { type CalendarClients, findInterviewById, showInterviewLink } from './domains/pipeline/interviews/index.ts'
import { mountAvailability } from './domains/pipeline/interviews/solver/availability.routes.ts'
import { mountInterviewTracks } from './domains/pipeline/interviews/tracks/interview-tracks.routes.ts'
import { mountOffers } from './domains/pipeline/offers/drafts/offers.routes.ts'
import { countEndCodes, findOfferById, offerOpenUntil, showLetterLink } from './domains/pipeline/offers/index.ts'
import { mountOfferLetters } from './domains/pipeline/offers/letters/offer-letters.routes.ts'
import { mountOfferTemplates } from './domains/pipeline/offers/templates/offer-templates.routes.ts'
import { mountShortlisteds } from './domains/pipeline/shortlists/entries/shortlisteds.routes.ts'
import { mountFeedbackRequests } from './domains/pipeline/shortlists/feedback/feedback-requests.routes.ts'
import {
  countRejectionCodes,
  countStages,
  listHiredAt,
  listNoteHashes,
  readFunnelHistory,
  summarizeSubmissions,
} from './domains/pipeline/shortlists/index.ts'
import { mountShortlistNotes } from './domains/pipeline/shortlists/notes/shortlist-notes.routes.ts'
import { mountSubmissions } from './domains/pipeline/shortlists/submissions/submissions.routes.ts'
import { type ContentTags, mountTags } from './domains/pipeline/shortlists/tags/tags.routes.ts'
import { mountProfileShares } from './domains/profile-shares/profile-shares.routes.ts'
import { mountQuickFinds } from './domains/quick-finds/quick-finds.routes.ts'
import { readSearchesToday, spendQuota } from './domains/quotas/index.ts'
import type { LivePool } from './domains/ranking/index.ts'
import {
  assertMayAct,
  countJobsBySkill,
  countJobsByTitle,
  findRequirement,
  listAssignedTo,
  listJobPages,
  listRequirementsById,
  listSuppliedBy,
  requirementAccessOf,
} from './domains/requirements/index.ts'
import { mountRequirements } from './domains/requirements/jobs/requirements.routes.ts'
import { mountPublicJobs } from './domains/requirements/public-jobs/public-jobs.routes.ts'
import { mountScorecardTemplates } from './domains/requirements/scorecard-templates/scorecard-templates.routes.ts'
import { mountRetention } from './domains/retention/retention.routes.ts'
import { mountAlternatives } from './domains/search/alternatives/alternatives.routes.ts'
import { mountBudgetFits } from './domains/search/alternatives/budget-fits.routes.ts'
import { mountGuestSearches } from './domains/search/guests/guest-searches.routes.ts'
import { mountPublicFigures, type Offers } from './domains/search/guests/public-figures.routes.ts'
import { criteriaSources, findFrozenMatch, listShown, rankingsOf } from './domains/search/index.ts'
import { mountQueryReadings } from './domains/search/reading/query-readings.routes.ts'
import { mountReplays } from './domains/search/replay/replays.routes.ts'
import { mountMatches } from './domains/search/run/matches.routes.ts'
import { mountRankings } from './domains/search/run/rankings.routes.ts'
import { mountSearches } from './domains/search/run/searches.routes.ts'
import { mountStars } from './domains/search/stars/stars.routes.ts'
import { mountRankingTests } from './domains/search/test-bench/ranking-tests.routes.ts'
import { mountTalentPools } from './domains/talent-pools/talent-pools.routes.ts'
import { mountAccounts } from './domains/tenants/accounts/accounts.routes.ts'
import { mountFactorResets } from './domains/tenants/accounts/factor-resets.routes.ts'
import { mountCompanies } from './domains/tenants/companies/companies.routes.ts'
import { mountExcludedEmployers } from './domains/tenants/excluded-employers/excluded-employers.routes.ts'
import { mountImpersonations } from './domains/tenants/impersonations/impersonations.routes.ts'
import {
  assertWay,
  companyProviders,
  countCompaniesByIndustry,
  createCompany,
  recognizeSession,
  refreshSeats,
} from './domains/tenants/index.ts'
import { mountInvitations } from './domains/tenants/invitations/invitations.routes.ts'
import { mountReasonCodes } from './domains/tenants/reason-codes/reason-codes.routes.ts'
import { mountRegistrations } from './domains/tenants/registrations/registrations.routes.ts'
import { mountRoles } from './domains/tenants/roles/roles.routes.ts'
import { mountScim } from './domains/tenants/scim/scim.routes.ts'
import { mountScimTokens } from './domains/tenants/scim/scim-tokens.routes.ts'
import { mountSignIn } from './domains/tenants/sign-in/sign-in.routes.ts'
import { mountTeammates } from './domains/tenants/teammates/teammates.routes.ts'
import { mountUsers } from './domains/tenants/teammates/users.routes.ts'
import { mountWebhooks } from './domains/webhooks/webhooks.routes.ts'
import { eraseElsewhere } from './erase-elsewhere.ts'
import { listAmong } from './list-among.ts'
import { referralNeeds } from './notices/referral-reactions.ts'
import { isTenantBarred, nameTenant } from './notices/team-reactions.ts'
import type { GoogleSettings, StripeSettings } from './platform/config/settings.ts'
import { type Context, contextMaker, type MakeContext, type Queries } from './platform/context/context.ts'
import type { Announcement } from './platform/context/domain-event.ts'
import { ANNOUNCEMENT_CHANNEL } from './platform/context/save-events.ts'
import type { Database } from './platform/database/connect.ts'
import { listen } from './platform/database/listen.ts'
import { type Probe, probeDatabase } from './platform/database/probe.ts'
import type { DocumentReader } from './platform/documents/document-reader.ts'
import { notFound } from './platform/errors/app-error.ts'
import { loggable } from './platform/errors/loggable.ts'
import { closeHttp } from './platform/http/close-http.ts'
import { createHttp } from './platform/http/create-http.ts'
import type { TrustedProxies } from './platform/http/limits/trusted-proxies.ts'
import { mountHealth, type ReadinessCheck } from './platform/http/metrics/health.ts'
import { createMetrics, type Metrics } from './platform/http/metrics/metrics.ts'
import { mountSingleReads } from './platform/http/mount-single-reads.ts'
import { mountOpenApi } from './platform/http/openapi/openapi.ts'
import { mountOperations } from './platform/http/operations/mount-operations.ts'
import { mountRelationshipEdits } from './platform/http/relationships/edit-relationships.ts'
import { mountRelationships } from './platform/http/relationships/mount-relationships.ts'
import type { Routes } from './platform/http/routes.ts'
import { mountEventStreams } from './platform/http/server-events.ts'
import type { Leap } from './platform/jobs/clock-leaps.ts'
import { type Effect, type OutboxWorker, startOutboxWorker } from './platform/jobs/outbox-worker.ts'
import { type Scheduler, startScheduler } from './platform/jobs/scheduler.ts'
import { atMost } from './platform/lifecycle/at-most.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import type { OutsideRules } from './platform/outbound/post-outside.ts'
import { resolveTxtRecords } from './platform/outbound/resolve-txt.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'
import { silentTelemetry, type Telemetry, traced } from './platform/telemetry/telemetry.ts'
import { allEffects, effectNames, reactionsTo } from './reactions.ts'
import { resourceTypes } from './resource-types.ts'
import { scheduleOf } from './schedule.ts'
import { workOfMembers } from './work-of-members.ts'

export interface AppParts {
  readonly database: Database
  readonly mailer: Mailer
  readonly appUrl: string
  readonly now: () => Date
  readonly logLevel: string
  readonly webFolder: string | null
  /** The live candidate pool. */
  readonly live: LivePool
  readonly documents: DocumentReader
  readonly offers: Offers
  /** Encrypts what the database must not reveal. */
  readonly secrets: SecretBox
  /** When absent, plans are sold by invoice. */
  readonly stripe?: StripeSettings | undefined
  /** The outside addresses that may be posted to. */
  readonly outside: OutsideRules
  readonly hasFreeSpace: () => Promise<boolean>
  /** When absent, sign-in with Google is off. */
  readonly google?: GoogleSettings | undefined
  /** When absent, calendars are connected by CalDAV only. */
  readonly calendarClients?: CalendarClients | undefined
  /** For tests: the TXT records of a name. */
  readonly resolveTxt?: (name: string) => Promise<string[][]>
  /** Opens what candidates volunteered for bias audits. */
  readonly demographicsKey: Buffer
  readonly trustProxy?: TrustedProxies
  /** Without it, only clients on this machine may read the metrics. */
  readonly metricsToken?: string | undefined
  /** Default: 30. */
  readonly sessionMaxDays?: number
  /** The percentage of the daily quotas that applies here; 0, the default, turns them off. */
  readonly quotaPercent?: number
  /** The longest that companies keep applications, searches and notifications; when absent, they decide. */
  readonly retentionMaxDays?: number | null
  /** How long a request may wait for its turn. Default: 3 seconds. */
  readonly requestWaitMs?: number
  /** How long an event stream lasts at most. Default: an hour. */
  readonly streamMs?: number
  readonly readiness?: readonly ReadinessCheck[]
  /** When absent, no traces and metrics leave the server. */
  readonly telemetry?: Telemetry
  /** For tests: no rate limits, every response is validated against its schema, and nothing runs on a timer. */
  readonly isTest?: boolean
}

export interface App {
  readonly routes: Routes
  readonly makeContext: MakeContext
  readonly outbox: OutboxWorker
  readonly scheduler: Scheduler
  readonly metrics: Metrics
  /** Runs the scheduled work that is due, and all the effects it causes. */
  catchUp(): Promise<void>
  /** Sends to the clients connected to this server. */
  tell(announcement: Announcement): void
  close(): Promise<void>
}

/** At the stop: shorter than the grace period of effects, so that a mail cut off here is still recorded. */
const MAIL_PATIENCE_MS = 6_000
const LISTENING_PATIENCE_MS = 1_000

export async function createApp(parts: AppParts): Promise<App> {
  const { database, isTest = false, telemetry = silentTelemetry } = parts
  telemetry.traceStatements(database.pool)
  const stripe = parts.stripe === undefined ? null : openStripe(parts.stripe)
  const reactions = reactionsTo({ ...parts, audits: parts, stripe })
  const makeContext = contextMaker({
    database,
    now: parts.now,
    effectsOf: (event) => effectNames(reactions, event),
    spend: (ctx, spent) => spendQuota(ctx, spent, parts.quotaPercent ?? 0),
  })
  const metrics = createMetrics(telemetry)
  const routes = await createHttp({
    ...parts,
    makeContext,
    metrics,
    resourceTypes,
    findSession: async (ctx, token) => assertAgencyWorks(ctx, await recognizeSession(ctx, token, parts.sessionMaxDays)),
    keyAuthentication: agencyKeyAuthentication,
    constraintErrors: {
      users_email_unique: 'registration.email-taken',
      agency_clients_once: 'agency-client.exists',
      ownership_disputes_once: 'dispute.transition',
      list_views_name: 'list-view.name-taken',
      scorecard_templates_name: 'scorecard-template.name-taken',
      reason_codes_name: 'reason-code.name-taken',
      talent_pools_name: 'talent-pool.name-taken',
      talent_pools_own_name: 'talent-pool.name-taken',
      bias_audits_one_at_a_time: 'bias-audit.running',
      interview_bookings_never_twice: 'interview.slot-taken',
      scheduled_interviews_one_per_round: 'interview.round-taken',
    },
    limitsRate: !isTest,
    areAnswersChecked: isTest,
  })
  mountDomains(routes, parts, stripe)
  const streams = mountEventStreams(routes, parts.streamMs)
  const probe = probeDatabase(database.url)
  mountMonitoring(routes, parts, { metrics, probe })
  const onError = (error: unknown, task: string) =>
    routes.app.log.error({ err: loggable(error), task }, 'background work failed')
  const outbox = startOutboxWorker({
    makeContext,
    effects: tracedEffects(telemetry, allEffects(reactions)),
    onError,
    polls: !isTest,
  })
  const scheduler = startScheduler({
    makeContext,
    tasks: scheduleOf({
      ...parts,
      eraseElsewhere,
      stripe,
      retentionMaxDays: parts.retentionMaxDays ?? null,
      resolveTxt: parts.resolveTxt ?? resolveTxtRecords,
    }).map((task) => ({ ...task, run: traced(telemetry, { kind: 'task', name: task.name }, task.run) })),
    onError,
    polls: !isTest,
    ...(isTest ? {} : { onLeap: (leap: Leap) => warnOfLeap(routes, leap) }),
  })
  const listening = await listen(
    database.url,
    {
      [ANNOUNCEMENT_CHANNEL]: (payload) => streams.deliver(JSON.parse(payload)),
      ...(isTest ? {} : { assay_outbox: () => outbox.wake() }),
    },
    () => {
      // Announcements were missed, perhaps the end of a session: every client reconnects and reads again.
      streams.close()
      if (!isTest) outbox.wake()
    },
  )
  return {
    routes,
    makeContext,
    outbox,
    scheduler,
    metrics,
    tell: streams.deliver,
    catchUp: async () => {
      await scheduler.runDue()
      await outbox.drain()
    },
    close: async () => {
      const streamsEnded = streams.end()
      const patience = setTimeout(() => parts.mailer.giveUp?.(), MAIL_PATIENCE_MS)
      await Promise.all([streamsEnded, closeHttp(routes.app), scheduler.stop(), outbox.stop()])
      clearTimeout(patience)
      await atMost(LISTENING_PATIENCE_MS, Promise.all([listening.close(), probe.close()]))
    },
  }
}

const warnOfLeap = ({ app }: Routes, { days, until }: Leap): void =>
  app.log.warn(
    `The clock is ${days} days ahead of when this installation last ran. If that is wrong, set it right: work that erases or charges waits until ${until.toISOString()}`,
  )

const tracedEffects = (telemetry: Telemetry, effects: Readonly<Record<string, Effect>>) =>
  Object.fromEntries(
    Object.entries(effects).map(([name, effect]) => [name, traced(telemetry, { kind: 'effect', name }, effect)]),
  )

function mountDomains(routes: Routes, parts: AppParts, stripe: StripeConnection | null): void {
  const { now, live } = parts
  const pool: PoolFigures = {
    countCandidates: (skillId) => live.figures().countCandidates(skillId),
    describeSkill: (skillId) => live.figures().describeSkill(skillId),
  }
  const catalog = createCatalog(now)
  const references = referencesOf(catalog)

  const signIn = signInParts(parts, references)
  mountSessions(routes, signIn)
  mountFederation(routes, signIn)
  mountSignIn(routes, signIn)
  mountScim(routes, signIn)
  mountScimTokens(routes, signIn)
  mountSecondFactors(routes, parts)
  mountChallenges(routes)
  mountApiTokens(routes)
  mountProfiles(routes, { isDemo: (ctx) => hasDemoCandidates(ctx.db) })
  mountPasswordResets(routes)
  mountEmailVerifications(routes)
  mountUsers(routes, { presentAgency: showAgency, work: workOfMembers })
  mountAccounts(routes)
  mountFactorResets(routes)
  mountImpersonations(routes)
  mountRoles(routes, { refreshSeats: (tx, role, now) => refreshSeats(tx, workOfMembers, { role, now }) })
  mountCompanies(routes, {
    ...references,
    createCompany: (ctx, wanted) => createCompany(ctx, wanted, references),
  })
  mountExcludedEmployers(routes)
  mountReasonCodes(routes, {
    countUses: async (db, companyId) => ({
      reject: await countRejectionCodes(db, companyId),
      ...(await countEndCodes(db, companyId)),
    }),
  })
  mountRegistrations(routes, references)
  mountTeammates(routes, { work: workOfMembers })
  mountInvitations(routes, { work: workOfMembers, nameTenant, isBarred: isTenantBarred })
  mountSkills(routes, { catalog, pool })
  mountSiteMap(routes, { catalog, listJobPages })
  mountReferenceLists(routes, { catalog, pool })
  mountTaxonomySkills(routes, { catalog, pool, countJobsBySkill })
  mountTaxonomyTitles(routes, { catalog, pool, countCandidatesByTitle, countJobsByTitle })
  mountTaxonomyIndustries(routes, { catalog, countCompaniesByIndustry })
  mountTaxonomyEdits(routes, { catalog, namesOf, isEntryUsed })
  mountTaxonomyProposals(routes, { namesOf })
  mountSamples(routes, { catalog, pool, namesOf })
  mountCandidates(routes, { listShown, listAssigned: listAssignedTo })
  mountVetting(routes, { namesOf })
  mountOwnCandidates(routes)
  mountCandidateMerges(routes, { namesOf })
  mountCandidateExports(routes)
  mountCandidateImports(routes)
  mountQueryReadings(routes, { ...parts, listAmong })
  mountSearches(routes, { ...parts, listAmong, listAlike })
  mountMatches(routes, { ...parts, listAmong, listAlike })
  mountReplays(routes, parts)
  mountRankings(routes)
  mountAlternatives(routes, parts)
  mountBudgetFits(routes, parts)
  mountRankingTests(routes, {
    ...parts,
    invent: ({ size, ...setting }) =>
      [...inventEverybody({ ...setting, candidates: size })].map(({ record }) => record),
  })
  mountCompensations(routes, compensationNeeds)
  mountReferrals(routes, referralNeeds)
  mountCommunities(routes)
  mountImpressions(routes)
  mountExposures(routes, parts)
  mountModelVersions(routes, parts)
  mountModelCards(routes, parts)
  mountLearningSources(routes, parts)
  mountGuestSearches(routes, { ...parts, listAlike })
  mountRequirements(routes, { criteria: criteriaSources, countStages, listHiredAt, readHistory: readFunnelHistory })
  mountPublicJobs(routes)
  mountScorecardTemplates(routes)
  const rankings = rankingsOf(live)
  mountShortlisteds(routes, rankings)
  mountSubmissions(routes, rankings)
  mountAgencyClients(routes, { listSupplied: listSuppliedBy, countSubmissions: summarizeSubmissions })
  mountAgencies(routes, { ...references, skillName: knownSkillName, secrets: parts.secrets })
  mountApiKeys(routes)
  mountWebhooks(routes, parts)
  mountAgencyThreads(routes)
  mountDisputes(routes)
  mountRatings(routes)
  mountImportRuns(routes)
  mountImportFiles(routes, parts)
  mountFeedbackRequests(routes, rankings)
  mountShortlistNotes(routes)
  mountOffers(routes)
  mountOfferLetters(routes)
  mountOfferTemplates(routes)
  mountHires(routes)
  mountStartConfirmations(routes)
  mountTags(routes, contentTags)
  mountItems(routes, { namesOf })
  mountScheduledInterviews(routes)
  mountInterviewTracks(routes)
  mountAvailability(routes)
  mountCandidateInterviews(routes)
  mountRepresentedInterviews(routes)
  mountSharedInterviews(routes)
  mountCalendars(routes)
  mountConnections(routes, parts)
  mountStars(routes)
  mountNotifications(routes)
  mountListViews(routes)
  mountActivities(routes, { listShown, listNoteHashes })
  mountDashboards(routes, { ...parts, listAmong })
  mountInsights(routes)
  mountPublicFigures(routes, parts)
  const pages: CandidatePageNeeds = {
    appUrl: parts.appUrl,
    listFactors,
    eraseElsewhere,
    copyElsewhere,
    findInterview,
    findOfferDeadline,
    findEntryOf,
  }
  mountCandidateLinks(routes, {
    answerContactRequest: showContactRequestLink,
    chooseInterviewSlot: showInterviewLink,
    followProgress: (held) => showProgress(pages, held),
    correctOrEraseData: showOwnData,
    askForExplanation: (held) => showExplanation(pages, held),
    answerOffer: showLetterLink,
    confirmStart: showStartLink,
    askForAccommodation: showCandidateRequestLink,
    followCommunity: showMembership,
  })
  mountSubscriptions(routes, { searchesToday: (ctx) => readSearchesToday(ctx, parts.quotaPercent ?? 0), stripe })
  mountStripe(routes, { stripe, appUrl: parts.appUrl, assertConfirmed: assertRecentlyConfirmed })
  mountBillingAccounts(routes, {
    name: stripe === null ? 'manual' : 'stripe',
    publicKey: parts.stripe?.publicKey ?? null,
  })
  mountInvoices(routes, { stripe })
  mountContactInfos(routes)
  mountCandidatePages(routes, pages)
  mountDataCorrections(routes)
  mountCandidateRequests(routes)
  mountManualNotices(routes)
  mountTalentPools(routes)
  mountProfileShares(routes, { listShown, appUrl: parts.appUrl })
  mountCandidateReports(routes, { listShown })
  mountQuickFinds(routes)
  mountRetention(routes, { maxDays: parts.retentionMaxDays ?? null })
  mountCompanyExports(routes)
  mountCompanyClosings(routes)
  mountBackgroundJobs(routes)
  mountKeptMails(routes, parts)
  mountConsents(routes)
  mountDemographics(routes, parts)
  mountBiasAudits(routes)
  mountEvidenceFiles(routes, parts)
  mountSingleReads(routes)
  mountOperations(routes)
  mountRelationships(routes)
  mountRelationshipEdits(routes)
}

/** Everything that a sign-in may need, with the providers of Google and of companies. */
function signInParts(parts: AppParts, references: Parameters<typeof mountRegistrations>[1]) {
  const { secrets, appUrl, outside, google = null } = parts
  const shared = { secrets, appUrl, outside, references, work: workOfMembers, client: createOpenIdClient(appUrl) }
  const ofGoogle = google && { ...google, companyId: null, name: 'Google', domains: null, allowsPrivate: true }
  const signInProviders = companyProviders(shared, ofGoogle)
  return { ...shared, signInProviders, assertWay, resolveTxt: parts.resolveTxt ?? resolveTxtRecords }
}

function mountMonitoring(
  routes: Routes,
  parts: AppParts,
  { metrics, probe }: { metrics: Metrics; probe: Probe },
): void {
  const { pool } = parts.database
  metrics.gauge('assay_database_connections', 'Connections of the pool.', () => pool.totalCount)
  metrics.gauge('assay_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount)
  metrics.gauge('assay_index_candidates', 'Candidates that can be found.', () =>
    parts.live.isReady ? parts.live.current().size : 0,
  )
  metrics.gauge('assay_index_pool_version', 'The pool version that searches are answered from.', () =>
    parts.live.isReady ? parts.live.poolVersion() : 0,
  )
  const lag = 'Seconds; everything that was committed so long ago is in the index.'
  metrics.gauge('assay_index_lag_seconds', lag, () => parts.live.lagMs() / 1000)
  mountHealth(
    routes.app,
    [
      { name: 'database', isReady: () => probe.isReachable() },
      { name: 'storage', isReady: parts.hasFreeSpace },
      { name: 'index', isReady: async () => parts.live.isReady },
      ...(parts.readiness ?? []),
    ],
    { metrics, metricsToken: parts.metricsToken },
  )
  mountOpenApi(routes)
}

const compensationNeeds: CompensationNeeds = {
  titleNameOf,
  currentTitleId,
  skillNameOf,
  convertPay,
  ratesOn: RATES_ON,
  listAssignedTitles: async (ctx) => {
    const assigned = await listRequirementsById(ctx.db, [...(await listAssignedTo(ctx))])
    return [
      ...new Set(assigned.flatMap(({ criteria: { titleId } }) => (titleId === null ? [] : currentTitleId(titleId)))),
    ]
  },
  findPinScope: async (ctx) => {
    const { actor } = ctx
    if (actor.kind !== 'user' || actor.scope !== 'employer' || actor.companyId === null) return null
    const isLimited = (await requirementAccessOf(ctx)).kind === 'assigned'
    return { companyId: actor.companyId, requirementIds: isLimited ? await listAssignedTo(ctx) : null }
  },
  assertMayEdit: async (ctx, id) => {
    await assertMayAct(ctx, { id, act: 'edit' })
    const requirement = await findRequirement(ctx.db, id, await requirementAccessOf(ctx))
    if (requirement === null) throw notFound('job')
    return requirement
  },
}

const copyElsewhere: CandidatePageNeeds['copyElsewhere'] = async (ctx, candidateId) => ({
  messages: await copyMessagesAbout(ctx, candidateId),
  communities: await copyMembershipsOf(ctx, candidateId),
})

const findInterview: CandidatePageNeeds['findInterview'] = ({ db }, id) => findInterviewById(db, id)

const findOfferDeadline: CandidatePageNeeds['findOfferDeadline'] = async ({ db, now }, id) => {
  const offer = await findOfferById(db, id)
  return offer === null ? null : offerOpenUntil(offer, now())
}

const findEntryOf: CandidatePageNeeds['findEntryOf'] = async ({ db }, { type, id }) => {
  const offerId = type === 'hired-candidates' ? (await findHire(db, id, {}))?.offerId : id
  return offerId === undefined ? null : ((await findOfferById(db, offerId))?.shortlistedId ?? null)
}

/** The frozen score lines with which the candidate was shortlisted. */
const listFactors: CandidatePageNeeds['listFactors'] = async ({ db }, { searchId, candidateId }) =>
  (await findFrozenMatch(db, searchId, candidateId))?.contributions ?? []

const contentTags: ContentTags = {
  mayCreate: mayWriteContent,
  list: ({ db }) => listContentTags(db),
  create: addTagOfContent,
  change: changeTagOfContent,
  remove: removeTagOfContent,
}

/** Names of users, for what a domain below the tenants shows. */
async function namesOf(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const users = await listUsersById(db, userIds)
  return new Map(users.map(({ id, fullName }) => [id, fullName]))
}

/** Whether anyone has the entry of the taxonomy. */
async function isEntryUsed(db: Queries, list: ListName, id: string): Promise<boolean> {
  if (list === 'industries') return (await countCompaniesByIndustry(db)).has(id)
  if (list === 'titles') return (await isTitleHeld(db, id)) || (await countJobsByTitle(db)).has(id)
  return (await isSkillHeld(db, id)) || (await countJobsBySkill(db)).has(id)
}

/** null for what is no skill of the taxonomy. */
const knownSkillName = (id: string): string | null => (skillSlugOf(id) === null ? null : skillNameOf(id))

async function showAgency(ctx: Context, id: string): Promise<Presented | null> {
  const agency = (await listAgenciesById(ctx.db, [id])).get(id)
  return agency ? presentAgency(agency, knownSkillName) : null
}
