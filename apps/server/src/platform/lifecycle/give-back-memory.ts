import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Hands the garbage of a start back to the machine. V8 would keep it for as long as the server has little to do,
 * which may be for ever. Blocks for about a tenth of a second, so once is enough.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: typeof globalThis.gc = runInNewContext('gc')
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
