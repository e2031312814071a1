import { IMPERSONATION_MINUTES } from '@assay/contracts/impersonations'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Access } from '../../../platform/context/actor.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'

/** Permissions that only the users themselves may use: they cost money, bind the company, or give rights away. */
const KEPT_BACK: readonly PermissionName[] = [
  'user.impersonate',
  'company.delete',
  'owner.transfer',
  'teammate.invite',
  'role.assign',
  'role.custom',
  'billing.manage',
  'contact.request',
  'contact.answer',
  'offer.send',
  'offer.approve',
  'replacement.request',
  'replacement.decide',
  'agencyApi.keys',
  'agencyApi.webhooks',
  'export.tenant',
  'erase.candidate',
]

export function withoutOwnersRights(permissions: ReadonlyMap<string, Access>): ReadonlyMap<string, Access> {
  const kept = new Map(permissions)
  for (const name of KEPT_BACK) kept.delete(name)
  return kept
}

export const endOfImpersonation = (now: Date): Date => new Date(now.getTime() + IMPERSONATION_MINUTES * MINUTE_MS)
