import { expect, test } from 'vitest'
import { loggable } from './loggable.ts'

const failedQuery = (cause: Error): Error =>
  Object.assign(new Error('Failed query: insert … params: ada@example.test', { cause }), { name: 'DrizzleQueryError' })

test('the log says why a query failed: that no connection became free', () => {
  const error = failedQuery(new Error('timeout exceeded when trying to connect'))
  expect(loggable(error)).toMatchObject({
    type: 'DrizzleQueryError',
    cause: { type: 'Error', message: 'timeout exceeded when trying to connect' },
  })
  expect(JSON.stringify(loggable(error))).not.toContain('ada@example.test')
})

test('the log has the code of a database error, and no value that its message quotes', () => {
  const refused = Object.assign(new Error('Key (email)=(ada@example.test) already exists.'), {
    name: 'error',
    code: '23505',
  })
  expect(loggable(failedQuery(refused))).toMatchObject({ code: '23505', cause: { type: 'error' } })
  expect(JSON.stringify(loggable(failedQuery(refused)))).not.toContain('ada@example.test')
})
