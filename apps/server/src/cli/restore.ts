import { existsSync } from 'node:fs'
import { readBackup } from '../platform/database/backup/restore.ts'
import { StartRefused } from '../platform/errors/start-refused.ts'
import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { startProgress } from './progress.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay restore FILE [--replace]

Restores a backup written by assay backup, completely or not at all. The database must have no users or candidates;
--replace deletes existing data first.
`

export const restoreCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('restore', output, async () => {
      const { values, positionals } = readOptions(argv, { replace: { type: 'boolean' } })
      const [path, ...more] = positionals
      if (path === undefined || more.length > 0) throw new UsageError('expected one file; see --help')
      if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
      return withData(async ({ database }) => {
        const progress = startProgress(output, 'restore', null)
        const read = await readBackup(database, {
          path,
          replaces: values.replace === true,
          onTable: (table, rows) => progress.show(rows, `${table}: ${rows} rows`),
        }).catch((error: unknown) => {
          progress.end()
          throw error instanceof StartRefused ? new UsageError(error.message) : error
        })
        progress.end()
        output.out(`${read.rows} rows of ${read.tables} tables restored\n`)
        return 0
      })
    })
  },
}
