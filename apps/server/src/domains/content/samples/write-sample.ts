import type { changeSampleJobDescription, createSampleJobDescription } from '@assay/contracts/sample-job-descriptions'
import type { z } from 'zod'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, assertAllowed, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { assertCategoryAndTags, itemSlug, mayWriteContent } from '../items/index.ts'
import { sampleChanged } from './samples.events.ts'
import { actsOnSample, isAuthorOfSample, mayReadSample } from './samples.policy.ts'
import {
  insertSample,
  knownAmong,
  lockSample,
  replaceSkillsOfSample,
  type Sample,
  updateSample,
} from './samples.store.ts'

/** Writes a draft of the caller's. */
export async function writeSample(
  ctx: Context,
  { skillIds, ...input }: z.output<typeof createSampleJobDescription.body>,
): Promise<Sample> {
  const { actor } = ctx
  if (!mayWriteContent(actor)) throw new AppError('permission.denied')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await assertReferences(tx, { ...input, skillIds })
    const id = newId(now.getTime())
    const sample = await insertSample(tx, {
      ...input,
      id,
      slug: itemSlug(input.title, id),
      authorId: actor.userId,
      state: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    await replaceSkillsOfSample(tx, id, skillIds)
    tx.record(sampleChanged('create', sample))
    return sample
  })
}

type SampleChange = z.output<typeof changeSampleJobDescription.body> & {
  readonly id: string
  readonly version: number | null
}

/** Edits a sample of the caller's. */
export async function editSample(ctx: Context, { id, version, skillIds, ...change }: SampleChange): Promise<Sample> {
  return ctx.transaction(async (tx) => {
    const sample = await lockSample(tx, id)
    if (sample === null || !mayReadSample(ctx.actor, sample)) throw notFound('sample job description')
    assertAllowed(isAuthorOfSample(ctx.actor, sample), 'Only the author can edit it.')
    if (!actsOnSample(ctx.actor, sample).includes('edit'))
      throw new AppError('item.transition', { detail: 'Publish it again before you edit it.' })
    assertUnchanged(
      version,
      sample.version,
      'Someone else changed it after you opened it. Reload, then make your change.',
    )
    await assertReferences(tx, { ...change, skillIds })
    const changed = await updateSample(tx, id, change, ctx.now())
    if (skillIds !== undefined) await replaceSkillsOfSample(tx, id, skillIds)
    tx.record(sampleChanged('edit', changed, sample))
    return changed
  })
}

interface References {
  readonly titleId?: string | null | undefined
  readonly skillIds?: readonly string[] | undefined
  readonly categoryId?: string | null | undefined
  readonly tagIds?: readonly string[] | undefined
}

async function assertReferences(tx: Tx, { titleId, skillIds = [], categoryId, tagIds }: References): Promise<void> {
  await assertCategoryAndTags(tx, { categoryId: categoryId ?? undefined, tagIds })
  const known = await knownAmong(tx, { skillIds, titleId: titleId ?? null })
  if (titleId != null && !known.has(titleId))
    throw new ValidationError([{ field: 'titleId', message: 'Choose a title from the list.' }])
  if (!skillIds.every((id) => known.has(id)))
    throw new ValidationError([{ field: 'skillIds', message: 'Choose skills from the list.' }])
}
