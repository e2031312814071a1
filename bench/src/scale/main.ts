/**
 * npm run scale [-- --clients 8] [--candidates 2000] [--seconds 10]
 *
 * Proves docs/scale.md on this machine: see there.
 */

import { parseArgs } from 'node:util'
import { asTable } from './journal.ts'
import { findPrograms } from './parts.ts'
import { runScale } from './run-scale.ts'

const { values } = parseArgs({
  options: { clients: { type: 'string' }, candidates: { type: 'string' }, seconds: { type: 'string' } },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const { programs, missing } = findPrograms()
if (programs === null) {
  say(`Not installed: ${missing.join(', ')}. On Debian: apt-get install postgresql-15 pgbouncer haproxy`)
  process.exitCode = 1
} else {
  const report = await runScale({
    programs,
    clients: Number(values.clients ?? 8),
    candidates: Number(values.candidates ?? 2_000),
    calmSeconds: Number(values.seconds ?? 10),
    say,
  })
  const { phases, lost, doubled, wrong, refusals, ...figures } = report
  say(`\n${asTable(phases)}\n`)
  for (const [name, figure] of Object.entries(figures)) say(`${name}: ${String(figure)}`)
  for (const [refusal, count] of Object.entries(refusals)) say(`${count} times ${refusal}`)
  say(`lost: ${lost.length}, doubled: ${doubled.length}, wrong answers: ${wrong.length}`)
  for (const line of [...lost, ...doubled, ...wrong].slice(0, 20)) say(`  ${line}`)
  if (lost.length + doubled.length + wrong.length > 0) process.exitCode = 1
}
