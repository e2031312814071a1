import { main } from './tasks.mjs'

await main(process.argv[2] ?? '', process.argv.slice(3))
