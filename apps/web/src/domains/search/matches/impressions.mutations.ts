import { MAX_IMPRESSIONS, reportImpressions } from '@assay/contracts/impressions'
import { call } from '../../../platform/api.ts'
import { isOver, readToken } from '../../../platform/session/token.ts'

/** How closely a match was viewed; each level includes the lower ones. */
export type Look = 'shown' | 'opened' | 'longLook'

const LEVELS: readonly Look[] = ['shown', 'opened', 'longLook']
const SEND_AFTER_MS = 4_000

/** By search and candidate: impressions to send, and those already sent. */
const waiting = new Map<string, Map<string, Look>>()
const reported = new Map<string, Look>()
let timer: ReturnType<typeof setTimeout> | undefined

export function noteLook(searchId: string, candidateId: string, look: Look): void {
  const known = waiting.get(searchId)?.get(candidateId) ?? reported.get(`${searchId}/${candidateId}`)
  if (known !== undefined && LEVELS.indexOf(known) >= LEVELS.indexOf(look)) return
  const ofSearch = waiting.get(searchId) ?? new Map<string, Look>()
  ofSearch.set(candidateId, look)
  waiting.set(searchId, ofSearch)
  timer ??= setTimeout(tellLooks, SEND_AFTER_MS)
}

/** Sends immediately, because the page may be about to close. */
export function tellLooks(): void {
  clearTimeout(timer)
  timer = undefined
  for (const [searchId, looks] of waiting) {
    waiting.delete(searchId)
    const all = [...looks]
    for (let at = 0; at < all.length; at += MAX_IMPRESSIONS) void send(searchId, all.slice(at, at + MAX_IMPRESSIONS))
  }
}

async function send(searchId: string, looks: readonly (readonly [string, Look])[]): Promise<void> {
  // After a sign-out in the meantime it would be refused.
  if (readToken() === null || isOver()) return
  for (const [candidateId, look] of looks) reported.set(`${searchId}/${candidateId}`, look)
  const seen = looks.map(([candidateId, look]) => ({
    candidateId,
    opened: look !== 'shown',
    longLook: look === 'longLook',
  }))
  try {
    await call(reportImpressions, { params: { id: searchId }, body: { seen }, quiet: true, lasting: true })
  } catch {
    // A failure only affects the model; the next impression resends these.
    for (const [candidateId] of looks) reported.delete(`${searchId}/${candidateId}`)
  }
}
