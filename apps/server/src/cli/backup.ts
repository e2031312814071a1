import { writeBackup } from '../platform/database/backup/backup.ts'
import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { startProgress } from './progress.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay backup FILE

Writes the whole database into one compressed file, as of one instant; the server can keep running.
It contains candidates' names: keep it safe.
`

export const backupCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('backup', output, async () => {
      const [path, ...more] = readOptions(argv, {}).positionals
      if (path === undefined || more.length > 0) throw new UsageError('expected one file; see --help')
      return withData(async ({ database }) => {
        const progress = startProgress(output, 'backup', null)
        const written = await writeBackup(database, path, (table, rows) =>
          progress.show(rows, `${table}: ${rows} rows`),
        )
        progress.end()
        output.out(`${written.rows} rows of ${written.tables} tables written to ${path}\n`)
        return 0
      })
    })
  },
}
