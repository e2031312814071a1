import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay migrate

Migrates the database of DATABASE_URL, or the embedded one, to the schema and reference data of this version.
The server does the same at start; use this to migrate first and start later.
`

export const migrateCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('migrate', output, () => {
      // Before anything is changed, such as by an option of other programs that only looks.
      const [unexpected] = readOptions(argv, {}).positionals
      if (unexpected !== undefined) throw new UsageError(`unexpected argument "${unexpected}"; see --help`)
      return withData(async ({ migrated }) => {
        output.out(migrated === 0 ? 'The database is up to date\n' : `${migrated} migrations applied\n`)
        return 0
      })
    })
  },
}
