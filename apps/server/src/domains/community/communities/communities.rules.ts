import type { MemberState, PostKind } from '@assay/contracts/communities'
import type { FieldProblem } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

type MemberStep = 'join' | 'renew' | 'mute' | 'unmute' | 'leave' | 'lapse' | 'invite'

const STEPS: Readonly<Record<MemberState, Partial<Record<MemberStep, MemberState>>>> = {
  invited: { join: 'joined', leave: 'left' },
  joined: { join: 'joined', mute: 'muted', unmute: 'joined', leave: 'left', lapse: 'consentExpired', renew: 'joined' },
  muted: { join: 'muted', mute: 'muted', unmute: 'joined', leave: 'left', lapse: 'consentExpired', renew: 'muted' },
  left: { join: 'joined', leave: 'left' },
  consentExpired: { join: 'joined', leave: 'left', renew: 'consentExpired' },
}

/** The state after a step; null if the step is not possible. */
export const memberLeadsTo = (state: MemberState, step: MemberStep): MemberState | null => STEPS[state][step] ?? null

export const hasJoined = (state: MemberState): boolean => state === 'joined' || state === 'muted'

/** For so long an invitation can be answered. */
export const INVITATION_DAYS = 30
const RENEWAL_PAUSE_MS = 7 * DAY_MS
/** Links stay the same for as long as a membership can be renewed. */
export const LINK_LIFE_MS = 3 * 365 * DAY_MS
export const LINK_TO_MEMBERSHIP = { purpose: 'followCommunity', subjectType: 'community-members' } as const

export const isInvitationOver = (invitedAt: Date, now: Date): boolean =>
  invitedAt.getTime() + INVITATION_DAYS * DAY_MS < now.getTime()

export const mayAskRenewal = (askedAt: Date | null, now: Date): boolean =>
  askedAt === null || askedAt.getTime() + RENEWAL_PAUSE_MS <= now.getTime()

/** The last day of a consent given today. */
export function consentUntil(today: Date, months: number): string {
  const day = today.getUTCDate()
  const until = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth() + 1, 0)).getUTCDate()
  until.setUTCDate(Math.min(day, lastDay))
  return dayOf(until)
}

/** The problem of a post of this kind. */
export function postProblems(post: {
  readonly kind: PostKind
  readonly startsAt: string | null
  readonly options: readonly string[]
}): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (post.kind === 'event' && post.startsAt === null)
    problems.push({ field: 'startsAt', message: 'Enter when the event starts.' })
  if (post.kind === 'poll' && new Set(post.options).size < 2)
    problems.push({ field: 'options', message: 'A poll needs at least two different options.' })
  return problems
}

/** Without what belongs to another kind. */
export const postOfKind = <Post extends { kind: PostKind; startsAt: string | null; options: readonly string[] }>(
  post: Post,
) => ({
  ...post,
  startsAt: post.kind === 'event' && post.startsAt !== null ? new Date(post.startsAt) : null,
  options: post.kind === 'poll' ? [...new Set(post.options)] : [],
})
