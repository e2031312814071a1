import * as contract from '@assay/contracts/shortlist-notes'
import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { getRequirement, listAssignedTo } from '../../../requirements/index.ts'
import { listUsersShown } from '../../../tenants/index.ts'
import { getEntryForAct, mayActOnShortlist } from '../records/index.ts'
import { changeNote } from './change-note.ts'
import { deleteNote } from './delete-note.ts'
import { presentNote } from './shortlist-notes.resource.ts'
import { findNote, listNotes, type ShortlistNote } from './shortlist-notes.store.ts'
import { writeNote } from './write-note.ts'

export function mountShortlistNotes(routes: Routes): void {
  registerEndpoint(routes, contract.listShortlistNotes, async (ctx, { query }) => {
    const notes = await listNotes(ctx.db, await whichNotes(ctx, query.filter))
    return { data: await present(ctx, notes), total: notes.length }
  })

  registerEndpoint(routes, contract.getShortlistNote, async (ctx, { params }) => {
    const note = await findNote(ctx.db, params.id)
    if (note === null) throw notFound('note')
    await getEntryForAct(ctx, { id: note.shortlistedId, act: 'note' })
    return presentOne(ctx, note)
  })

  registerEndpoint(routes, contract.writeShortlistNote, async (ctx, { body }) =>
    presentOne(ctx, await writeNote(ctx, body)),
  )

  registerEndpoint(routes, contract.changeShortlistNote, async (ctx, { params, body }) =>
    presentOne(ctx, await changeNote(ctx, { id: params.id, body: body.body })),
  )

  registerEndpoint(routes, contract.deleteShortlistNote, async (ctx, { params }) => {
    await deleteNote(ctx, params.id)
    return undefined
  })
}

/** Notes may name the candidate, so only users who may write them can read them. */
async function whichNotes(
  ctx: Context,
  { entry, requirement }: { entry?: string | undefined; requirement?: string | undefined },
) {
  if (entry !== undefined) {
    await getEntryForAct(ctx, { id: entry, act: 'note' })
    return { entryId: entry }
  }
  if (requirement === undefined)
    throw new AppError('request.parameter', {
      detail: 'Add filter[entry] or filter[requirement].',
      source: { parameter: 'filter[entry]' },
    })
  const found = await getRequirement(ctx, requirement)
  const around = { requirement: found, assigned: await listAssignedTo(ctx) }
  assertAllowed(mayActOnShortlist(ctx.actor, 'note', around))
  return { requirementId: found.id }
}

async function present(ctx: Context, notes: readonly ShortlistNote[]): Promise<Presented[]> {
  const people = await listUsersShown(ctx.db, [...new Set(notes.map(({ authorId }) => authorId))])
  const callerId = ctx.actor.kind === 'user' ? ctx.actor.userId : ''
  return notes.map((note) =>
    presentNote(note, { callerId, authorName: String(people.get(note.authorId)?.attributes['fullName'] ?? '') }),
  )
}

async function presentOne(ctx: Context, note: ShortlistNote): Promise<Presented> {
  const [shown] = await present(ctx, [note])
  if (shown === undefined) throw notFound('note')
  return shown
}
