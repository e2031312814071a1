#!/usr/bin/env node
import { runTask } from './tasks.mjs'

await runTask('cli', process.argv.slice(2))
