import { MINUTE_MS } from '../../../platform/time/durations.ts'

/** Recognizable for people and for scanners that look for leaked secrets. */
export const PREFIX = 'assay_pat_'
export const MAX_TOKENS = 20

const NOTE_USE_AFTER_MS = 5 * MINUTE_MS

/** Not at every request, to save writes. */
export const isUseWorthNoting = ({ lastUsedAt }: { lastUsedAt: Date | null }, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > NOTE_USE_AFTER_MS
