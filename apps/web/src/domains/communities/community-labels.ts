import type { MemberState, PostKind, Readiness } from '@assay/contracts/communities'
import type { BadgeTone } from '@assay/ui/badge'
import type { Finalist, Post } from './communities.queries.ts'

export const memberLabels: Readonly<Record<MemberState, { label: string; tone: BadgeTone }>> = {
  invited: { label: 'Invited', tone: 'plain' },
  joined: { label: 'Joined', tone: 'active' },
  muted: { label: 'Joined, muted', tone: 'active' },
  left: { label: 'Left', tone: 'plain' },
  consentExpired: { label: 'Consent expired', tone: 'late' },
}

export const readinessLabels: Readonly<Record<Readiness, string>> = {
  now: 'Now',
  '3m': 'Within 3 months',
  '6m': 'Within 6 months',
  later: 'Later',
}

export const kindLabels: Readonly<Record<PostKind, string>> = { update: 'Update', event: 'Event', poll: 'Poll' }

export const postLabels: Readonly<Record<Post['state'], { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  published: { label: 'Published', tone: 'active' },
  archived: { label: 'Archived', tone: 'plain' },
}

export const reachedLabels: Readonly<Record<Finalist['reached'], string>> = {
  interviewing: 'Interviews',
  decision: 'Decision',
  offer: 'Offer',
}
