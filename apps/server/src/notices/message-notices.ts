import { listAgenciesById, noteForAgency } from '../domains/agencies/index.ts'
import { findThreadById, listAuthors } from '../domains/cooperation/index.ts'
import { listRequirementsById, listTeams } from '../domains/requirements/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import { aboutJob } from './notice-words.ts'
import { notifyOn, type Wording } from './notify-on.ts'

/**
 * Notifies the other side of a message without its text: the users who wrote in the conversation, or else all who may.
 * Several messages in a row notify once a day until there is an answer.
 */
async function messageSentNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const around = await load(ctx, event)
  if (around === null) return null
  const { thread, isFromAgency, agencyName, companyName, title } = around
  const own = await listAuthors(ctx.db, thread.id, isFromAgency ? 'employer' : 'agency')
  const team = thread.requirementId === null ? [] : (await listTeams(ctx.db, [thread.requirementId])).values()
  const everybody = isFromAgency
    ? { permission: 'shortlist.move' as const, team: [...team].flat() }
    : { permission: 'shortlist.submit' as const }
  const from = `${isFromAgency ? agencyName : companyName} sent you a message`
  return {
    kind: 'agencyMessage',
    tenantId: isFromAgency ? thread.companyId : thread.agencyId,
    ...(own.userIds.length > 0 ? { userIds: own.userIds } : { who: everybody }),
    title: title === null ? from : aboutJob(title, (job) => `${from} about “${job}”`),
    link: `/messages?id=${thread.id}`,
    target: { type: 'agency-threads', id: thread.id },
    dedupeKey: `agencyMessage/${thread.id}/${own.messages}/${event.at.slice(0, 10)}`,
  }
}

async function load({ db }: Context, { after }: RecordedEvent) {
  const thread = await findThreadById(db, String(after?.['threadId']))
  // The candidate may have been erased in the meantime.
  if (thread === null) return null
  const [requirement] = thread.requirementId === null ? [] : await listRequirementsById(db, [thread.requirementId])
  return {
    thread,
    isFromAgency: after?.['side'] === 'agency',
    agencyName: (await listAgenciesById(db, [thread.agencyId])).get(thread.agencyId)?.legalName ?? '',
    companyName: (await findCompany(db, thread.companyId))?.name ?? '',
    title: requirement?.title ?? null,
  }
}

const noteMessage: Effect = async (ctx, event) => {
  const around = await load(ctx, event)
  if (around === null) return
  const { thread, companyName } = around
  await noteForAgency(ctx, {
    agencyId: thread.agencyId,
    event: { ...event, target: { type: 'agency-threads', id: thread.id } },
    after: { companyName, side: event.after?.['side'] },
  })
}

export const messageReactions: Readonly<Record<string, Readonly<Record<string, Effect>>>> = {
  messageSent: { notifyOtherSide: notifyOn(messageSentNotice), noteForAgency: noteMessage },
}
