import { mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { writeBackup } from './backup.ts'
import { readBackup } from './restore.ts'

const app = await openTestApp()

test('a backup that cannot be written ends with the reason, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-backup-'))
  const into = (path: string) => writeBackup(app.database, path, () => undefined)
  await expect(into(join(folder, 'missing', 'backup'))).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
  await symlink('/dev/full', join(folder, 'backup.unfinished'))
  await expect(into(join(folder, 'backup'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(await readdir(folder)).toEqual([])
})

test('a damaged backup of an older schema changes nothing, although its tables have to be made first', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'assay-backup-')), 'backup')
  await writeBackup(app.database, path, () => undefined)
  const [header = '', ...rows] = gunzipSync(await readFile(path))
    .toString()
    .split('\n')
  const { migrations, ...described } = JSON.parse(header)
  const older = JSON.stringify({ ...described, migrations: migrations.slice(0, 1) })
  await writeFile(path, gzipSync([older, ...rows.slice(0, 1)].join('\n')))
  const restored = readBackup(app.database, { path, replaces: true, onTable: () => undefined })
  await expect(restored).rejects.toThrow('damaged')
  const kept = await app.database.pool.query('select name from drizzle.__drizzle_migrations order by id')
  expect(kept.rows.map(({ name }) => name)).toEqual(migrations)
})
