import { writeFileSync } from 'node:fs'
import { COMPILED, compileMailLayout } from './compile-mail-layout.ts'

writeFileSync(COMPILED, await compileMailLayout())
