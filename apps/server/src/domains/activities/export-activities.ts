import type { Context } from '../../platform/context/context.ts'
import type { ActivityAccess } from './activities.policy.ts'
import { listForExport } from './activities.store.ts'
import { loadNames, type Names } from './show-activities.ts'
import { actorIdShown, canonicalShown } from './shown-actors.ts'
import { type ActivityQuestion, withMerged } from './with-merged.ts'

type Entry = Awaited<ReturnType<typeof listForExport>>[number]

interface Wanted {
  readonly access: ActivityAccess
  readonly filter: ActivityQuestion
}

/** A hundred thousand entries are some 60 MB; larger timelines are exported by date range. */
const MOST = 100_000

const COLUMNS: readonly (readonly [string, (entry: Entry, names: Names) => unknown])[] = [
  ['seq', ({ seq }) => seq],
  ['at', ({ at }) => at.toISOString()],
  ['actor_type', ({ actorType }) => actorType],
  ['actor_id', (entry) => actorIdShown(entry)],
  ['actor_name', ({ actorId }, { people }) => people.get(actorId ?? '')],
  ['verb', ({ verb }) => verb],
  ['target_type', ({ targetType }) => targetType],
  ['target_id', ({ targetId }) => targetId],
  ['requirement_id', ({ requirementId }) => requirementId],
  ['requirement', ({ requirementId }, { requirements }) => requirements.get(requirementId ?? '')],
  ['candidate_id', ({ candidateId }) => candidateId],
  ['candidate', ({ candidateId }, { candidates }) => candidates.get(candidateId ?? '')],
  ['reason_code', ({ reasonCode }) => reasonCode],
  ['before', ({ before }) => (before === null ? null : JSON.stringify(before))],
  ['after', ({ after }) => (after === null ? null : JSON.stringify(after))],
  ['note', ({ targetId }, { notes }) => notes.get(targetId)],
  ['prev_hash', ({ prevHash }) => prevHash.toString('hex')],
  ['hash', ({ hash }) => hash.toString('hex')],
]

export async function exportAsCsv(ctx: Context, wanted: Wanted): Promise<Buffer> {
  const { entries, names } = await load(ctx, wanted)
  const lines = entries.map((entry) => COLUMNS.map(([, read]) => cell(read(entry, names))).join(','))
  return Buffer.from([COLUMNS.map(([name]) => name).join(','), ...lines, ''].join('\r\n'))
}

export async function exportAsJson(ctx: Context, wanted: Wanted): Promise<Buffer> {
  const { entries, names } = await load(ctx, wanted)
  const { hasDetails } = wanted.access
  const document = {
    exportedAt: ctx.now().toISOString(),
    hash: 'SHA-256 of the bytes of prevHash followed by those of canonical in UTF-8; the first prevHash is SHA-256 of nothing; canonical is null where an earlier version wrote the id of a link into it',
    entries: entries.map((entry) => ({
      id: entry.id,
      seq: entry.seq,
      at: entry.at.toISOString(),
      actor: { type: entry.actorType, id: actorIdShown(entry), name: names.people.get(entry.actorId ?? '') ?? null },
      verb: entry.verb,
      target: { type: entry.targetType, id: entry.targetId },
      requirementId: entry.requirementId,
      candidateId: entry.candidateId,
      reasonCode: entry.reasonCode,
      before: entry.before,
      after: entry.after,
      note: names.notes.get(entry.targetId) ?? null,
      prevHash: entry.prevHash.toString('hex'),
      hash: entry.hash.toString('hex'),
      ...(hasDetails ? { canonical: canonicalShown(entry) } : {}),
    })),
  }
  return Buffer.from(JSON.stringify(document, null, 1))
}

async function load(ctx: Context, { access, filter }: Wanted): Promise<{ entries: Entry[]; names: Names }> {
  const all = await listForExport(ctx.db, { access, filter: await withMerged(ctx.db, filter), most: MOST })
  const entries = access.hasDetails ? all : all.map(withoutDetails)
  return { entries, names: await loadNames(ctx, entries, access.hasDetails) }
}

const withoutDetails = (entry: Entry): Entry => ({
  ...entry,
  before: null,
  after: null,
  reasonCode: null,
  requirementId: null,
  candidateId: null,
})

/** Escapes cells that a spreadsheet would evaluate as a formula. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
