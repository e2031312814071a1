import { runTask } from './tasks.mjs'

await runTask(process.argv[2] ?? '', process.argv.slice(3))
