import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { type Challenge, confirmChallenge, declineChallenge, openChallenge } from '../../identity/index.ts'
import { type Agency, listAgenciesById, lockAgency } from '../records/index.ts'
import { agencyForgotten, agencyVerified } from './agencies.events.ts'
import { agencyLeadsTo } from './agencies.rules.ts'
import { deleteApplication, updateAgency } from './applications.store.ts'

export interface Link {
  readonly id: string
  readonly token: string
}

interface Opened {
  readonly challenge: Challenge
  readonly agency: Agency
}

/** The application that the link of the mail is about. */
export async function openApplication(ctx: Context, secrets: SecretBox, { id, token }: Link): Promise<Opened> {
  const challenge = await openChallenge(ctx, secrets, { id, purpose: 'agencyDomain', secret: token })
  const agency = (await listAgenciesById(ctx.db, [challenge.subjectId])).get(challenge.subjectId)
  if (agency === undefined || agencyLeadsTo(agency.state, 'verify') === null)
    throw new AppError('verification.used', { detail: 'This application has already been verified or deleted.' })
  return { challenge, agency }
}

/** Verifies the work address; the operator can decide now. */
export async function confirmApplication(ctx: Context, secrets: SecretBox, link: Link): Promise<Opened> {
  const { agency: known } = await openApplication(ctx, secrets, link)
  return ctx.transaction(async (tx) => {
    const challenge = await confirmChallenge(ctx, tx, link.id)
    const { id, state } = await lockAgency(tx, known.id)
    const after = agencyLeadsTo(state, 'verify')
    if (after === null) throw new AppError('verification.used')
    const agency = await updateAgency(tx, id, { state: after, verifiedAt: ctx.now() }, ctx.now())
    tx.record(agencyVerified(id))
    return { challenge, agency }
  })
}

/** No application came from this address. */
export async function declineApplication(ctx: Context, secrets: SecretBox, link: Link): Promise<Opened> {
  const opened = await openApplication(ctx, secrets, link)
  return ctx.transaction(async (tx) => {
    const challenge = await declineChallenge(ctx, tx, link.id)
    await deleteApplication(tx, opened.agency.id)
    tx.record(agencyForgotten(opened.agency.id, 'decline'))
    return { ...opened, challenge }
  })
}
