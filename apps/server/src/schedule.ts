// All scheduled tasks.

import { finishAgencyClients, forgetApplications, purgeApiCalls } from './domains/agencies/index.ts'
import { advanceSubscriptions, refreshPayments, type StripeConnection } from './domains/billing/index.ts'
import { forgetMerged, lookForDuplicates, lookForNewDuplicates } from './domains/candidate-merges/index.ts'
import { forgetReports } from './domains/candidate-reports/index.ts'
import {
  forgetOldImports,
  listExpectedPay,
  pauseLapsed,
  pruneCandidateChanges,
  recheckVetting,
  synchronizeKeywords,
} from './domains/candidates/index.ts'
import { expireMemberships } from './domains/community/communities/index.ts'
import { watchReferrals } from './domains/community/referrals/index.ts'
import { deleteClosedCompanies } from './domains/company-closings/index.ts'
import { computeCompensations } from './domains/compensation/index.ts'
import { publishScheduled, publishScheduledSamples } from './domains/content/index.ts'
import { lapseDisputes } from './domains/cooperation/index.ts'
import { expireAnswers } from './domains/demographics/index.ts'
import { purgeExpiredSessions, purgeOldResets } from './domains/identity/index.ts'
import { proposeModels } from './domains/learning/index.ts'
import { remindOfRequests } from './domains/pipeline/candidate-requests/index.ts'
import { advanceDueContacts, eraseLapsed, notifyEnds } from './domains/pipeline/contact-requests/index.ts'
import { watchHires } from './domains/pipeline/hires/index.ts'
import { runInterviewClock, synchronizeDueCalendars } from './domains/pipeline/interviews/index.ts'
import { expireOffers, listOfferedPay } from './domains/pipeline/offers/index.ts'
import { expireSubmissions, watchFeedback } from './domains/pipeline/shortlists/index.ts'
import { purgeQuotas } from './domains/quotas/index.ts'
import type { LivePool } from './domains/ranking/index.ts'
import { applyRetention } from './domains/retention/index.ts'
import { purgeGuestSearches, watchAlerts } from './domains/search/index.ts'
import { forgetPoolRemovals } from './domains/talent-pools/index.ts'
import {
  expireInvitations,
  purgeAbandonedRegistrations,
  type ResolveTxt,
  recheckDomains,
} from './domains/tenants/index.ts'
import { purgeDeliveries } from './domains/webhooks/index.ts'
import { listAmong } from './list-among.ts'
import { hasQualified } from './notices/referral-reactions.ts'
import { warnOfRisks } from './notices/risk-notices.ts'
import { sendWeeklyInsights } from './notices/weekly-insights.ts'
import { purgeRequestKeys } from './platform/context/request-keys.ts'
import { purgeRateWindows } from './platform/http/limits/shared-counts.ts'
import { dropOldHeldJobs } from './platform/jobs/claims.ts'
import type { ScheduledTask } from './platform/jobs/scheduler.ts'
import { markInterruptedMail } from './platform/mail/deliver-mail.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './platform/time/durations.ts'

