/** The kernel's loops as WebAssembly. Each says in `kernel.ts` what it does, and in `plain-kernel.ts` how. */

import type { Routine } from './assemble.ts'
import { markRoutines } from './mark-routines.ts'
import { pointRoutines } from './point-routines.ts'
import { setRoutines } from './set-routines.ts'
import { sliceRoutines } from './slice-routines.ts'

export const routines: readonly Routine[] = [...setRoutines, ...markRoutines, ...sliceRoutines, ...pointRoutines]
