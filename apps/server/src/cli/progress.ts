import type { Output } from './command.ts'

export interface Progress {
  /** `done` is in the same unit as the total. */
  show(done: number, note: string): void
  end(): void
}

const BAR_WIDTH = 28
const REDRAW_MS = 100

/** Draws a bar on a terminal and nothing elsewhere. */
export function startProgress(output: Output, label: string, total: number | null): Progress {
  const startedAt = performance.now()
  let drawnAt = 0
  const draw = (text: string): void => output.err(`\r\x1b[2K${text}`)
  return {
    show: (done, note) => {
      const now = performance.now()
      if (!output.isTerminal || now - drawnAt < REDRAW_MS) return
      drawnAt = now
      draw(`${label} ${bar(done, total)} ${note}${remaining(done, total, now - startedAt)}`)
    },
    end: () => {
      if (output.isTerminal && drawnAt > 0) draw('')
    },
  }
}

function bar(done: number, total: number | null): string {
  if (total === null || total === 0) return ''
  const share = Math.min(1, done / total)
  const full = Math.round(share * BAR_WIDTH)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`
}

function remaining(done: number, total: number | null, elapsedMs: number): string {
  if (total === null || done === 0 || elapsedMs < 2_000) return ''
  const seconds = Math.round((elapsedMs / done) * (total - done) * 0.001)
  return seconds < 1 ? '' : `, ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`
}
