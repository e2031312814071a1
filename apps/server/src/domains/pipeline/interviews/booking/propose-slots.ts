import type { SlotInput } from '@assay/contracts/scheduled-interviews'
import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { loadReleases } from '../../../candidates/index.ts'
import type { Requirement } from '../../../requirements/index.ts'
import { findEntryById } from '../../shortlists/index.ts'
import {
  assertFree,
  assertInterviewUnchanged,
  type ChosenSlot,
  getInterviewForAct,
  type Interview,
  listPanels,
  lockWithRequirement,
  offerSlots,
  readProposal,
  stepTo,
} from '../records/index.ts'

export interface Proposal {
  readonly slots: readonly SlotInput[]
  readonly respondBy?: string | undefined
}

interface ProposeSlots extends Proposal {
  readonly id: string
  readonly version?: number | undefined
}

/** Proposes times to the candidate, replacing those proposed before. */
export async function proposeSlots(ctx: Context, { id, version, ...proposal }: ProposeSlots): Promise<Interview> {
  const { interview: found, actor } = await getInterviewForAct(ctx, { id, act: 'propose' })
  return ctx.transaction(async (tx) => {
    const locked = await lockWithRequirement(tx, found)
    assertInterviewUnchanged(locked.interview, version)
    return proposeIn(tx, { ...locked, actor, now: ctx.now() }, proposal)
  })
}

export interface ProposingAround {
  readonly interview: Interview
  readonly requirement: Requirement
  readonly actor: { readonly userId: string }
  readonly now: Date
}

export async function proposeIn(
  tx: Tx,
  { interview, requirement, actor, now }: ProposingAround,
  proposal: Proposal,
): Promise<Interview> {
  const state = stepTo(interview, 'propose', 'employer')
  await assertReleased(tx, interview, requirement)
  const slots = readProposal(proposal.slots, { zone: interview.zoneOrganizer, now })
  await assertPanelFree(tx, interview, slots)
  return offerSlots(
    tx,
    interview,
    { by: 'employer', userId: actor.userId, now },
    {
      state,
      slots,
      respondBy: respondByOf(proposal.respondBy, now),
      step: { what: 'propose', kind: 'proposed' },
    },
  )
}

export function respondByOf(asked: string | undefined, now: Date): Date | null {
  if (asked === undefined) return null
  const at = new Date(asked)
  if (at <= now)
    throw new AppError('interview.slot-invalid', { detail: 'Give the candidate time to answer.', field: 'respondBy' })
  return at
}

/** Only candidates with released contact and without a decision can be interviewed. */
export async function assertReleased(tx: Tx, interview: Interview, requirement: Requirement): Promise<void> {
  const entry = await findEntryById(tx, interview.shortlistedId)
  const stage = entry?.stage ?? 'closed'
  const { companyId, candidateId, requirementId } = interview
  const wanted = { companyId, candidateIds: [candidateId], requirementIds: [requirementId] }
  const isReleased = await loadReleases(tx, wanted)
  if ((stage !== 'contactReleased' && stage !== 'interviewing') || !isReleased(requirementId, candidateId))
    throw new AppError('interview.contact-not-released', {
      detail: 'Interviews need a candidate who has shared contact details and is still in the process.',
      meta: { stage },
    })
  if (requirement.state !== 'open' && requirement.state !== 'paused')
    throw new AppError('shortlist.not-open', {
      detail: `“${requirement.title}” has the status ${formatState(requirement.state)}, so no more interviews can be planned.`,
      meta: { state: requirement.state },
    })
}

export async function assertPanelFree(tx: Tx, interview: Interview, slots: readonly ChosenSlot[]): Promise<void> {
  const panel = await listPanels(tx, [interview.id])
  const personIds = panel.flatMap(({ userId, required }) => (required ? userId : []))
  await assertFree(tx, { personIds, slots, except: [interview.id] })
}
