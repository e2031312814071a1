import type { MemberState, PostKind, Readiness } from '@assay/contracts/communities'
import type { Finalist, Post } from './communities.queries.ts'

type Tone = 'plain' | 'accent' | 'warn'

export const memberLabels: Readonly<Record<MemberState, { label: string; tone: Tone }>> = {
  invited: { label: 'Invited', tone: 'plain' },
  joined: { label: 'Joined', tone: 'accent' },
  muted: { label: 'Joined, muted', tone: 'accent' },
  left: { label: 'Left', tone: 'plain' },
  consentExpired: { label: 'Consent expired', tone: 'warn' },
}

export const readinessLabels: Readonly<Record<Readiness, string>> = {
  now: 'Now',
  '3m': 'Within 3 months',
  '6m': 'Within 6 months',
  later: 'Later',
}

export const kindLabels: Readonly<Record<PostKind, string>> = { update: 'Update', event: 'Event', poll: 'Poll' }

export const postLabels: Readonly<Record<Post['state'], { label: string; tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'warn' },
  published: { label: 'Published', tone: 'accent' },
  archived: { label: 'Archived', tone: 'plain' },
}

export const reachedLabels: Readonly<Record<Finalist['reached'], string>> = {
  interviewing: 'Interviews',
  decision: 'Decision',
  offer: 'Offer',
}
