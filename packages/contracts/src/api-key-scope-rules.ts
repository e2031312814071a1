// What each scope of an agency's key opens. Everything that is not listed is refused.
import type { ApiKeyScope } from './agency-api-keys.ts'
import { agencyWebhookApi as webhooks } from './agency-webhooks.ts'
import * as candidates from './candidates.ts'
import type { Endpoint } from './endpoint.ts'
import * as imports from './import-runs.ts'
import type { PermissionName } from './permission-names.ts'
import * as interviews from './represented-interviews.ts'
import * as requirements from './requirements.ts'
import * as submissions from './submissions.ts'

interface ScopeRule {
  readonly label: string
  readonly endpoints: readonly Endpoint[]
  readonly permissions: readonly PermissionName[]
}

export const apiKeyScopeRules: Readonly<Record<ApiKeyScope, ScopeRule>> = {
  'jobs.read': {
    label: 'Read the jobs that you may fill',
    endpoints: [requirements.listRequirements, requirements.getRequirement],
    permissions: ['requirement.read'],
  },
  'candidates.submit': {
    label: 'Import candidates and submit them to jobs',
    endpoints: [
      candidates.putCandidate,
      candidates.editCandidate,
      candidates.candidateActions.confirm,
      candidates.candidateActions.pause,
      candidates.candidateActions.resume,
      submissions.submitCandidate,
      submissions.withdrawSubmission,
      imports.openImportRun,
      imports.appendToImport,
      imports.finishImport,
      imports.listImportRuns,
      imports.getImportRun,
      imports.listImportErrors,
      imports.getImportError,
    ],
    permissions: ['candidate.create', 'candidate.edit', 'candidate.read', 'requirement.read', 'shortlist.submit'],
  },
  'candidates.read': {
    label: 'Read your candidates and their submissions',
    endpoints: [
      candidates.listCandidates,
      candidates.getCandidate,
      submissions.listSubmissions,
      submissions.getSubmission,
    ],
    permissions: ['candidate.read', 'candidate.unmask', 'shortlist.submit'],
  },
  'interviews.read': {
    label: 'Read the interviews of your candidates',
    endpoints: [interviews.listRepresentedInterviews, interviews.getRepresentedInterview],
    permissions: ['interview.propose'],
  },
  'webhooks.manage': {
    label: 'Manage webhook endpoints and replay deliveries',
    endpoints: [
      webhooks.list,
      webhooks.get,
      webhooks.create,
      webhooks.change,
      webhooks.remove,
      ...Object.values(webhooks.actions),
      webhooks.listDeliveries,
      webhooks.getDelivery,
      webhooks.replay,
    ],
    permissions: ['agencyApi.webhooks'],
  },
}

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

const opened = new Map(
  Object.entries(apiKeyScopeRules).flatMap(([scope, { endpoints }]) =>
    endpoints.map((endpoint) => [keyOf(endpoint), scope as ApiKeyScope] as const),
  ),
)

/** The scope that a key needs for an endpoint; undefined: no key opens it. */
export const scopeNeededFor = (endpoint: Pick<Endpoint, 'method' | 'path'>): ApiKeyScope | undefined =>
  opened.get(keyOf(endpoint))

/** Whether a request may be made as a dry run: what a key may call has its whole effect in the database. */
export const mayBeTried = (endpoint: Pick<Endpoint, 'method' | 'path'>): boolean => opened.has(keyOf(endpoint))
