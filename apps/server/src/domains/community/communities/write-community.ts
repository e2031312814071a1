import type { changeCommunity, createCommunity } from '@assay/contracts/communities'
import type { z } from 'zod'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { closeLinks } from '../../candidate-links/index.ts'
import { communityWritten } from './communities.events.ts'
import { mayManageCommunities } from './communities.policy.ts'
import {
  addCommunity,
  type Community,
  findCommunity,
  isNameTaken,
  removeCommunity,
  updateCommunity,
} from './communities.store.ts'
import { listMembersOf } from './community-members.store.ts'

const nameTaken = () =>
  new ValidationError([{ field: 'name', message: 'Your company already has a community with this name.' }])

export async function createCommunityOf(
  ctx: Context,
  input: z.output<typeof createCommunity.body>,
): Promise<Community> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const row = { id: newId(now.getTime()), companyId: actor.companyId, createdAt: now, updatedAt: now, ...input }
    const added = await addCommunity(tx, row)
    if (added === null) throw nameTaken()
    tx.record(communityWritten(added, 'create'))
    return added
  })
}

export async function changeCommunityOf(
  ctx: Context,
  { id, ifMatch, ...change }: z.output<typeof changeCommunity.body> & { id: string; ifMatch: number | null },
): Promise<Community> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const community = await findCommunity(tx, actor.companyId, id)
    if (community === null) throw notFound('community')
    if (change.name !== undefined && (await isNameTaken(tx, { ...community, name: change.name, except: id })))
      throw nameTaken()
    const version = ifMatch ?? community.version
    const changed = await updateCommunity(tx, { id, version }, change, now)
    if (changed === null) throw new AppError('resource.conflict')
    tx.record(communityWritten(changed, 'change'))
    return changed
  })
}

/** With members and posts; the links of the mails end. */
export async function deleteCommunityOf(ctx: Context, id: string): Promise<void> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const at = ctx.now()
  await ctx.transaction(async (tx) => {
    const community = await findCommunity(tx, actor.companyId, id)
    if (community === null) throw notFound('community')
    for (const member of await listMembersOf(tx, [id]))
      await closeLinks(tx, { subjectType: 'community-members', subjectId: member.id, at })
    await removeCommunity(tx, id)
    tx.record(communityWritten(community, 'delete'))
  })
}
