import { readFileSync } from 'node:fs'

/** Processor time of this process so far, in ms. */
export function ownProcessorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same of another process of this machine. Linux counts it in hundredths of a second; elsewhere it is 0. */
export function processorMsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
