import { readFileSync } from 'node:fs'

const file = new URL('../../../../../package.json', import.meta.url)

/** The release of this installation. */
export const VERSION: string = JSON.parse(readFileSync(file, 'utf8')).version
