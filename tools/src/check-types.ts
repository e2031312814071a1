// Type-checks every workspace, or those whose folders are named, after the ones they refer to. What was compiled is kept
// in .cache/types, so that only what changed since, and what depends on it, is compiled again.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './project-files.ts'

const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc')
// More checkers per project would each look at the same types again: faster on many cores, slower on two.
const PACE = ['--checkers', '1', '--builders', '2']

const workspaces = process.argv.slice(2)
const build = [COMPILER, '--build', '--pretty', 'false', ...PACE, ...workspaces]
const { status, error } = spawnSync(process.execPath, build, { cwd: ROOT, stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1
