import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privacyRegister, readDataMap } from './privacy-register.ts'
import { ROOT } from './project-files.ts'

const map = readDataMap(readFileSync(join(ROOT, 'docs/data-map.txt'), 'utf8'))
writeFileSync(join(ROOT, 'docs/privacy.md'), privacyRegister(map))
