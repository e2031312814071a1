export interface WorkLimit {
  /** Up to three times as long, while the work has waited for a processor more than it had one. */
  readonly timeMs: number
  /** How long the work has had a processor; infinite where no one can tell. */
  readonly workedMs: () => number | Promise<number>
  readonly giveUp: () => void
}

const CHECK_MS = 250
const PATIENCE = 3

/** The longest that work with this limit may take. */
export const longestMs = ({ timeMs }: Pick<WorkLimit, 'timeMs'>): number => timeMs * PATIENCE

/** Gives up what takes too long: a busy machine is not the fault of the work. Returns how to end the watch. */
export function limitWork(limit: WorkLimit): () => void {
  const { timeMs, workedMs, giveUp } = limit
  let isOver = false
  const end = (): void => {
    isOver = true
    clearTimeout(latest)
    clearTimeout(next)
  }
  const stop = (): void => {
    end()
    giveUp()
  }
  const check = async (): Promise<void> => {
    const worked = await workedMs()
    if (isOver) return
    if (worked > timeMs / 2) stop()
    else next = setTimeout(check, CHECK_MS)
  }
  // What cannot even say how long it has worked is given up by this one.
  const latest = setTimeout(stop, longestMs(limit))
  let next = setTimeout(check, timeMs)
  return end
}
