// assay COMMAND: the list of command-line commands.
import { CONSOLE, type Command } from './command.ts'
import { endEarly, isEndingEarly } from './end-early.ts'

interface Listed {
  readonly summary: string
  /** Loads what this command needs, and no other. */
  readonly load: () => Promise<Command>
}

const commands: Readonly<Record<string, Listed>> = {
  import: {
    summary: 'import candidates from JSON lines, CSV or a folder of résumés',
    load: async () => (await import('./import.ts')).importCommand,
  },
  export: {
    summary: 'export candidates, all data of a company, or a frozen search',
    load: async () => (await import('./export.ts')).exportCommand,
  },
  rank: {
    summary: 'rank candidates for queries, both from files, without a database',
    load: async () => (await import('./rank.ts')).rankCommand,
  },
  replay: {
    summary: 'rank an exported search again and compare every line',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  evaluate: {
    summary: 'measure a ranking against human grades',
    load: async () => ({ run: (await import('./evaluate.ts')).evaluate }),
  },
  train: {
    summary: 'learn a model from judged searches, and report whether it can be used',
    load: async () => (await import('./train.ts')).trainCommand,
  },
  audit: {
    summary: 'compare how the ranking treats groups, here or in a file of outcomes',
    load: async () => (await import('./audit.ts')).auditCommand,
  },
  verify: {
    summary: 'check an evidence file or an exported log offline',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  migrate: {
    summary: 'migrate the database',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  admin: {
    summary: 'create the account of an operator, or reset its password',
    load: async () => (await import('./admin.ts')).adminCommand,
  },
  backup: {
    summary: 'write all data into one file',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'restore a backup',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
}

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return endEarly(0)
  if (isEndingEarly()) return
  CONSOLE.err(`assay: the output could not be written: ${error.message}\n`)
  endEarly(2)
})

process.exitCode = await main(process.argv.slice(2))

async function main([name, ...argv]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    CONSOLE.out(usage())
    return name === undefined ? 2 : 0
  }
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (listed === undefined) {
    CONSOLE.err(`assay: unknown command "${name}"\n\n${usage()}`)
    return 2
  }
  const command = await listed.load()
  return command.run(argv, CONSOLE)
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: assay COMMAND [options]\n\n${lines.join('\n')}\n\nRun assay COMMAND --help for details.\n`
}
