// The same with Radicale, a calendar server that people use; without it, nothing is proved here.
import { describe } from 'vitest'
import { describeCalendarServer } from '../../../../platform/testing/calendar-scenario.ts'
import { hasRadicale, startRadicale } from '../../../../platform/testing/radicale.ts'

describe.skipIf(!hasRadicale())('with Radicale (Debian: apt-get install radicale)', () =>
  describeCalendarServer(startRadicale),
)
