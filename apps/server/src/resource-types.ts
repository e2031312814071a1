// Every JSON:API type that an answer may contain.
import { activities, activityChecks } from '@assay/contracts/activities'
import * as agencyRecords from '@assay/contracts/agencies'
import * as apiKeys from '@assay/contracts/agency-api-keys'
import { agencyClients } from '@assay/contracts/agency-clients'
import { agencyRatings, agencyScores } from '@assay/contracts/agency-ratings'
import * as threads from '@assay/contracts/agency-threads'
import { agencyWebhookApi } from '@assay/contracts/agency-webhooks'
import { alternatives } from '@assay/contracts/alternatives'
import { apiTokens } from '@assay/contracts/api-tokens'
import { backgroundJobs } from '@assay/contracts/background-jobs'
import { biasAudits } from '@assay/contracts/bias-audits'
import { billingInfos } from '@assay/contracts/billing-infos'
import { calendarConflicts, calendarConnections, calendarProviders } from '@assay/contracts/calendar-connections'
import * as guestSearches from '@assay/contracts/candidate-anonymous-searches'
import { candidateImports } from '@assay/contracts/candidate-imports'
import { candidateInterviews } from '@assay/contracts/candidate-interviews'
import { candidateLinks } from '@assay/contracts/candidate-links'
import { candidateDuplicates, candidateMerges, mergePreviews } from '@assay/contracts/candidate-merges'
import { dataCorrections } from '@assay/contracts/candidate-pages'
import { candidateReports } from '@assay/contracts/candidate-reports'
import { candidateRequests } from '@assay/contracts/candidate-requests'
import { candidateResumes } from '@assay/contracts/candidate-resumes'
import * as searches from '@assay/contracts/candidate-searches'
import { candidates } from '@assay/contracts/candidates'
import * as community from '@assay/contracts/communities'
import { companyClosings } from '@assay/contracts/company-closings'
import { companyWebhookApi } from '@assay/contracts/company-webhooks'
import * as pay from '@assay/contracts/compensations'
import { consents } from '@assay/contracts/consents'
import { contactInfos, contactPreflights } from '@assay/contracts/contact-infos'
import { counterfactuals } from '@assay/contracts/counterfactuals'
import { dashboards, publicFigures } from '@assay/contracts/dashboards'
import { demographics, ownDemographics } from '@assay/contracts/demographics'
import { diffs } from '@assay/contracts/diffs'
import { excludedEmployers } from '@assay/contracts/excluded-employers'
import { factorResets } from '@assay/contracts/factor-resets'
import { feedbackPages, feedbackRequests } from '@assay/contracts/feedback-requests'
import { googleIdentities, signInOptions } from '@assay/contracts/google-identities'
import { hiredCandidates, startConfirmations } from '@assay/contracts/hired-candidates'
import { impersonations } from '@assay/contracts/impersonations'
import * as importRuns from '@assay/contracts/import-runs'
import { exposures } from '@assay/contracts/impressions'
import { insightRows, insights } from '@assay/contracts/insights'
import * as availability from '@assay/contracts/interview-availability'
import * as calendars from '@assay/contracts/interview-calendars'
import { interviewTracks } from '@assay/contracts/interview-tracks'
import { invoices } from '@assay/contracts/invoices'
import { categories, items } from '@assay/contracts/items'
import { jobSkills } from '@assay/contracts/job-skills'
import { keptMails } from '@assay/contracts/kept-mails'
import { learningSources } from '@assay/contracts/learning-sources'
import { listViews } from '@assay/contracts/list-views'
import { manualNotices } from '@assay/contracts/manual-notices'
import { modelCards } from '@assay/contracts/model-cards'
import { modelVersions } from '@assay/contracts/model-versions'
import { notifications } from '@assay/contracts/notifications'
import { offerLetters } from '@assay/contracts/offer-letters'
import { offerTemplates } from '@assay/contracts/offer-templates'
import { offers } from '@assay/contracts/offers'
import { ownershipDisputes } from '@assay/contracts/ownership-disputes'
import { passwordResets } from '@assay/contracts/password-resets'
import { payments } from '@assay/contracts/payments'
import { billingSettings, plans } from '@assay/contracts/plans'
import { profileShares, sharedProfiles } from '@assay/contracts/profile-shares'
import { profiles, sessions } from '@assay/contracts/profiles'
import { publicJobs } from '@assay/contracts/public-jobs'
import { documentTexts, queryReadings } from '@assay/contracts/query-readings'
import { quickFinds } from '@assay/contracts/quick-finds'
import { rankingTests } from '@assay/contracts/ranking-tests'
import { rankings } from '@assay/contracts/rankings'
import { reasonCodes } from '@assay/contracts/reason-codes'
import * as lists from '@assay/contracts/reference-lists'
import { referrals } from '@assay/contracts/referrals'
import { emailVerifications, registrations } from '@assay/contracts/registrations'
import { replays } from '@assay/contracts/replays'
import { representedInterviews } from '@assay/contracts/represented-interviews'
import { requirements } from '@assay/contracts/requirements'
import type { ResourceType } from '@assay/contracts/resource'
import { retentionPolicies } from '@assay/contracts/retention-policies'
import { sampleJobDescriptions } from '@assay/contracts/sample-job-descriptions'
import { scheduledInterviews } from '@assay/contracts/scheduled-interviews'
import { scimTokens } from '@assay/contracts/scim-tokens'
import { scorecardTemplates } from '@assay/contracts/scorecard-templates'
import { passkeyChallenges, passkeys, secondFactors } from '@assay/contracts/second-factors'
import { sharedInterviews } from '@assay/contracts/shared-interviews'
import { shortlistNotes } from '@assay/contracts/shortlist-notes'
import { shortlisteds } from '@assay/contracts/shortlisteds'
import * as signIn from '@assay/contracts/sign-in-providers'
import { stars } from '@assay/contracts/stars'
import { submissions } from '@assay/contracts/submissions'
import { paymentPages, subscriptionPreviews, subscriptions } from '@assay/contracts/subscriptions'
import { tags } from '@assay/contracts/tags'
import { poolMembers, talentPools } from '@assay/contracts/talent-pools'
import { taxonomyEdits } from '@assay/contracts/taxonomy-edits'
import { taxonomyIndustries } from '@assay/contracts/taxonomy-industries'
import { taxonomyProposals } from '@assay/contracts/taxonomy-proposals'
import { taxonomySkills } from '@assay/contracts/taxonomy-skills'
import { taxonomyTitles } from '@assay/contracts/taxonomy-titles'
import * as team from '@assay/contracts/teammates'
import * as people from '@assay/contracts/users'
import { verifications } from '@assay/contracts/verifications'
import { vettingChanges, vettingResults } from '@assay/contracts/vetting-results'

