// Finds a Node that Assay runs on: this machine's own where it is new enough, else one from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

const NEEDED_MAJOR = 24
const RUNTIME = join(ROOT, '.runtime')

/** The path of a suitable Node, installed first when need be. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath
  const node = join(RUNTIME, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch))
    throw new Error(
      `Assay needs Node ${NEEDED_MAJOR} or newer on ${process.platform}-${process.arch}; this is ${process.version}.`,
    )
  if (!runs(node)) {
    say(`Node ${process.version} is too old for Assay: fetching Node ${NEEDED_MAJOR} for it alone …`)
    npm(process.execPath, ['ci', '--prefix', RUNTIME, '--ignore-scripts'])
  }
  if (!runs(node)) throw new Error(`The Node that was installed in ${RUNTIME} does not run on this machine.`)
  return node
}

/** Runs npm under the given Node; its output is shown only when it fails. */
export function npm(node, args) {
  const outcome = spawnSync(node, [npmScript(), ...args], {
    cwd: ROOT,
    env: environmentFor(node),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })
  if (outcome.status === 0) return
  throw new NpmFailed(args, `${outcome.stdout ?? ''}${outcome.stderr ?? outcome.error?.message ?? ''}`)
}

export class NpmFailed extends Error {
  constructor(args, output) {
    super(`npm ${args.join(' ')} failed:\n${output.trim()}`)
    this.output = output
  }
}

/** The given Node first on PATH, and none of what an outer npm says about itself to an inner one. */
export function environmentFor(node) {
  const env = {}
  for (const [name, value] of Object.entries(process.env))
    if (
      !/^npm_(package|lifecycle|command|config_(local_prefix|prefix|global_prefix|omit|include|workspace|workspaces))/i.test(
        name,
      )
    )
      env[name] = value
  env.PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  return env
}

export function say(line) {
  process.stderr.write(`${line}\n`)
}

function runs(node) {
  return existsSync(node) && spawnSync(node, ['-e', ''], { stdio: 'ignore' }).status === 0
}

function npmScript() {
  const given = process.env.npm_execpath
  if (given !== undefined && /npm-cli\.[cm]?js$/.test(given) && existsSync(given)) return given
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  if (existsSync(beside)) return beside
  const found = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' })
  const installed = join((found.stdout ?? '').trim(), 'npm', 'bin', 'npm-cli.js')
  if (found.status === 0 && existsSync(installed)) return installed
  throw new Error('npm was not found: it comes with Node.')
}
