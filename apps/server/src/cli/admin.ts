import { randomBytes } from 'node:crypto'
import { createPlatformAdmin } from '../domains/tenants/index.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay admin create EMAIL [--name NAME] [--password-stdin]

Creates an account for an operator of this installation. Its password is read from standard input,
or generated and printed once.
`

export const adminCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('admin', output, async () => {
      const { values, positionals } = readOptions(argv, {
        name: { type: 'string' },
        'password-stdin': { type: 'boolean' },
      })
      const [verb, email, ...more] = positionals
      if (verb !== 'create' || email === undefined || more.length > 0)
        throw new UsageError('expected "create EMAIL"; see --help')
      const made = values['password-stdin'] !== true
      const password = made ? randomBytes(15).toString('base64url') : await readPassword()
      await withData(({ ctx }) =>
        create(() => createPlatformAdmin(ctx, { email, password, fullName: values.name ?? 'Administrator' })),
      )
      output.out(`${email} can now sign in${made ? ` with the password ${password}` : ''}\n`)
      return 0
    })
  },
}

async function create(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.message)
    throw error
  }
}

async function readPassword(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk
  return text.replace(/\r?\n$/, '')
}
