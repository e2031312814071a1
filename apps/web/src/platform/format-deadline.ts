import { formatInstant, formatInstantIn } from './format.ts'

/** In the zone of the candidate or, where it is not known, in that of the browser. */
export const formatDeadline = (iso: string, zone: string | undefined): string =>
  zone === undefined ? formatInstant(iso) : formatInstantIn(iso, zone)
