// Calendar files are untrusted and a short one can take hours to expand, so each is read in a limited process.
import { z } from 'zod'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { longestMs } from '../../../../platform/isolation/limit-work.ts'
import { runLimited } from '../../../../platform/isolation/limited-process.ts'
import { documentTurns } from '../../../../platform/isolation/turns.ts'
import type { Span } from '../times/index.ts'
import type { ObjectsToRead, ReadObject } from './read-objects.rules.ts'

export interface BusyTimes {
  readonly busy: readonly Span[]
  /** Events without a busy time inside the window. */
  readonly skipped: number
}

export interface CalendarReader {
  /** Throws `calendar.unreadable`, or `service.not-ready` while too many files wait, of all callers or of this one. */
  read(text: string, within: { zone: string; window: Span }, caller: string): Promise<BusyTimes>
  /** The events of a connected calendar; one that cannot be read is marked, and hides no other. */
  readObjects(asked: ObjectsToRead, caller: string): Promise<ReadObject[]>
}

const ENTRY = new URL('./read-calendar.process.ts', import.meta.url)
const OBJECTS_ENTRY = new URL('./read-objects.process.ts', import.meta.url)
// The time includes the start of a process, which a busy machine takes seconds for.
const LIMITS = { timeMs: 15_000, memoryMb: 320 }
/** One place is always left for other callers: a file may take as long as the limits allow. */
const PLACES = { atOnce: 2, atOncePerCaller: 1, maxWaiting: 16, maxWaitingPerCaller: 4 }
const MAX_ANSWER_BYTES = 1_000_000
const MAX_OBJECTS_ANSWER_BYTES = 8_000_000

const calendarAnswer = z.union([
  z.object({ busy: z.array(z.object({ from: z.number(), to: z.number() })), skipped: z.int() }),
  z.object({ refusal: z.enum(['no-calendar', 'too-often', 'too-many']) }),
])

const span = z.object({ from: z.number(), to: z.number() })
const objectsAnswer = z.object({
  objects: z.array(
    z.object({
      href: z.string(),
      busy: z.array(span),
      isSkipped: z.boolean(),
      own: span.extend({ uid: z.string(), isCancelled: z.boolean() }).nullable(),
    }),
  ),
})

const REFUSALS = {
  'no-calendar': 'This isn’t a calendar file. Export your calendar as .ics and choose that file.',
  'too-often': 'An event in this calendar repeats more than once an hour. Remove it, and export the calendar again.',
  'too-many': 'This calendar has more events than can be read. Export only the coming months.',
}

/** Reads calendars in a separate process with limits of time and memory, since a calendar can be made to do harm. */
export function createCalendarReader(limits = LIMITS): CalendarReader {
  const turns = documentTurns({ ...PLACES, maxWaitMs: longestMs(limits) })
  return {
    read: (text, { zone, window }, caller) =>
      turns.run(async () => {
        const args = [zone, String(window.from), String(window.to)]
        const input = Buffer.from(text)
        const outcome = await runLimited({ entry: ENTRY, args, input, limits, maxAnswerBytes: MAX_ANSWER_BYTES })
        if (outcome.kind !== 'answered') throw unreadable(REFUSALS['too-many'])
        const answer = calendarAnswer.parse(outcome.answer)
        if ('refusal' in answer) throw unreadable(REFUSALS[answer.refusal])
        return answer
      }, caller),
    readObjects: async (asked, caller) => {
      if (asked.objects.length === 0) return []
      return turns.run(async () => {
        const input = Buffer.from(JSON.stringify(asked))
        const work = { entry: OBJECTS_ENTRY, args: [], input, limits, maxAnswerBytes: MAX_OBJECTS_ANSWER_BYTES }
        const outcome = await runLimited(work)
        if (outcome.kind !== 'answered') throw unreadable(REFUSALS['too-many'])
        return objectsAnswer.parse(outcome.answer).objects
      }, caller)
    },
  }
}

const unreadable = (detail: string): AppError => new AppError('calendar.unreadable', { detail })
