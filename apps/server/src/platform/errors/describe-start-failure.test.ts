import { expect, test } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'

const failed = (message: string, code: string) =>
  new Error('Failed query: CREATE TYPE "grade" AS ENUM()', { cause: Object.assign(new Error(message), { code }) })

test('a statement that failed at the start is named by its reason', () => {
  expect(describeStartFailure(failed('no schema has been selected to create in', '3F000'))).toMatch(
    /^The database has no schema .* search_path to public\.$/,
  )
  expect(describeStartFailure(failed('too many connections for role "assay"', '53300'))).toMatch(
    /no connection left .* at least 20/,
  )
  expect(describeStartFailure(failed('canceling statement due to statement timeout', '57014'))).toBe(
    'Assay could not start: canceling statement due to statement timeout',
  )
})
