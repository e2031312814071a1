import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { isDatabaseAway } from '../../../platform/database/transaction.ts'
import type { CandidateRecord, ReadRow } from '../records/index.ts'
import { type ImportOutcome, type ImportSource, importCandidates } from './import-candidates.ts'

export interface Rejection {
  readonly line: number
  readonly reason: string
  readonly name?: string
}

export interface ImportReport {
  read: number
  imported: number
  updated: number
  unchanged: number
  rejected: number
  /** Skill names that the taxonomy does not know, with their counts. */
  readonly unknownSkills: Map<string, number>
}

interface Progress {
  readonly onRejected: (rejection: Rejection) => void
  readonly onProgress: (report: ImportReport) => void
}

const BATCH = 500
/** PostgreSQL's foreign key checks take longer than our reading: two sessions keep two of its processes busy. */
const WRITERS = 2
const MAX_UNKNOWN = 5_000

/** Writes rows in batches while the next ones are read; at most one batch waits for a writer. */
export async function importRows(
  ctx: Context,
  rows: AsyncIterable<ReadRow>,
  options: ImportSource & Progress,
): Promise<ImportReport> {
  const report: ImportReport = { read: 0, imported: 0, updated: 0, unchanged: 0, rejected: 0, unknownSkills: new Map() }
  const importId = newId(options.now.getTime())
  const seen = new Map<string, number>()
  let batch: { line: number; record: CandidateRecord }[] = []
  const writing = new Set<Promise<void>>()
  const reject = (rejection: Rejection): void => {
    report.rejected += 1
    options.onRejected(rejection)
  }
  const write = async (full: readonly { line: number; record: CandidateRecord }[]): Promise<void> => {
    const records = full.map((row) => row.record)
    const outcome = await whenDatabaseIsBack(() => importCandidates(ctx, records, { importId, ...options }))
    addOutcome(report, outcome)
    for (const { record, reason } of outcome.rejected) reject({ line: seen.get(record.externalId) ?? 0, reason })
    options.onProgress(report)
  }
  const flush = async (): Promise<void> => {
    const full = batch
    batch = []
    if (writing.size === WRITERS) await Promise.race(writing)
    const one = write(full).finally(() => writing.delete(one))
    writing.add(one)
    // The next await reports the failure; until then it must not count as unhandled.
    one.catch(() => undefined)
  }
  for await (const row of rows) {
    report.read += 1
    if (!('record' in row)) {
      reject(row)
      continue
    }
    const earlier = seen.get(row.record.externalId)
    if (earlier !== undefined) {
      reject({ line: row.line, reason: `externalId "${row.record.externalId}" is already on line ${earlier}` })
      continue
    }
    seen.set(row.record.externalId, row.line)
    countUnknown(report, row.record)
    batch.push(row)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  await Promise.all(writing)
  return report
}

const PATIENCE_MS = 30_000
const PAUSE_MS = 500

/** A restart of PostgreSQL takes seconds. A batch is one transaction, and the same again changes nothing. */
async function whenDatabaseIsBack<T>(work: () => Promise<T>): Promise<T> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || waitedMs >= PATIENCE_MS) throw error
    }
    await sleep(PAUSE_MS)
  }
}

function addOutcome(report: ImportReport, outcome: ImportOutcome): void {
  report.imported += outcome.imported
  report.updated += outcome.updated
  report.unchanged += outcome.unchanged
}

function countUnknown({ unknownSkills }: ImportReport, record: CandidateRecord): void {
  for (const name of record.unknownSkills)
    if (unknownSkills.has(name) || unknownSkills.size < MAX_UNKNOWN)
      unknownSkills.set(name, (unknownSkills.get(name) ?? 0) + 1)
}