export const resourceTypes: readonly ResourceType[] = [
  people.users,
  people.roles,
  people.permissions,
  people.companies,
  excludedEmployers,
  reasonCodes,
  talentPools,
  poolMembers,
  retentionPolicies,
  companyClosings,
  agencyRecords.agencies,
  agencyClients,
  threads.agencyThreads,
  threads.agencyMessages,
  threads.messagePartners,
  ownershipDisputes,
  agencyRatings,
  agencyScores,
  apiKeys.agencyApiKeys,
  apiKeys.agencyApiCalls,
  agencyWebhookApi.webhooks,
  agencyWebhookApi.deliveries,
  companyWebhookApi.webhooks,
  companyWebhookApi.deliveries,
  candidateResumes,
  importRuns.importRuns,
  importRuns.importRunErrors,
  importRuns.importRunRows,
  submissions,
  registrations,
  emailVerifications,
  jobSkills,
  taxonomySkills,
  taxonomyTitles,
  taxonomyIndustries,
  taxonomyEdits,
  taxonomyProposals,
  lists.uniqueJobTitles,
  lists.countries,
  lists.timezones,
  lists.jobIndustries,
  sampleJobDescriptions,
  candidates,
  searches.candidateSearches,
  searches.matches,
  searches.searchPreviews,
  guestSearches.candidateAnonymousSearches,
  guestSearches.anonymousUsers,
  queryReadings,
  alternatives,
  referrals,
  community.communities,
  community.communityMembers,
  community.communityPosts,
  community.finalists,
  community.publicCommunities,
  rankingTests,
  pay.budgetFits,
  pay.compensations,
  pay.compensationLookups,
  pay.compensationPins,
  counterfactuals,
  exposures,
  modelVersions,
  modelCards,
  learningSources,
  replays,
  rankings,
  backgroundJobs,
  keptMails,
  consents,
  diffs,
  documentTexts,
  requirements,
  publicJobs,
  scorecardTemplates,
  scheduledInterviews,
  interviewTracks,
  candidateInterviews,
  representedInterviews,
  sharedInterviews,
  sharedProfiles,
  calendars.calendarImports,
  calendars.calendarFeeds,
  calendarConnections,
  calendarProviders,
  calendarConflicts,
  availability.availabilityLanes,
  availability.slotSuggestions,
  availability.loopSuggestions,
  shortlisteds,
  shortlistNotes,
  feedbackRequests,
  feedbackPages,
  offers,
  offerLetters,
  offerTemplates,
  hiredCandidates,
  startConfirmations,
  tags,
  team.teammates,
  team.teammateDetails,
  team.invitations,
  stars,
  notifications,
  listViews,
  profiles,
  profileShares,
  candidateReports,
  sessions,
  apiTokens,
  googleIdentities,
  signInOptions,
  signIn.signInProviders,
  signIn.signInDomains,
  scimTokens,
  secondFactors,
  passkeys,
  passkeyChallenges,
  verifications,
  passwordResets,
  activities,
  activityChecks,
  dashboards,
  quickFinds,
  insights,
  insightRows,
  publicFigures,
  candidateLinks,
  subscriptions,
  subscriptionPreviews,
  paymentPages,
  plans,
  billingSettings,
  billingInfos,
  invoices,
  payments,
  contactInfos,
  contactPreflights,
  dataCorrections,
  candidateRequests,
  manualNotices,
  factorResets,
  impersonations,
  items,
  categories,
  candidateImports,
  candidateDuplicates,
  candidateMerges,
  mergePreviews,
  vettingResults,
  vettingChanges,
  demographics,
  ownDemographics,
  biasAudits,
]
