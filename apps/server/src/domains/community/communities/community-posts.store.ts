import type { postStates } from '@assay/contracts/communities'
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/context/context.ts'
import { Gone } from '../../../platform/errors/gone.ts'
import { communities, communityPosts, communityReads } from './communities.tables.ts'

export type Post = typeof communityPosts.$inferSelect
type PostChange = Partial<Omit<Post, 'id' | 'communityId' | 'createdAt' | 'updatedAt'>>

const ofCompany = (companyId: string): SQL =>
  sql`${communityPosts.communityId} in (select id from ${communities} where company_id = ${companyId})`

export async function listPosts(
  db: Queries,
  companyId: string,
  filter: { readonly community?: string | undefined; readonly state?: (typeof postStates)[number] | undefined },
): Promise<Post[]> {
  return db
    .select()
    .from(communityPosts)
    .where(
      and(
        ofCompany(companyId),
        filter.community === undefined ? undefined : eq(communityPosts.communityId, filter.community),
        filter.state === undefined ? undefined : eq(communityPosts.state, filter.state),
      ),
    )
    .orderBy(desc(communityPosts.createdAt), desc(communityPosts.id))
}

/** The page of a member. */
export async function listPublished(db: Queries, communityId: string): Promise<Post[]> {
  return db
    .select()
    .from(communityPosts)
    .where(and(eq(communityPosts.communityId, communityId), eq(communityPosts.state, 'published')))
    .orderBy(desc(communityPosts.publishedAt), desc(communityPosts.id))
}

export async function findPost(db: Queries, companyId: string, id: string): Promise<Post | null> {
  const [found] = await db
    .select()
    .from(communityPosts)
    .where(and(ofCompany(companyId), eq(communityPosts.id, id)))
  return found ?? null
}

export async function findPostById(db: Queries, id: string): Promise<Post | null> {
  const [found] = await db.select().from(communityPosts).where(eq(communityPosts.id, id))
  return found ?? null
}

export async function lockPost(db: Queries, id: string): Promise<Post | null> {
  const [found] = await db.select().from(communityPosts).where(eq(communityPosts.id, id)).for('update')
  return found ?? null
}

export async function addPost(db: Queries, row: typeof communityPosts.$inferInsert): Promise<Post> {
  const [added] = await db.insert(communityPosts).values(row).returning()
  if (added === undefined) throw new Gone('post')
  return added
}

export async function updatePost(db: Queries, id: string, change: PostChange, at: Date): Promise<Post> {
  const [updated] = await db
    .update(communityPosts)
    .set({ ...change, updatedAt: at })
    .where(eq(communityPosts.id, id))
    .returning()
  if (updated === undefined) throw new Gone('post')
  return updated
}

/** Counts the posts as read; true if one of them is new to the member. */
export async function markRead(
  db: Queries,
  { memberId, postIds, at }: { memberId: string; postIds: readonly string[]; at: Date },
): Promise<boolean> {
  if (postIds.length === 0) return false
  const added = await db
    .insert(communityReads)
    .values(postIds.map((postId) => ({ postId, memberId, readAt: at })))
    .onConflictDoNothing()
    .returning({ postId: communityReads.postId })
  return added.length > 0
}

export async function saveVote(
  db: Queries,
  { memberId, postId, vote, at }: { memberId: string; postId: string; vote: number; at: Date },
): Promise<void> {
  await db
    .insert(communityReads)
    .values({ postId, memberId, vote, readAt: at })
    .onConflictDoUpdate({ target: [communityReads.postId, communityReads.memberId], set: { vote } })
}

export async function listVotesOf(db: Queries, memberId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ postId: communityReads.postId, vote: communityReads.vote })
    .from(communityReads)
    .where(and(eq(communityReads.memberId, memberId), isNotNull(communityReads.vote)))
  return new Map(rows.map(({ postId, vote }) => [postId, vote ?? 0]))
}

export interface PostFigures {
  readonly readBy: number
  /** By the place of the option. */
  readonly votes: ReadonlyMap<number, number>
}

export async function countReadings(db: Queries, postIds: readonly string[]): Promise<Map<string, PostFigures>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select({ postId: communityReads.postId, vote: communityReads.vote, members: sql<number>`count(*)::int` })
    .from(communityReads)
    .where(inArray(communityReads.postId, [...postIds]))
    .groupBy(communityReads.postId, communityReads.vote)
  return new Map(
    [...Map.groupBy(rows, ({ postId }) => postId)].map(([postId, counts]) => [
      postId,
      {
        readBy: counts.reduce((sum, { members }) => sum + members, 0),
        votes: new Map(counts.flatMap(({ vote, members }) => (vote === null ? [] : [[vote, members] as const]))),
      },
    ]),
  )
}
