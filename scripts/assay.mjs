#!/usr/bin/env node
import { main } from './tasks.mjs'

await main('cli', process.argv.slice(2))
