import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { AppError, notFound } from '../../platform/errors/app-error.ts'
import { isCandidateAccessible, type ListShown } from '../candidates/index.ts'
import { getRequirement } from '../requirements/index.ts'
import { noteAdded } from './activities.events.ts'
import { mayAddNote } from './activities.policy.ts'
import { type Activity, findActivityOf, insertNote } from './activities.store.ts'

const SALT_BYTES = 16

export interface AddNote {
  readonly note: string
  readonly requirementId: string | null
  readonly candidateId: string | null
}

/** Writes a note in the timeline. Its subject must be within the writer's scope. */
export async function addNote(ctx: Context, input: AddNote, listShown: ListShown): Promise<Activity> {
  const { actor } = ctx
  if (!mayAddNote(actor)) throw new AppError('permission.denied')
  const tenantId = actor.companyId ?? actor.agencyId
  if (tenantId === null) throw new AppError('permission.denied')
  if (input.requirementId !== null) await getRequirement(ctx, input.requirementId)
  if (input.candidateId !== null && !(await isCandidateAccessible(ctx, input.candidateId, listShown)))
    throw notFound('candidate')
  const now = ctx.now()
  const { note: body, ...about } = input
  const salt = randomBytes(SALT_BYTES)
  const note = { id: newId(now.getTime()), tenantId, authorId: actor.userId, ...about, body, salt, createdAt: now }
  const textHash = createHash('sha256').update(salt).update(body).digest('hex')
  await ctx.transaction(async (tx) => {
    await insertNote(tx, note)
    tx.record(noteAdded({ ...note, textHash }))
  })
  const written = await findActivityOf(ctx.db, note.id)
  if (written === null) throw new Error('The note left no entry.')
  return written
}
