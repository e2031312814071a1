import {
  type AgencyClient,
  findAgencyClientById,
  listAgenciesById,
  sendApplicationMail,
  sendDeclineMail,
} from '../domains/agencies/index.ts'
import { followAgency } from '../domains/candidates/index.ts'
import { type Notice, notify } from '../domains/notifications/index.ts'
import { endContactsOfAgency } from '../domains/pipeline/contact-requests/index.ts'
import { listAllowedAgencies, listRequirementsById } from '../domains/requirements/index.ts'
import { findCompany } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'
import { aboutJob } from './notice-words.ts'
import { notifyOn, type Wording } from './notify-on.ts'

/** The owners of an agency that an employer wants to work with. */
async function agencyInvitedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { client, companyName } = await around(ctx, event)
  if (client === null) return null
  return {
    kind: 'agencyInvited',
    tenantId: client.agencyId,
    who: { permission: 'agency.engage' },
    title: `${companyName} invites you to work together`,
    link: `/clients?id=${client.id}`,
  }
}

const WORDS: Readonly<Record<string, string>> = {
  'agencyClient.accept': 'accepted your invitation',
  'agencyClient.decline': 'declined your invitation',
  'agencyClient.pause': 'paused the agreement',
  'agencyClient.resume': 'resumed the agreement',
  'agencyClient.end': 'gave notice: the agreement ends in 30 days',
  'agencyClient.keep': 'withdrew its notice',
}

/** The other side; for an end, both. */
async function agencyMovedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const { client, companyName, agencyName } = await around(ctx, event)
  if (client === null) return null
  const link = `/clients?id=${client.id}`
  const words = WORDS[event.verb]
  if (event.actor.type === 'agency') {
    const title = `${agencyName} ${words}`
    return { kind: 'agencyAnswered', tenantId: client.companyId, userIds: [client.invitedBy], link, title }
  }
  const title = words === undefined ? `Your agreement with ${companyName} has ended` : `${companyName} ${words}`
  return { kind: 'agencyAnswered', tenantId: client.agencyId, who: { permission: 'agency.engage' }, link, title }
}

async function around(ctx: Context, { target }: RecordedEvent) {
  const client: AgencyClient | null = await findAgencyClientById(ctx.db, target.id)
  const company = client && (await findCompany(ctx.db, client.companyId))
  const agency = client && (await listAgenciesById(ctx.db, [client.agencyId])).get(client.agencyId)
  return { client, companyName: company?.name ?? '', agencyName: agency?.legalName ?? '' }
}

const OPENING = ['requirement.publish', 'requirement.approve', 'requirement.reopen']

/** Agencies that may fill an open requirement: those newly allowed, or all allowed ones when it opens. */
export const notifyAgenciesOfWork: Effect = async (ctx, event) => {
  const [requirement] = await listRequirementsById(ctx.db, [event.target.id])
  if (requirement === undefined || requirement.state !== 'open') return
  const allowed = (await listAllowedAgencies(ctx.db, [requirement.id])).get(requirement.id) ?? []
  const letIn = event.payload?.['letIn']
  const isOpening = OPENING.includes(event.verb)
  const agencies = allowed.filter(({ agencyId }) => isOpening || (Array.isArray(letIn) && letIn.includes(agencyId)))
  const company = await findCompany(ctx.db, requirement.companyId)
  for (const { agencyId } of agencies) {
    const notice: Notice = {
      kind: 'workToFill',
      tenantId: agencyId,
      who: { permission: 'shortlist.submit' },
      userIds: [],
      title: aboutJob(requirement.title, (job) => `${company?.name} is looking for candidates for “${job}”`),
      target: event.target,
      link: `/clients?requirement=${requirement.id}`,
      at: ctx.now(),
      except: event.actor.id,
      dedupeKey: `workToFill/${requirement.id}/${requirement.period}/${agencyId}`,
    }
    await ctx.transaction((tx) => notify(tx, notice))
  }
}

/** The operators, once the address is verified. */
async function agencyAppliedNotice({ db }: Context, { target }: RecordedEvent): Promise<Wording | null> {
  const agency = (await listAgenciesById(db, [target.id])).get(target.id)
  if (agency === undefined) return null
  return {
    kind: 'agencyApplied',
    tenantId: null,
    who: { permission: 'agency.approve' },
    title: `${agency.legalName} applied as an agency`,
    link: `/admin/agencies?id=${agency.id}`,
  }
}

/** Reads the agency's present state, since another step may have followed the event. */
const moveCandidatesAlong: Effect = async (ctx, { target: { id: agencyId } }) => {
  const state = (await listAgenciesById(ctx.db, [agencyId])).get(agencyId)?.state
  if (state !== undefined) await followAgency(ctx, { agencyId, isAway: state === 'suspended' || state === 'closed' })
}

const endContactsOfClosed: Effect = (ctx, { target: { id }, verb }) =>
  verb === 'agency.close' ? endContactsOfAgency(ctx, id) : Promise.resolve()

interface AgencyParts {
  readonly mailer: Mailer
  readonly appUrl: string
  readonly secrets: SecretBox | undefined
}

export const agencyReactions = ({
  mailer,
  appUrl,
  secrets,
}: AgencyParts): Readonly<Record<string, Readonly<Record<string, Effect>>>> => ({
  agencyApplied: {
    sendApplicationMail: (ctx, { target }) => {
      if (secrets === undefined) throw new Error('This process only lists effects.')
      return sendApplicationMail(ctx, { agencyId: target.id, mailer, appUrl, secrets })
    },
  },
  agencyVerified: { notifyOperators: notifyOn(agencyAppliedNotice) },
  agencyMoved: {
    sendDeclineMail: (ctx, { target, verb }) =>
      verb === 'agency.reject' ? sendDeclineMail(ctx, { agencyId: target.id, mailer }) : Promise.resolve(),
    followAgency: moveCandidatesAlong,
    endContactsOfClosed,
  },
  agencyInvited: { notifyAgency: notifyOn(agencyInvitedNotice) },
  agencyClientMoved: { notifyOtherSide: notifyOn(agencyMovedNotice) },
  requirementChanged: { notifyAgenciesOfWork },
})
