/** Prints the results of a run. */

import type { HttpTiming } from './http/measure-http.ts'
import type { Timing } from './measure.ts'
import { figure, table } from './tables.ts'

/** Requested contestants without figures. */
export interface Absence {
  readonly name: string
  readonly candidates: number
  readonly why: string
}

export function engineTable(timings: readonly Timing[], absences: readonly Absence[]): string {
  const columns = ['', 'queries', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', '× p50', '× CPU']
  const costs = ['build s', 'bytes each', 'update ms']
  const rows = timings.map((timing) => [
    timing.name,
    String(timing.queries),
    figure(timing.medianMs),
    figure(timing.p95Ms),
    figure(timing.p99Ms),
    figure(timing.cpuMsMean),
    timing.timesReference === null ? '–' : figure(timing.timesReference.median),
    timing.timesReference === null ? '–' : figure(timing.timesReference.cpu),
    figure(timing.buildMs / 1000),
    timing.bytesPerCandidate === null ? '–' : timing.bytesPerCandidate.toFixed(0),
    figure(timing.updateMs),
  ])
  const headings = [...columns, ...costs]
  const absent = absences.map(({ name }) => headings.map((_, place) => (place === 0 ? name : '–')))
  const reasons = absences.map(({ name, why }) => `${name}: ${why}.`)
  const lines = [...reasons, ...timings.flatMap(beneath), ...timings.flatMap(besideMemory)]
  return [table(headings, [...rows, ...absent]), ...lines].join('\n')
}

function besideMemory({ name, memory, medianMs, cpuMsMean }: Timing): string[] {
  if (memory === null) return []
  const { bytes, bytesPerSecond, limitMs } = memory
  const read = `the median question reads ${figure(bytes / 1e6)} MB, for which one core takes ${figure(limitMs)} ms here`
  const times = `p50 is ${figure(medianMs / limitMs)} times this limit, processor time ${figure(cpuMsMean / limitMs)} times`
  return [`${name}: ${read} (${figure(bytesPerSecond / 1e9)} GB/s); ${times}.`]
}

function beneath({ name, snapshot, candidates, matchedShareMedian, timesReference }: Timing): string[] {
  const share = `${figure(matchedShareMedian * 100)} % of all match the median query`
  const stored =
    snapshot === null
      ? ''
      : `; snapshot of ${figure(snapshot.bytes / candidates)} bytes each written in ${figure(snapshot.writeMs / 1000)} s${loaded(snapshot.loadMs)}`
  return snapshot === null && timesReference !== null ? [] : [`${name}: ${share}${stored}.`]
}

function loaded(ms: number | null): string {
  return ms === null ? '' : `, loaded in ${figure(ms / 1000)} s`
}

export function httpTable(timings: readonly HttpTiming[]): string {
  const columns = [
    '',
    'load',
    'requests',
    'a second',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'server CPU ms',
    'KB an answer',
    'failed',
  ]
  const rows = timings.map((timing) => [
    timing.request,
    timing.load,
    String(timing.answered),
    figure(timing.perSecond),
    figure(timing.medianMs),
    figure(timing.p95Ms),
    figure(timing.p99Ms),
    figure(timing.cpuMsMean),
    figure(timing.bodyBytes === null ? null : timing.bodyBytes / 1000),
    String(timing.failed),
  ])
  return table(columns, rows)
}
