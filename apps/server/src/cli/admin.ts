import { randomBytes } from 'node:crypto'
import { createPlatformAdmin, resetAdminPassword } from '../domains/tenants/index.ts'
import type { Context } from '../platform/context/context.ts'
import { AppError } from '../platform/errors/app-error.ts'
import { asksForHelp, type Command, guarded, UsageError } from './command.ts'
import { withData } from './open-data.ts'
import { readOptions } from './read-options.ts'

const HELP = `Usage: assay admin create EMAIL [--name NAME] [--password-stdin]
       assay admin reset-password EMAIL [--remove-second-factor] [--password-stdin]

create           creates an account for an operator of this installation
reset-password   gives an operator who can't sign in a new password, signs them out everywhere and
                 revokes their API tokens

The password is read from standard input, or generated and printed once. The server can keep running.

  --name NAME              the operator's name; without it "Administrator"
  --remove-second-factor   also removes the authenticator app, passkeys and recovery codes
  --password-stdin         reads the password from standard input
`

interface Given {
  readonly email: string
  readonly password: string
  readonly name: string | undefined
  readonly removesFactors: boolean
}

const verbs: Readonly<Record<string, (ctx: Context, given: Given) => Promise<void>>> = {
  create: (ctx, { email, password, name = 'Administrator' }) =>
    createPlatformAdmin(ctx, { email, password, fullName: name }),
  'reset-password': (ctx, { email, password, removesFactors }) =>
    resetAdminPassword(ctx, { email, password, removesFactors }),
}

export const adminCommand: Command = {
  run: async (argv, output) => {
    if (asksForHelp(argv)) {
      output.out(HELP)
      return 0
    }
    return guarded('admin', output, async () => {
      const { values, positionals } = readOptions(argv, {
        name: { type: 'string' },
        'remove-second-factor': { type: 'boolean' },
        'password-stdin': { type: 'boolean' },
      })
      const [verb = '', email, ...more] = positionals
      const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
      if (work === undefined || email === undefined || more.length > 0)
        throw new UsageError('expected "create EMAIL" or "reset-password EMAIL"; see --help')
      const isGenerated = values['password-stdin'] !== true
      const password = isGenerated ? randomBytes(15).toString('base64url') : await readPassword()
      const removesFactors = values['remove-second-factor'] === true
      await withData(({ ctx }) => inPlainWords(() => work(ctx, { email, password, name: values.name, removesFactors })))
      output.out(`${email} can now sign in${isGenerated ? ` with the password ${password}` : ''}\n`)
      return 0
    })
  },
}

async function inPlainWords(work: () => Promise<void>): Promise<void> {
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
