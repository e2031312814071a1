import { expect, test } from 'vitest'
import { apiExamples, curlOf, isPath } from './api-examples.ts'

const trial = { secret: 'agk_secret', isDryRun: true, method: 'POST', path: '/candidates' } as const

test('the line for a shell holds the request, quoted, and no secret', () => {
  const line = curlOf({ ...trial, body: `{"name": "O'Neil"}` }, 'https://assay.example')

  expect(line).toContain("'https://assay.example/api/v1/candidates'")
  expect(line).toContain('-H "Assay-Dry-Run: true"')
  expect(line).toContain(`-d '{"name": "O'\\''Neil"}'`)
  expect(line).not.toContain('agk_secret')
  expect(curlOf({ ...trial, method: 'GET', body: '' }, 'https://assay.example')).not.toContain('-d')
})

test('only paths of the API are sent', () => {
  expect(apiExamples.every(({ path }) => isPath(path))).toBe(true)
  expect(['', 'candidates', '//evil.example/x', '/../../etc', '/a b'].map(isPath)).toEqual(Array(5).fill(false))
})
