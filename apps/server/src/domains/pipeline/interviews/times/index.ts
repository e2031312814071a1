// Working hours and time zones.

export {
  clockIn,
  dateIn,
  instantOfDay,
  instantOfWall,
  listOffsets,
  minuteIn,
  type Span,
  type WallProblem,
  wallIn,
  weekOf,
  writeMoment,
  writeSpan,
  writeTime,
  zoneOfAll,
} from './wall-times.rules.ts'
export { covers, overlaps, unite, workingSpans } from './working-hours.rules.ts'
