// Type-checks every workspace, or the named ones, in dependency order. Results are cached in .cache/types, so that only
// changes and their dependents are compiled again.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')
// More checkers per project would repeat work: faster on many cores, slower on two.
const PACE = ['--checkers', '1', '--builders', '2']

const workspaces = process.argv.slice(2)
const build = [COMPILER, '--build', '--pretty', 'false', ...PACE, ...workspaces]
const { status, error } = spawnSync(process.execPath, build, { cwd: ROOT, stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1