const schedule: readonly ScheduledTask[] = [
  { name: 'mark interrupted mail', everyMs: 60_000, run: markInterruptedMail },
  { name: 'forget used request keys', everyMs: HOUR_MS, run: purgeRequestKeys },
  { name: 'forget rates', everyMs: 10 * MINUTE_MS, run: purgeRateWindows },
  { name: 'forget who was removed from talent pools', everyMs: 10 * MINUTE_MS, run: forgetPoolRemovals },
  { name: 'forget old failed work', everyMs: DAY_MS, run: dropOldHeldJobs },
  { name: 'expire offers', everyMs: MINUTE_MS, run: expireOffers },
  { name: 'delete closed companies', everyMs: HOUR_MS, run: deleteClosedCompanies, isFinal: true },
  { name: 'end relations with agencies', everyMs: MINUTE_MS, run: finishAgencyClients },
  { name: 'forget applications of agencies', everyMs: DAY_MS, run: forgetApplications, isFinal: true },
  { name: 'forget old calls of programs', everyMs: HOUR_MS, run: purgeApiCalls },
  { name: 'forget old webhook deliveries', everyMs: DAY_MS, run: purgeDeliveries },
  { name: 'end ownership of introductions', everyMs: MINUTE_MS, run: expireSubmissions },
  { name: 'end the time to answer disputes', everyMs: MINUTE_MS, run: lapseDisputes },
  { name: 'advance subscriptions', everyMs: MINUTE_MS, run: advanceSubscriptions, isFinal: true },
  { name: 'watch hires', everyMs: MINUTE_MS, run: watchHires },
  { name: 'advance contact requests', everyMs: MINUTE_MS, run: advanceDueContacts },
  { name: 'remind of candidate requests', everyMs: MINUTE_MS, run: remindOfRequests },
  { name: 'tell candidates of ends', everyMs: MINUTE_MS, run: notifyEnds },
  { name: 'end and forget requests for opinions', everyMs: MINUTE_MS, run: watchFeedback },
  { name: 'warn of requirements at risk', everyMs: HOUR_MS, run: warnOfRisks },
  { name: 'tell of the week in hiring', everyMs: HOUR_MS / 4, run: sendWeeklyInsights },
  { name: 'purge expired sessions', everyMs: DAY_MS, run: purgeExpiredSessions },
  { name: 'forget old password resets', everyMs: DAY_MS, run: purgeOldResets },
  { name: 'forget what was read', everyMs: HOUR_MS, run: purgeQuotas },
  { name: 'end invitations', everyMs: HOUR_MS, run: expireInvitations },
  { name: 'forget old answers about groups', everyMs: DAY_MS, run: expireAnswers, isFinal: true },
  { name: 'purge abandoned registrations', everyMs: DAY_MS, run: purgeAbandonedRegistrations, isFinal: true },
  { name: 'purge guest searches', everyMs: HOUR_MS / 4, run: purgeGuestSearches },
  { name: 'interviews that end, expire or come', everyMs: MINUTE_MS, run: runInterviewClock },
  { name: 'synchronize calendars', everyMs: MINUTE_MS, run: synchronizeDueCalendars },
  { name: 'read keywords again', everyMs: MINUTE_MS, run: (ctx) => synchronizeKeywords(ctx) },
  { name: 'take back expired verification levels', everyMs: DAY_MS, run: recheckVetting },
  { name: 'take candidates out of the search whose consent ended', everyMs: HOUR_MS, run: pauseLapsed },
  { name: 'end memberships without consent', everyMs: HOUR_MS, run: expireMemberships, isFinal: true },
  { name: 'follow referrals', everyMs: HOUR_MS, run: (ctx) => watchReferrals(ctx, hasQualified) },
  {
    name: 'compute the compensation index',
    everyMs: DAY_MS,
    run: (ctx) => computeCompensations(ctx, [listExpectedPay, listOfferedPay]),
  },
  { name: 'publish scheduled content', everyMs: MINUTE_MS, run: publishScheduled },
  { name: 'publish scheduled sample job descriptions', everyMs: MINUTE_MS, run: publishScheduledSamples },
  { name: 'forget old imports', everyMs: DAY_MS, run: forgetOldImports, isFinal: true },
  { name: 'look for duplicate candidates', everyMs: HOUR_MS, run: lookForDuplicates },
  { name: 'look for duplicates of new candidates', everyMs: 10 * MINUTE_MS, run: lookForNewDuplicates },
  { name: 'forget how merged profiles were', everyMs: DAY_MS, run: forgetMerged, isFinal: true },
  { name: 'forget closed reports of candidates', everyMs: DAY_MS, run: forgetReports, isFinal: true },
  { name: 'prune candidate changes', everyMs: DAY_MS, run: pruneCandidateChanges },
]

export interface ScheduleParts {
  readonly live: LivePool
  /** null: plans are sold by invoice only. */
  readonly stripe: StripeConnection | null
  readonly resolveTxt: ResolveTxt
  /** The operator’s longest period; null: companies decide. */
  readonly retentionMaxDays: number | null
  /** Erases what the highest domains keep of a candidate. */
  readonly eraseElsewhere: Parameters<typeof eraseLapsed>[1]
}

/** Learning needs the live pool. */
export const scheduleOf = ({
  live,
  eraseElsewhere,
  stripe,
  retentionMaxDays,
  resolveTxt,
}: ScheduleParts): readonly ScheduledTask[] => [
  ...schedule,
  {
    name: 'erase candidates without consent',
    everyMs: DAY_MS,
    run: (ctx) => eraseLapsed(ctx, eraseElsewhere),
    isFinal: true,
  },
  {
    name: 'erase what companies keep no longer',
    everyMs: DAY_MS,
    run: (ctx) => applyRetention(ctx, { maxDays: retentionMaxDays }),
    isFinal: true,
  },
  { name: 'look at proven domains again', everyMs: DAY_MS, run: (ctx) => recheckDomains(ctx, resolveTxt) },
  { name: 'read plans at the payment provider', everyMs: HOUR_MS, run: (ctx) => refreshPayments(ctx, stripe) },
  { name: 'send alerts of saved searches', everyMs: MINUTE_MS, run: (ctx) => watchAlerts(ctx, live, listAmong) },
  { name: 'propose models', everyMs: DAY_MS, run: (ctx) => proposeModels(ctx, live) },
]
