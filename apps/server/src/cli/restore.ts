import { existsSync } from 'node:fs'
import { readBackup } from '../platform/database/backup/restore.ts'
import { StartRefused } from '../platform/errors/start-refused.ts'
import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { startProgress } from './progress.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay restore FILE [--replace]

Brings back what assay backup wrote, all of it or nothing. The database must be empty of users and candidates;
--replace deletes what is there first.
`

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'bring back what a backup holds',
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('restore', output, async () => {
      const { values, positionals } = readOptions(argv, { replace: { type: 'boolean' } })
      const [path, ...more] = positionals
      if (path === undefined || more.length > 0) throw new UsageError('name one file; see --help')
      if (!existsSync(path)) throw new UsageError(`there is no ${path}`)
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
