import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { exportCandidatesById } from '../export/index.ts'
import { listExternalIds } from '../masking/index.ts'
import { maySeeNames } from '../profiles/index.ts'
import { choicesFor } from './choose-for-row.ts'
import type { RowAndRun } from './import-rows.store.ts'
import { readStaged } from './read-staged.rules.ts'
import { type Fact, factsOf } from './row-facts.rules.ts'

/** Rows as they are read now, with the people that they match. */
export async function showRows(ctx: Context, rows: readonly RowAndRun[]): Promise<Presented[]> {
  const waiting = rows.filter(({ row }) => row.state === 'known' && row.candidateId !== null)
  const ids = waiting.flatMap(({ row }) => row.candidateId ?? [])
  const externalIds = await listExternalIds(ctx.db, ids)
  const existing = new Map((await exportCandidatesById(ctx.db, ids)).map((record) => [record.externalId, record]))
  const today = dayIn('UTC', ctx.now())
  return rows.map(({ row, run }) => {
    const read = readStaged(row, { ...run, isAgency: run.agencyId !== null, today })
    const there = existing.get(externalIds.get(row.candidateId ?? '') ?? '') ?? null
    const isReadable = 'record' in read && ['ready', 'known', 'unchanged'].includes(row.state)
    const facts = isReadable ? factsOf(read.record, there, maySeeNames(ctx.actor, run)) : []
    return presentRow({ row, run }, facts)
  })
}

function presentRow({ row }: RowAndRun, facts: readonly Fact[]): Presented {
  const { id, fileName, state, cells, column, problem, matchedBy, choice, version, createdAt, updatedAt } = row
  return {
    type: 'import-run-rows',
    id,
    attributes: {
      row: row.row,
      fileName,
      state,
      cells,
      column,
      problem,
      matchedBy,
      choice,
      choices: choicesFor(row),
      facts,
      version,
      createdAt,
      updatedAt,
    },
    relationships: {
      import: { type: 'import-runs', id: row.importId },
      candidate: row.candidateId === null ? null : { type: 'candidates', id: row.candidateId },
    },
  }
}
