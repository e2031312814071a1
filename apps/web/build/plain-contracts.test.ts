import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { writePlainContracts } from './plain-contracts.ts'

const written = (id: string, code: string) => writePlainContracts(id, code, parseAst(code))

test('an endpoint that is only called becomes what a request needs of it', async () => {
  const code = `import { getMe } from '@assay/contracts/users'; export const read = () => call(getMe, { quiet: true });`
  expect(await written('session.ts', code)).toMatch(
    /^const getMe = \{"method":"GET","path":"\/me".*"kind":"resource"\}\};/,
  )
  expect(await written('session.ts', code)).not.toContain('import')
})

test('word lists and limits are written down; schemas and functions stay where they are', async () => {
  const code = `import { companyStates as states, users, accent } from '@assay/contracts/users'; show(states, users);`
  const result = await written('company-list.tsx', code)
  expect(result).toContain('const states = ["active","suspended","closed","deleted"];')
  expect(result).toContain("import { users, accent } from '@assay/contracts/users';")
})

test('an endpoint whose schema is read, or that is passed on, keeps it', async () => {
  for (const use of ['contractFields(getMe.body)', 'fieldsOf(getMe)', 'call(getMe); limitsOf(getMe.body)']) {
    const code = `import { getMe } from '@assay/contracts/users'; ${use};`
    expect(await written('form.tsx', code)).toContain("import { getMe } from '@assay/contracts/users'")
  }
})

test('a table of endpoints is written down where one of it is called, not where its schemas are read', async () => {
  const from = `import { userActions } from '@assay/contracts/users';`
  expect(await written('accounts.mutations.ts', `${from} call(userActions[verb], { body });`)).not.toContain('import')
  expect(await written('accounts.mutations.ts', `${from} const { disable } = userActions;`)).not.toContain('import')
  expect(await written('dialog.tsx', `${from} contractFields(userActions.disable.body);`)).toContain('import')
  expect(await written('accounts.mutations.ts', `${from} f(userActions.disable.body);`)).toContain('import')
})
