import type { Tx } from '../../../platform/context/context.ts'
import { eraseAccount } from '../../identity/index.ts'
import { teammateMoved } from './teammates.events.ts'
import { listTeammatesOf, removeTeammate, type Teammate, updateTeammate } from './teammates.store.ts'

/** No one joins a closed company. */
export async function revokeInvitations(tx: Tx, companyId: string, now: Date): Promise<void> {
  for (const { id, state } of await listTeammatesOf(tx, companyId)) {
    if (state !== 'pending') continue
    const revoked = await updateTeammate(tx, id, { state: 'revoked', tokenHash: null }, now)
    tx.record(teammateMoved(revoked, 'revoke', state))
  }
}

/** Erases the accounts of everyone in a company that is deleted, and the addresses of those who were invited. */
export async function eraseMembers(tx: Tx, companyId: string, now: Date): Promise<string[]> {
  const all = await listTeammatesOf(tx, companyId)
  const userIds = all.filter(isIn).flatMap(({ userId }) => userId ?? [])
  for (const userId of userIds) {
    await removeTeammate(tx, { userId, successorId: null }, now)
    await eraseAccount(tx, userId, now)
  }
  for (const { id } of all) await updateTeammate(tx, id, { email: `${id}@erased.invalid`, message: null }, now)
  return userIds
}

const isIn = ({ state }: Teammate): boolean => state === 'active' || state === 'suspended'
