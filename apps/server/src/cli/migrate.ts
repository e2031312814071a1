import { asksForHelp, type Command, guarded } from './command.ts'
import { withData } from './open-data.ts'

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
    return guarded('migrate', output, () =>
      withData(async ({ migrated }) => {
        output.out(migrated === 0 ? 'The database is up to date\n' : `${migrated} migrations applied\n`)
        return 0
      }),
    )
  },
}
