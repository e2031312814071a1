import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { StartRefused } from '../../errors/start-refused.ts'
import { isProcessAlive } from '../../lifecycle/process-alive.ts'
import { asUnprivileged } from './postgres-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { authenticationFlags } from './server-address.ts'

/**
 * Creates the data directory under a temporary name and renames it, so that an interruption leaves nothing that looks
 * finished, and of two processes that start together one wins.
 */
export async function createCluster(options: {
  binaries: PostgresBinaries
  folder: string
  durable?: boolean
}): Promise<void> {
  const { binaries, folder, durable = true } = options
  if (existsSync(join(folder, 'PG_VERSION'))) {
    assertSameMajor(binaries, folder)
    return
  }
  mkdirSync(dirname(folder), { recursive: true })
  removeAbandoned(folder)
  const unfinished = `${folder}.creating-${process.pid}`
  try {
    const authentication = authenticationFlags(folder)
    await initialize(binaries, unfinished, [...authentication, ...(durable ? [] : ['-N'])])
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    const isCreatedMeanwhile = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')
    if (!isCreatedMeanwhile || !existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

function assertSameMajor(binaries: PostgresBinaries, folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === String(binaries.major)) return
  throw new StartRefused(
    `${folder} belongs to PostgreSQL ${found}, but this version of Assay comes with ${binaries.major}: ` +
      'take a backup with the older version and restore it here.',
  )
}

function removeAbandoned(folder: string): void {
  const prefix = `${basename(folder)}.creating-`
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix) || isProcessAlive(Number(name.slice(prefix.length)))) continue
    rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

function initialize(binaries: PostgresBinaries, folder: string, flags: readonly string[]): Promise<void> {
  const [command, args] = asUnprivileged(join(binaries.folder, 'initdb'), [
    ...['-D', folder, '-E', 'UTF8', '--locale=C', '-k'],
    ...binaries.initFlags,
    ...flags,
  ])
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], windowsHide: true })
    let complaint = ''
    child.stderr.on('data', (chunk) => {
      complaint += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new StartRefused(`The database could not be created in ${folder}: ${complaint.trim()}`))
    })
  })
}
