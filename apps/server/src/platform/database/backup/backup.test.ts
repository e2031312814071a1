import { mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { writeBackup } from './backup.ts'

const app = await openTestApp()

test('a backup that cannot be written ends with the reason, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-backup-'))
  const into = (path: string) => writeBackup(app.database, path, () => undefined)
  await expect(into(join(folder, 'missing', 'backup'))).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
  await symlink('/dev/full', join(folder, 'backup.unfinished'))
  await expect(into(join(folder, 'backup'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(folder)).toEqual([])
})
