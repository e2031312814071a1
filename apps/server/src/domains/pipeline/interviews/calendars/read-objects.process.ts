// The process that reads events of one connected calendar: see calendar-reader.ts.
import { readFileSync } from 'node:fs'
import { answerAndExit } from '../../../../platform/isolation/answer.ts'
import { type ObjectsToRead, readObjects } from './read-objects.rules.ts'

answerAndExit({ objects: readObjects(JSON.parse(readFileSync(0, 'utf8')) as ObjectsToRead) })
