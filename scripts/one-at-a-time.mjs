import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, say } from './node-runtime.mjs'

const LOCK = join(ROOT, '.cache', 'preparing')

/** Two commands given at the same time in a fresh clone must not install into each other. */
export async function oneAtATime(work) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  let hasSaid = false
  while (!tryLock()) {
    if (!hasSaid) say('Another command is preparing Assay: waiting for it …')
    hasSaid = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
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

function isHeld() {
  const owner = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0
  if (!owner) return existsSync(LOCK)
  try {
    process.kill(owner, 0)
    return owner !== process.pid
  } catch (error) {
    return error.code === 'EPERM'
  }
}
