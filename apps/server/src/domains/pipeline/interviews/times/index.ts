// Working hours and time zones.

export {
  clockIn,
  dateIn,
  instantOfWall,
  isZone,
  minuteIn,
  placeOf,
  type Span,
  type WallProblem,
  weekOf,
  writeSpan,
} from './wall-times.rules.ts'
export { covers, overlaps, unite, workingSpans } from './working-hours.rules.ts'
