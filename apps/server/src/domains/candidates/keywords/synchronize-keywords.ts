import { createHash } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import { keywords } from '@assay/taxonomy/keywords'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  type CandidateIdentity,
  type CandidateView,
  keywordsToKeep,
  loadIdentities,
  loadViews,
  recordOfView,
} from '../profiles/index.ts'
import { findKeyword, keywordsOfRecord, keywordsOfResumeText } from '../records/index.ts'
import {
  findReading,
  hasCandidates,
  keepReading,
  lockCandidatesAfter,
  lockReading,
  type ReadTerms,
  writeKeywords,
} from './keyword-readings.store.ts'

/** Increase this when the same keywords are read from texts in another way. */
const RECIPE = 1
const BATCH = 50
/** After this many batches a run yields to other scheduled tasks; the next one continues. */
const MAX_BATCHES = 100
const NAMING = new Set(['work', 'education'])

const digest = createHash('sha256').update(JSON.stringify({ keywords, RECIPE })).digest('hex')

/**
 * Backfills keywords from the stored texts, once for each version of the keyword table: earlier imports would otherwise
 * have none until their source changes. Each batch is a transaction that also records progress, so a restarted server
 * continues there and two servers take turns. Changes go through the change log.
 */
export async function synchronizeKeywords(ctx: Context, mostBatches = MAX_BATCHES): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  if ((await findReading(ctx.db, digest))?.finishedAt) return
  for (let batch = 0; batch < mostBatches; batch += 1) {
    if (await ctx.transaction((tx) => readBatch(tx, ctx.now()))) return
    await letOthersWork()
  }
}

/** An empty installation has nothing to backfill: imports read the keywords themselves. */
export async function markBackfillDoneWhenEmpty(ctx: Context): Promise<void> {
  if ((await findReading(ctx.db, digest)) === null && !(await hasCandidates(ctx.db))) await synchronizeKeywords(ctx)
}

/** Returns whether this was the last batch. */
async function readBatch(tx: Tx, now: Date): Promise<boolean> {
  const reading = await lockReading(tx, digest, now)
  if (reading.finishedAt !== null) return true
  const rows = await lockCandidatesAfter(tx, reading.reachedId, BATCH)
  const views = await loadViews(tx, rows, NAMING)
  const identities = await loadIdentities(
    tx,
    rows.map(({ id }) => id),
  )
  const changed = views.flatMap((view) => {
    const identity = identities.get(view.candidate.id)
    return identity === undefined ? [] : changedTerms(view, identity, now)
  })
  await writeKeywords(tx, changed)
  const isLast = rows.length < BATCH
  await keepReading(tx, {
    digest,
    reachedId: rows.at(-1)?.id ?? reading.reachedId,
    readCount: reading.readCount + rows.length,
    changedCount: reading.changedCount + changed.length,
    finishedAt: isLast ? now : null,
  })
  return isLast
}

/** Not all of the source text is stored, so imported keywords stay as long as the table has them. */
function changedTerms(view: CandidateView, identity: CandidateIdentity, now: Date): ReadTerms[] {
  const { id, keywords: before } = view.candidate
  const record = recordOfView(view, identity)
  const resume = view.candidate.summary === null ? identity.contact.originals.summary : undefined
  const found = resume === undefined ? keywordsOfRecord(record) : keywordsOfResumeText(resume, now)
  const known = before.filter((term) => findKeyword(term)?.term === term)
  const terms = keywordsToKeep({ ...record, keywords: [...new Set([...known, ...found])].sort() })
  const isSame = terms.length === before.length && terms.every((term) => before.includes(term))
  return isSame ? [] : [{ id, terms }]
}
