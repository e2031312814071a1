import type { agencyThreads, messagePartners } from '@assay/contracts/agency-threads'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { reviewsBlind } from '../../../platform/context/may.ts'
import { findCurrentClient, listAgenciesById, listAgencyClients } from '../../agencies/index.ts'
import { listReachableBy, listReleasedIds, showCandidatesById } from '../../candidates/index.ts'
import { listSubmittedTo, mayReadWords } from '../../pipeline/shortlists/index.ts'
import { listRequirementsById, listSuppliedBy } from '../../requirements/index.ts'
import { findCompany, listCompaniesById, listUsersShown } from '../../tenants/index.ts'
import { listLastMessages, listUnreadIds, type Message, type Thread } from './agency-threads.store.ts'
import { mayWrite } from './messages.policy.ts'
import { excerptOf, type Identity, maskFor, topicOf, workTogether } from './messages.rules.ts'
import { isMasked, type Reader } from './read-threads.ts'

type Shown = Omit<ResourceOf<typeof agencyThreads>, 'lastMessageAt' | 'createdAt' | 'updatedAt'>
type Attributes = Pick<
  Shown,
  'topic' | 'agencyName' | 'companyName' | 'requirementTitle' | 'candidateName' | 'excerpt'
> &
  Pick<Shown, 'isCandidateMasked' | 'lastMessageBy' | 'isUnread' | 'mayDo'>

export async function showThreads(ctx: Context, reader: Reader, threads: readonly Thread[]): Promise<Presented[]> {
  const { db, actor } = ctx
  const ids = threads.map(({ id }) => id)
  const last = await listLastMessages(db, ids)
  const unread = await listUnreadIds(db, ids, { ...reader, userId: reader.actor.userId })
  const jobs = await listRequirementsById(db, [...new Set(threads.flatMap(({ requirementId }) => requirementId ?? []))])
  const titles = new Map(jobs.map(({ id, title }) => [id, title]))
  const agencies = await listAgenciesById(db, [...new Set(threads.map(({ agencyId }) => agencyId))])
  const companies = await listCompaniesById(db, [...new Set(threads.map(({ companyId }) => companyId))])
  const together = await pairsTogether(ctx, threads)
  const shown: Presented[] = []
  for (const thread of threads) {
    const message = last.get(thread.id)
    const mask = await maskOf(ctx, reader, thread)
    shown.push(
      presentThread(thread, {
        ...(await aboutCandidate(ctx, thread)),
        topic: topicOf(thread),
        agencyName: agencies.get(thread.agencyId)?.legalName ?? '',
        companyName: companies.get(thread.companyId)?.name ?? '',
        requirementTitle: titles.get(thread.requirementId ?? '') ?? null,
        lastMessageBy: message?.side ?? reader.side,
        excerpt: message === undefined ? '' : excerptOf(mask(message.body)),
        isUnread: unread.has(thread.id),
        mayDo: mayWrite(actor) && together.has(pairOf(thread)) ? ['write'] : [],
      }),
    )
  }
  return shown
}

const pairOf = ({ agencyId, companyId }: Thread): string => `${agencyId} ${companyId}`

/** The pairs of an agency and an employer that may still write to each other. */
async function pairsTogether({ db }: Context, threads: readonly Thread[]): Promise<Set<string>> {
  const pairs = new Map(threads.map((thread) => [pairOf(thread), thread]))
  const together = new Set<string>()
  for (const [pair, thread] of pairs) if (workTogether(await findCurrentClient(db, thread))) together.add(pair)
  return together
}

async function aboutCandidate({ db, actor }: Context, { companyId, requirementId, candidateId }: Thread) {
  if (candidateId === null) return { candidateName: null, isCandidateMasked: false }
  const isCandidateMasked = await isMasked(db, { companyId, requirementId, candidateId })
  const released = new Set(isCandidateMasked ? [] : [candidateId])
  const [candidate] = await showCandidatesById(db, actor, [candidateId], released)
  const { legalName, maskedName } = candidate?.attributes ?? {}
  return { candidateName: String(legalName ?? maskedName ?? ''), isCandidateMasked }
}

