import { type ReadSnapshot, readSnapshot, writeSnapshot } from '../pool-snapshots.ts'
import type { PoolState } from './pool-state.ts'

/** The index in a file, for the next start. */
export interface SavedIndex {
  /** Null if there is none that fits; the change log supplies what it lacks. */
  load(build: Parameters<typeof readSnapshot>[1]): Promise<ReadSnapshot | null>
  /** Writes the file in the background. */
  write(state: PoolState): void
  /** Writes it unless it has this version. */
  update(state: PoolState): void
  /** Ends when everything is written. */
  settled(): Promise<void>
}

/** Without a file nothing is saved. */
export function createSavedIndex(file: string | undefined, onError: (error: unknown) => void): SavedIndex {
  let savedPoolVersion = -1
  let saving: Promise<void> = Promise.resolve()

  function write(state: PoolState): void {
    if (file === undefined) return
    savedPoolVersion = state.position.poolVersion
    const written = writeSnapshot(file, state).catch(onError)
    saving = Promise.all([saving, written]).then(() => undefined)
  }

  return {
    load: async (build) => {
      if (file === undefined) return null
      const saved = await readSnapshot(file, build).catch((error: Error) => {
        onError(new Error(`${error.message} The index is rebuilt from the database.`, { cause: error }))
        return null
      })
      savedPoolVersion = saved?.position.poolVersion ?? -1
      return saved
    },
    write,
    update: (state) => {
      if (state.position.poolVersion !== savedPoolVersion) write(state)
    },
    settled: () => saving,
  }
}
