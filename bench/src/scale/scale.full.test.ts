import { expect, test } from 'vitest'
import { asTable } from './journal.ts'
import { findPrograms } from './parts.ts'
import { ROLLING, runScale } from './run-scale.ts'

const { programs, missing } = findPrograms()
const reason = programs === null ? ` (not installed: ${missing.join(', ')})` : ''

test.skipIf(programs === null)(`no kill and no new release loses what was acknowledged${reason}`, async () => {
  if (programs === null) return
  const said: string[] = []
  const report = await runScale({
    programs,
    clients: 4,
    candidates: 300,
    calmSeconds: 1,
    say: (line) => said.push(line),
  })

  process.stdout.write(`${asTable(report.phases)}\n`)
  expect(report).toMatchObject({
    lost: [],
    doubled: [],
    wrong: [],
    backupStatus: 0,
    deafStreams: 0,
    unfinishedEffects: 0,
  })
  for (const [place, count] of report.indexed.entries()) expect(count).toBeGreaterThan(report.indexedBefore[place] ?? 0)
  expect(new Set(report.indexed).size).toBe(1)
  expect(Object.keys(report.refusals).filter((refusal) => refusal.startsWith(ROLLING))).toEqual([])
  expect(report.phases.find(({ phase }) => phase === ROLLING)).toMatchObject({ cut: 0 })
})