function presentThread(thread: Thread, attributes: Attributes): Presented {
  const { id, agencyId, companyId, requirementId, candidateId, lastMessageAt, createdAt, updatedAt } = thread
  return {
    type: 'agency-threads',
    id,
    attributes: { ...attributes, lastMessageAt, createdAt, updatedAt },
    relationships: {
      agency: { type: 'agencies', id: agencyId },
      company: { type: 'companies', id: companyId },
      requirement: requirementId === null ? null : { type: 'requirements', id: requirementId },
      candidate: candidateId === null ? null : { type: 'candidates', id: candidateId },
    },
  }
}

export async function showMessages(
  ctx: Context,
  reader: Reader,
  messages: readonly Message[],
  threads: ReadonlyMap<string, Thread>,
): Promise<Presented[]> {
  const people = await listUsersShown(ctx.db, [...new Set(messages.map(({ authorId }) => authorId))])
  const masks = new Map<string, (text: string) => string>()
  for (const [id, thread] of threads) masks.set(id, await maskOf(ctx, reader, thread))
  return messages.map(({ id, threadId, side, authorId, body, createdAt, updatedAt }) => ({
    type: 'agency-messages',
    id,
    attributes: {
      body: masks.get(threadId)?.(body) ?? '',
      side,
      authorName: String(people.get(authorId)?.attributes['fullName'] ?? ''),
      isOwn: authorId === reader.actor.userId,
      createdAt,
      updatedAt,
    },
    relationships: { thread: { type: 'agency-threads', id: threadId } },
  }))
}

/**
 * The agency reads everything. At the employer, a name that was released is masked again for users with blind review,
 * and for all users once the release is revoked.
 */
async function maskOf({ db, actor }: Context, { side }: Reader, thread: Thread): Promise<(text: string) => string> {
  if (side === 'agency') return (text) => text
  const { companyId, candidateId, requirementId } = thread
  const knowsNames = mayReadWords(actor) && !reviewsBlind(actor)
  if (!knowsNames) {
    const ids = new Set([...(await listSubmittedTo(db, thread)), ...(candidateId === null ? [] : [candidateId])])
    return maskFor(await peopleOf(db, [...ids]))
  }
  if (candidateId === null) return (text) => text
  const requirementIds = requirementId === null ? null : [requirementId]
  const released = await listReleasedIds(db, { companyId, candidateIds: [candidateId], requirementIds })
  return released.has(candidateId) ? (text) => text : maskFor(await peopleOf(db, [candidateId]))
}

const peopleOf = async (db: Context['db'], ids: readonly string[]): Promise<Identity[]> => [
  ...(await listReachableBy(db, ids)).values(),
]

const MANY = 200

/** The other sides, with the jobs that both work on. */
export async function showPartners(ctx: Context, { side, scope, actor }: Reader): Promise<Presented[]> {
  const { db } = ctx
  const access =
    side === 'agency'
      ? ({ kind: 'agency', agencyId: actor.agencyId ?? '' } as const)
      : ({ kind: 'company', companyId: actor.companyId ?? '' } as const)
  const { data } = await listAgencyClients(db, {
    access,
    filter: { state: 'active,paused' },
    sort: [],
    page: { size: MANY },
  })
  const limit = 'companyId' in scope ? scope.requirementIds : null
  const agencies = await listAgenciesById(
    db,
    data.map(({ agencyId }) => agencyId),
  )
  const partners: { id: string; attributes: Omit<ResourceOf<typeof messagePartners>, 'id' | 'type'> }[] = []
  for (const { agencyId, companyId } of data) {
    const supplied = await listSuppliedBy(db, { agencyId, companyId })
    const jobs = supplied.filter(({ id }) => limit?.includes(id) ?? true).map(({ id, title }) => ({ id, title }))
    if (limit !== null && jobs.length === 0) continue
    const name = side === 'agency' ? (await findCompany(db, companyId))?.name : agencies.get(agencyId)?.legalName
    partners.push({
      id: side === 'agency' ? companyId : agencyId,
      attributes: {
        name: name ?? '',
        side: side === 'agency' ? 'employer' : 'agency',
        jobs,
        mayDo: limit === null && mayWrite(actor) ? ['writeInGeneral'] : [],
      },
    })
  }
  return partners.map((partner) => ({ type: 'message-partners', ...partner }))
}
