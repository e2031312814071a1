import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { findBrokenLinks } from './chain.rules.ts'

/** An exported timeline, as export-activities.ts writes it. */
const exportedLog = z.object({
  exportedAt: z.string(),
  entries: z.array(
    z.object({
      seq: z.int(),
      at: z.iso.datetime(),
      actor: z.object({ type: z.string(), id: z.string().nullable() }),
      verb: z.string(),
      target: z.object({ type: z.string(), id: z.string() }),
      requirementId: z.string().nullable(),
      candidateId: z.string().nullable(),
      reasonCode: z.string().nullable(),
      before: z.unknown(),
      after: z.unknown(),
      prevHash: z.string(),
      hash: z.string(),
      canonical: z.string().nullable().default(null),
    }),
  ),
})
export type ExportedLog = z.output<typeof exportedLog>
type Entry = ExportedLog['entries'][number]

export interface LogCheck {
  readonly entries: number
  /** Entries whose hash cannot be computed, because what it is made of is not in the file. */
  readonly unproven: number
  /** Where entries are missing between two of the file, as in a filtered export. */
  readonly gaps: number
  readonly last: Entry | null
  readonly findings: readonly string[]
}

/** Null if the text is no exported timeline. */
export function parseLog(text: string): ExportedLog | null {
  try {
    return exportedLog.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Checks each entry against its hash, its readable fields against what was hashed, and its link to the entry before. */
export function verifyLog({ entries }: ExportedLog): LogCheck {
  const inOrder = entries.toSorted((left, right) => left.seq - right.seq)
  return {
    entries: entries.length,
    unproven: entries.filter(({ canonical }) => canonical === null).length,
    gaps: inOrder.filter(({ seq }, at) => at > 0 && inOrder[at - 1]?.seq !== seq - 1).length,
    last: inOrder.at(-1) ?? null,
    findings: [
      ...findBrokenLinks(inOrder),
      ...inOrder
        .filter((entry) => !saysWhatWasHashed(entry))
        .map(({ seq }) => `entry ${seq} differs from what was hashed`),
    ],
  }
}

function saysWhatWasHashed(entry: Entry): boolean {
  if (entry.canonical === null) return true
  const { seq, at, actor, verb, target, requirementId, candidateId, before, after, reasonCode } = entry
  const shown = [seq, Date.parse(at), actor.type, actor.id, verb, target.type, target.id, requirementId, candidateId]
  try {
    // The first is the company, the sixth the operator who worked as the user, the last the request.
    const [, ...hashed] = JSON.parse(entry.canonical) as unknown[]
    hashed.splice(4, 1)
    return isDeepStrictEqual(hashed.slice(0, -1), [...shown, before ?? null, after ?? null, reasonCode])
  } catch {
    return false
  }
}
