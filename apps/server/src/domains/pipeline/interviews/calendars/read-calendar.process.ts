// The process that reads one calendar file: see calendar-reader.ts.
import { readFileSync } from 'node:fs'
import { answerAndExit } from '../../../../platform/isolation/answer.ts'
import { readCalendarFile } from './read-calendar.rules.ts'

function read(zone: string, window: { from: number; to: number }): object {
  try {
    return readCalendarFile(readFileSync(0, 'utf8'), { zone, window })
  } catch {
    // Any failure of the library means that the file is unreadable.
    return { refusal: 'no-calendar' }
  }
}

const [zone = 'UTC', from, to] = process.argv.slice(2)
answerAndExit(read(zone, { from: Number(from), to: Number(to) }))
