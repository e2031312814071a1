// Builds the filter of common passwords from the lists of two unpacked packages:
//   npm pack zxcvbn@4.4.2 @zxcvbn-ts/language-common@4.1.3
//   node tools/src/write-common-passwords.ts FREQUENCY_LISTS.coffee PASSWORDS.json
import { readFileSync, writeFileSync } from 'node:fs'
import { positionsOf } from '../../apps/server/src/domains/identity/users/common-passwords.ts'

const BITS_PER_WORD = 20
const TARGET = new URL('../../apps/server/src/domains/identity/users/common-passwords.bloom', import.meta.url)

const [frequencyLists = '', passwords = ''] = process.argv.slice(2)
const quoted = readFileSync(frequencyLists, 'utf8').match(/(?<=: ")[^"]+(?=")/g) ?? []
const lists = [...quoted.map((list) => list.split(',')), JSON.parse(readFileSync(passwords, 'utf8')) as string[]]
const words = new Set(lists.flat().map((word) => word.normalize('NFKC').toLowerCase()))

const filter = Buffer.alloc(Math.ceil((words.size * BITS_PER_WORD) / 8))
for (const word of words)
  for (const position of positionsOf(word, filter.length * 8))
    filter[position >> 3] = (filter[position >> 3] ?? 0) | (1 << (position & 7))

writeFileSync(TARGET, filter)
process.stdout.write(`${words.size} words, ${filter.length} bytes\n`)
