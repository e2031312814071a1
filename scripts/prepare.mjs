import { printNode } from './tasks.mjs'

await printNode(process.argv[2] ?? '')
