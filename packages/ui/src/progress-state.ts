export type ProgressPhase = 'hidden' | 'running' | 'done' | 'failed'

export interface ProgressState {
  /** Starts a task. Call the returned function once when it ends. */
  begin: () => (outcome?: 'failed') => void
  phase: () => ProgressPhase
  subscribe: (listener: () => void) => () => void
}

export const PROGRESS_RUN_MS = 5_000
const THROTTLE_MS = 200
const HIDE_AFTER_MS = 500

/** One bar for all tasks in progress: shows after 200 ms, hides 500 ms after the last one ended. */
export function createProgress(): ProgressState {
  let phase: ProgressPhase = 'hidden'
  let underWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const move = (next: ProgressPhase) => {
    phase = next
    for (const listener of listeners) listener()
  }
  const after = (ms: number, next: ProgressPhase) => {
    clearTimeout(timer)
    timer = setTimeout(() => move(next), ms)
  }
  const end = (outcome?: 'failed') => {
    underWay -= 1
    if (outcome === 'failed') {
      move('failed')
      after(HIDE_AFTER_MS, underWay > 0 ? 'running' : 'hidden')
      return
    }
    if (underWay > 0) return
    if (phase === 'hidden') {
      clearTimeout(timer)
      return
    }
    if (phase === 'running') move('done')
    after(HIDE_AFTER_MS, 'hidden')
  }

  return {
    begin: () => {
      underWay += 1
      if (underWay === 1 && phase !== 'running') after(THROTTLE_MS, 'running')
      let ended = false
      return (outcome) => {
        if (ended) return
        ended = true
        end(outcome)
      }
    },
    phase: () => phase,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
