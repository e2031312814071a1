import type { PostFields } from '@assay/contracts/communities'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { postWritten } from './communities.events.ts'
import { mayManageCommunities } from './communities.policy.ts'
import { postOfKind, postProblems } from './communities.rules.ts'
import { type Community, findCommunity } from './communities.store.ts'
import { listListening } from './community-members.store.ts'
import { addPost, findPost, lockPost, type Post, updatePost } from './community-posts.store.ts'

/** Drafts a post. Nothing is sent before it is published. */
export async function createPost(
  ctx: Context,
  { communityId, ...fields }: PostFields & { communityId: string },
): Promise<Post> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  assertWhole(fields)
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const community = await findCommunity(tx, actor.companyId, communityId)
    if (community === null) throw notFound('community')
    const of = { id: newId(at.getTime()), communityId, authorId: actor.userId, createdAt: at, updatedAt: at }
    const post = await addPost(tx, { ...of, ...postOfKind(fields) })
    tx.record(postWritten(post, community, 'create'))
    return post
  })
}

export async function changePost(ctx: Context, { id, ...fields }: PostFields & { id: string }): Promise<Post> {
  assertAllowed(mayManageCommunities(ctx.actor))
  assertWhole(fields)
  return ctx.transaction(async (tx) => {
    const { post, community } = await lockOwn(ctx, tx, id)
    if (post.state !== 'draft') throw wrongState('A published post can’t be edited. Archive it and write a new one.')
    const changed = await updatePost(tx, id, postOfKind(fields), ctx.now())
    tx.record(postWritten(changed, community, 'change'))
    return changed
  })
}

/** Its effect mails the post to those who listen at this moment. */
export async function publishPost(ctx: Context, id: string): Promise<Post> {
  assertAllowed(mayManageCommunities(ctx.actor))
  const at = ctx.now()
  return ctx.transaction(async (tx) => {
    const { post, community } = await lockOwn(ctx, tx, id)
    if (post.state === 'published') return post
    if (post.state === 'archived') throw wrongState('An archived post can’t be published again.')
    if (post.startsAt !== null && post.startsAt <= at)
      throw new ValidationError([
        { field: 'startsAt', message: 'This event has already started. Choose a time in the future.' },
      ])
    const sentTo = (await listListening(tx, community.id, dayOf(at))).length
    const published = await updatePost(tx, id, { state: 'published', publishedAt: at, sentTo }, at)
    tx.record(postWritten(published, community, 'publish'))
    return published
  })
}

export async function archivePost(ctx: Context, id: string): Promise<Post> {
  assertAllowed(mayManageCommunities(ctx.actor))
  return ctx.transaction(async (tx) => {
    const { post, community } = await lockOwn(ctx, tx, id)
    if (post.state === 'archived') return post
    const archived = await updatePost(tx, id, { state: 'archived' }, ctx.now())
    tx.record(postWritten(archived, community, 'archive'))
    return archived
  })
}

async function lockOwn(ctx: Context, tx: Tx, id: string): Promise<{ post: Post; community: Community }> {
  const { actor } = ctx
  if (!mayManageCommunities(actor)) throw new AppError('permission.denied')
  const post = (await findPost(tx, actor.companyId, id)) === null ? null : await lockPost(tx, id)
  const community = post === null ? null : await findCommunity(tx, actor.companyId, post.communityId)
  if (post === null || community === null) throw notFound('post')
  return { post, community }
}

function assertWhole(fields: PostFields): void {
  const [first, ...others] = postProblems(fields)
  if (first !== undefined) throw new ValidationError([first, ...others])
}

const wrongState = (detail: string) => new AppError('community.wrong-state', { detail })
