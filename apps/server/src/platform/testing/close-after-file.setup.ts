import { afterAll } from 'vitest'
import { closeOpened } from './after-file.ts'

afterAll(closeOpened)
