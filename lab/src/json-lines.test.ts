import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parseJsonLines, readJsonLines, writeJsonLines } from './json-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('rows round-trip', async () => {
  const rows = [{ id: 'a', text: 'one\ntwo' }, { id: 'b' }]
  await writeJsonLines(join(folder, 'rows.jsonl'), rows)
  expect(await readJsonLines(join(folder, 'rows.jsonl'))).toEqual(rows)
})

test('blank lines are skipped, and a malformed line throws', () => {
  expect(parseJsonLines('{"id":1}\n\n{"id":2}\n')).toEqual([{ id: 1 }, { id: 2 }])
  expect(() => parseJsonLines('{"id":1}\n{"id":')).toThrow(SyntaxError)
})
