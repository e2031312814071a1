import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns the garbage of startup to the system, which V8 would keep for as long as the server is mostly idle. Blocks
 * for about a tenth of a second, so it is called once, before requests come.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: typeof globalThis.gc = runInNewContext('gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
