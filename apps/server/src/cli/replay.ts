import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { type FileReplay, formatFinding, replayFile } from '../domains/search/index.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { asksForHelp, type Command, guarded, type Output, UsageError } from './command.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay replay FILE

Ranks an exported search (assay export search) again, on any machine without a database, and reports whether the
result is identical to the last line. The exit code is 0 if it is, 1 if anything differs.
`

export const replayCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('replay', output, async () => {
      const [path, ...more] = readOptions(argv, {}).positionals
      if (path === undefined || more.length > 0) throw new UsageError('expected one file; see --help')
      if (!existsSync(path)) throw new UsageError(`${path} does not exist`)
      return tell(await replay(path), output)
    })
  },
}

async function replay(path: string): Promise<FileReplay> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  const replayed = await replayFile(lines).catch((error: unknown) => {
    throw error instanceof AppError ? new UsageError(error.message) : error
  })
  if (replayed === null) throw new UsageError(`${path} is not a file written by assay export search`)
  return replayed
}

function tell(replayed: FileReplay, output: Output): number {
  const { isIdentical, sentence, findings, checked, poolHash, answerHash, searchId, modelVersionId } = replayed
  output.out(`${sentence}\n`)
  for (const finding of findings) output.out(`  ${formatFinding(finding)}\n`)
  output.out(
    `search ${searchId}, model ${modelVersionId}, ${checked.candidates} profiles, ${checked.lines} lines\n` +
      `pool   was ${poolHash.was}, is ${poolHash.is}\nanswer was ${answerHash.was}\n       is  ${answerHash.is}\n`,
  )
  return isIdentical ? 0 : 1
}
