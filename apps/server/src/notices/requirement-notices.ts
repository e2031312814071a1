import { listRequirementsById, listTeams, type Requirement } from '../domains/requirements/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

const OUTCOMES: Readonly<Record<string, string>> = {
  'requirement.return': 'was sent back for changes',
  'requirement.approve': 'is approved',
  'requirement.publish': 'is open',
  'requirement.resume': 'is open again',
  'requirement.reopen': 'has been reopened',
  'requirement.pause': 'is paused',
  'requirement.fill': 'is filled',
  'requirement.cancel': 'was cancelled',
}
const KINDS: Readonly<Record<string, Wording['kind']>> = {
  'requirement.return': 'requirementReturned',
  'requirement.approve': 'requirementApproved',
  'requirement.publish': 'requirementApproved',
  'requirement.resume': 'requirementApproved',
  'requirement.reopen': 'requirementApproved',
}

/** Notifies approvers of a submitted draft, and the team and its author of the decision. */
export async function requirementMovedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const found = await findWithTeam(ctx, event.target.id)
  if (found === null) return null
  const { requirement, team } = found
  const link = `/requirement?id=${requirement.id}`
  if (event.verb === 'requirement.submit')
    return {
      kind: 'requirementToApprove',
      title: `“${requirement.title}” is awaiting approval`,
      link,
      who: { permission: 'requirement.approve', team },
    }
  const outcome = OUTCOMES[event.verb]
  if (outcome === undefined) return null
  const isReturned = event.verb === 'requirement.return'
  return {
    kind: KINDS[event.verb] ?? 'requirementClosed',
    title: `“${requirement.title}” ${outcome}`,
    link,
    userIds: isReturned ? [requirement.createdBy] : [...team, requirement.createdBy],
    body: isReturned ? requirement.returnNote : null,
  }
}

async function findWithTeam(
  ctx: Context,
  id: string,
): Promise<{ requirement: Requirement; team: readonly string[] } | null> {
  const [[requirement], teams] = await Promise.all([listRequirementsById(ctx.db, [id]), listTeams(ctx.db, [id])])
  return requirement === undefined ? null : { requirement, team: teams.get(id) ?? [] }
}
