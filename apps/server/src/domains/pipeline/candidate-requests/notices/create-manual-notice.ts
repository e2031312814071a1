import type { NoticeSubject } from '@assay/contracts/manual-notices'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { listAgencyIds } from '../../../candidates/index.ts'
import type { Entry } from '../../shortlists/index.ts'
import {
  DELIVER_WITHIN_MS,
  hasManualNotice,
  insertManualNotice,
  manualNoticeCreated,
  manualNoticeSuperseded,
  supersedeNoticesAbout,
} from '../records/index.ts'

interface NewNotice {
  /** The key that the mail would have had, so that the notice is created once. */
  readonly key: string
  readonly entry: Pick<Entry, 'id' | 'companyId' | 'requirementId' | 'candidateId'>
  readonly about: NoticeSubject
  readonly stage?: string
  readonly requestId?: string
  /** For an interview or an offer; earlier pending notices about it are superseded. */
  readonly subjectId?: string
  readonly message?: string
  /** The notice is pointless after this instant; the default deadline applies when it is earlier. */
  readonly until?: Date | null
}

/** Without a known address, the agency delivers the message, or the company if there is no agency. */
export async function createManualNotice(ctx: Context, { key, entry, about, ...notice }: NewNotice): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { stage = null, requestId = null, subjectId = null, message = null, until = null } = notice
  const { id: shortlistedId, companyId, requirementId, candidateId } = entry
  const agencyId = (await listAgencyIds(ctx.db, [candidateId])).get(candidateId) ?? null
  await ctx.transaction(async (tx) => {
    const at = ctx.now()
    if (subjectId !== null && !(await hasManualNotice(tx, key))) await supersede(tx, subjectId, at)
    const usual = at.getTime() + DELIVER_WITHIN_MS
    const notice = await insertManualNotice(tx, {
      id: newId(at.getTime()),
      companyId,
      requirementId,
      candidateId,
      shortlistedId,
      agencyId,
      about,
      key,
      stage,
      requestId,
      subjectId,
      message,
      createdAt: at,
      updatedAt: at,
      deliverBy: new Date(until === null ? usual : Math.min(usual, Math.max(until.getTime(), at.getTime()))),
    })
    if (notice !== null) tx.record(manualNoticeCreated(notice))
  })
}

/** Supersedes pending notices whose content is no longer true. */
export async function supersedeNotices(ctx: Context, subjectId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  await ctx.transaction((tx) => supersede(tx, subjectId, ctx.now()))
}

async function supersede(tx: Tx, subjectId: string, at: Date): Promise<void> {
  for (const notice of await supersedeNoticesAbout(tx, subjectId, at)) tx.record(manualNoticeSuperseded(notice))
}
