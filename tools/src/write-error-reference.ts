import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes } from '@assay/contracts/error-codes'
import { writeReference } from './error-catalog.ts'
import { ROOT } from './project-files.ts'

writeFileSync(join(ROOT, 'docs/errors.md'), writeReference(errorCodes))
