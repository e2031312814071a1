import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeUser, domainOf, findUser, findUserByEmail, type User } from '../../identity/index.ts'
import { findJoinRole, joinCompany, listProvenOf } from '../sign-in/index.ts'
import {
  changeEmail,
  findMembership,
  listTeammatesIn,
  lockForAct,
  lockTeam,
  mayManageTeam,
  reactivateTeammate,
  removeMember,
  suspendTeammate,
  teammateProvisioned,
  updateTeammate,
  type WorkOfMembers,
} from '../teammates/index.ts'
import { getProvisioned } from './provisioned.ts'
import type { Provisioned } from './scim.resource.ts'
import type { ScimPerson } from './scim.rules.ts'
import type { ScimActor } from './scim-actor.ts'
import { ScimRefused } from './scim-refused.ts'

export interface Directory {
  readonly actor: ScimActor
  readonly work: WorkOfMembers
}

/** Adds a member, who signs in at the company’s provider, or sets a password by mail. */
export async function addProvisioned(
  ctx: Context,
  { actor, work }: Directory,
  person: ScimPerson,
): Promise<Provisioned> {
  assertDirectory(actor)
  const { companyId } = actor
  return ctx.together(async (inner) => {
    await inner.transaction((tx) => lockTeam(tx, { companyId }))
    await assertOwnDomain(inner, companyId, person.userName)
    const joinRole = (await findJoinRole(inner.db, companyId)) ?? 'viewer'
    const { userName: email, fullName, externalId } = person
    const known = await formerMember(inner, companyId, email)
    const user = await joinCompany(inner, work, { companyId, joinRole, email, fullName, known })
    if (user === null) throw new Error('Everyone joins with a role. Choose one.')
    const id = await inner.transaction(async (tx) => {
      const joined = await memberOf(tx, companyId, user)
      const kept = await updateTeammate(tx, joined, { isProvisioned: true, externalId }, inner.now())
      tx.record(teammateProvisioned(kept))
      return kept.id
    })
    if (!person.active) await suspendTeammate(inner, id)
    return getProvisioned(inner, actor, id)
  })
}

/** Changes what differs. Names and addresses of people who joined by themselves are theirs. */
export async function changeProvisioned(
  ctx: Context,
  { actor }: Directory,
  { id, wanted }: { id: string; wanted: ScimPerson },
): Promise<Provisioned> {
  assertDirectory(actor)
  return ctx.together(async (inner) => {
    const before = await getProvisioned(inner, actor, id)
    if (wanted.externalId !== before.externalId)
      await inner.transaction(async (tx) => {
        const kept = await updateTeammate(tx, id, { externalId: wanted.externalId }, inner.now())
        tx.record(teammateProvisioned(kept))
      })
    if (wanted.userName !== before.userName || wanted.fullName !== before.fullName)
      await inner.transaction((tx) => changePerson(inner, tx, { actor, id, before, wanted }))
    if (wanted.active !== before.active) await (wanted.active ? reactivateTeammate : suspendTeammate)(inner, id)
    return getProvisioned(inner, actor, id)
  })
}

/** Removes a member; an owner takes over open work. */
export async function removeProvisioned(ctx: Context, { actor, work }: Directory, id: string): Promise<void> {
  assertDirectory(actor)
  await getProvisioned(ctx, actor, id)
  try {
    await removeMember(ctx, work, { id, handOverTo: null })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'teammate.open-work') throw error
    await removeMember(ctx, work, { id, handOverTo: actor.userId })
  }
}

function assertDirectory(actor: ScimActor): void {
  if (!mayManageTeam(actor)) throw new AppError('permission.denied')
}

/** A company manages only addresses of its proven domains. */
async function assertOwnDomain(ctx: Context, companyId: string, email: string): Promise<void> {
  if ((await listProvenOf(ctx.db, companyId)).includes(domainOf(email))) return
  throw new ScimRefused(400, 'invalidValue', `Verify the domain ${domainOf(email)} in the company settings first.`)
}

/** null for an address without an account. Accounts elsewhere are not taken over. */
async function formerMember(ctx: Context, companyId: string, email: string): Promise<User | null> {
  const user = await findUserByEmail(ctx.db, email)
  if (user === null || user.emailVerifiedAt === null) return null
  const isFree =
    (await findMembership(ctx.db, user.id)) === null && user.scope === 'employer' && user.disabledAt === null
  const wasHere = (await listTeammatesIn(ctx.db, { companyId })).some(({ userId }) => userId === user.id)
  if (isFree && wasHere) return user
  throw new ScimRefused(409, 'uniqueness', 'An account with this address already exists.')
}

async function memberOf(tx: Tx, companyId: string, user: User): Promise<string> {
  const members = await listTeammatesIn(tx, { companyId })
  const found = members.find(({ userId, state }) => userId === user.id && state === 'active')
  if (found === undefined) throw new Error('The person has not joined.')
  return found.id
}

interface Change {
  readonly actor: ScimActor
  readonly id: string
  readonly before: ScimPerson
  readonly wanted: ScimPerson
}

async function changePerson(ctx: Context, tx: Tx, { actor, id, before, wanted }: Change): Promise<void> {
  const act = await lockForAct(ctx, tx, { id, verb: 'edit' })
  const { teammate } = act
  const user = teammate.userId === null ? null : await findUser(tx, teammate.userId)
  const isMoved = wanted.userName !== before.userName
  if (!teammate.isProvisioned || user === null) {
    if (isMoved)
      throw new ScimRefused(400, 'mutability', 'This person joined by invitation, so only they can change the address.')
    return
  }
  if (isMoved) {
    await assertOwnDomain(ctx, actor.companyId, wanted.userName)
    if ((await findUserByEmail(tx, wanted.userName)) !== null)
      throw new ScimRefused(409, 'uniqueness', 'An account with this address already exists.')
    await changeEmail(tx, user.id, wanted.userName, ctx.now())
  }
  await changeUser(tx, user.id, { email: wanted.userName, fullName: wanted.fullName }, ctx.now())
  tx.record(teammateProvisioned(await updateTeammate(tx, id, {}, ctx.now())))
}
