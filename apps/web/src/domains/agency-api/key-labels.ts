import type { ApiKeyScope, ApiKeyState } from '@assay/contracts/agency-api-keys'
import type { BadgeTone } from '@assay/ui/badge'

export const scopeLabels: Readonly<Record<ApiKeyScope, string>> = {
  'jobs.read': 'Read the jobs you may fill',
  'candidates.submit': 'Import and submit candidates',
  'candidates.read': 'Read your candidates and submissions',
  'interviews.read': 'Read interviews of your candidates',
  'webhooks.manage': 'Manage webhooks',
}

export const keyStates: Readonly<Record<ApiKeyState, { readonly label: string; readonly tone: BadgeTone }>> = {
  active: { label: 'Active', tone: 'active' },
  rotating: { label: 'Rotating', tone: 'waiting' },
  expired: { label: 'Expired', tone: 'plain' },
  revoked: { label: 'Revoked', tone: 'plain' },
}
