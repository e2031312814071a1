import { accessSync, constants, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './node-runtime.mjs'

const LOCK = join(ROOT, '.cache', 'preparing')
const MAX_MS = 10 * 60_000

/**
 * Prevents two commands in one clone from installing at the same time. Where the program belongs to another user, as
 * in a container or under systemd, nothing can be installed, so nothing needs to wait.
 */
export async function oneAtATime(work) {
  if (!isOurs()) return work()
  let hasSaid = false
  while (!tryLock()) {
    if (!hasSaid) say('Waiting for another command that is preparing Assay …')
    hasSaid = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function isOurs() {
  try {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    accessSync(join(ROOT, '.cache'), constants.W_OK)
    return true
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

function tryLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) rmSync(LOCK, { force: true })
    return false
  }
}

// A killed command leaves its file behind, and its process id may have been reused since.
function isHeld() {
  try {
    const age = Date.now() - statSync(LOCK).mtimeMs
    const owner = Number(readFileSync(LOCK, 'utf8'))
    if (age > MAX_MS) return false
    return owner === 0 || process.kill(owner, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
