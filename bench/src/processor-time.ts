import { readFileSync } from 'node:fs'

/** CPU time of this process so far, in ms. */
export function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** CPU time of another process on this machine, in steps of 10 ms on Linux; 0 elsewhere. */
export function processorMsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
