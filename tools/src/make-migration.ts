// Writes a migration from the difference between the schema in code and the last snapshot:
// `npm run make:migration add_team_size`, or with `-- --custom` an empty one for SQL that Drizzle does not generate.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'

const [name = '', ...options] = process.argv.slice(2)

if (/^[a-z][a-z0-9_]*$/.test(name)) {
  const kit = join(ROOT, 'node_modules/drizzle-kit/bin.cjs')
  const cwd = join(ROOT, 'apps/server')
  const outcome = spawnSync(process.execPath, [kit, 'generate', '--name', name, ...options], { cwd, stdio: 'inherit' })
  process.exitCode = outcome.status ?? 1
} else {
  process.stderr.write('Name the migration in lower case with underscores: npm run make:migration add_team_size\n')
  process.exitCode = 1
}
