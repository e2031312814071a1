// assay COMMAND: the list of command-line commands.
import { adminCommand } from './admin.ts'
import { auditCommand } from './audit.ts'
import { backupCommand } from './backup.ts'
import { CONSOLE, type Command } from './command.ts'
import { evaluate } from './evaluate.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { migrateCommand } from './migrate.ts'
import { rankCommand } from './rank.ts'
import { replayCommand } from './replay.ts'
import { restoreCommand } from './restore.ts'
import { trainCommand } from './train.ts'
import { verifyCommand } from './verify.ts'

const evaluateCommand: Command = {
  name: 'evaluate',
  summary: 'measure a ranking against human grades',
  run: (argv, output) => evaluate(argv, output),
}

const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  rankCommand,
  replayCommand,
  evaluateCommand,
  trainCommand,
  auditCommand,
  verifyCommand,
  migrateCommand,
  adminCommand,
  backupCommand,
  restoreCommand,
]

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  CONSOLE.err(`assay: the output could not be written: ${error.message}\n`)
  process.exit(2)
})

process.exitCode = await main(process.argv.slice(2))

async function main([name, ...argv]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    CONSOLE.out(usage())
    return name === undefined ? 2 : 0
  }
  const command = commands.find((known) => known.name === name)
  if (command === undefined) {
    CONSOLE.err(`assay: unknown command "${name}"\n\n${usage()}`)
    return 2
  }
  return command.run(argv, CONSOLE)
}

function usage(): string {
  const width = Math.max(...commands.map((command) => command.name.length))
  const lines = commands.map((command) => `  ${command.name.padEnd(width)}  ${command.summary}`)
  return `Usage: assay COMMAND [options]\n\n${lines.join('\n')}\n\nRun assay COMMAND --help for details.\n`
}
