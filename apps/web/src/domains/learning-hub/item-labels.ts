import type { BadgeTone } from '@assay/ui/badge'
import {
  ChartNoAxesCombined,
  Coins,
  type LucideIcon,
  MessagesSquare,
  Scale,
  ScrollText,
  UsersRound,
} from 'lucide-react'
import type { Item } from './items.queries.ts'

export const stateLabels: Readonly<Record<Item['state'], { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'plain' },
  inReview: { label: 'In review', tone: 'waiting' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'active' },
  retired: { label: 'Retired', tone: 'plain' },
}

export const kindLabels: Readonly<Record<Item['kind'], string>> = {
  article: 'Article',
  course: 'Course',
  tour: 'Tour',
  post: 'Post',
  template: 'Template',
}

export const audienceLabels: Readonly<Record<Item['audience'], string>> = {
  all: 'Everyone',
  employer: 'Employers',
  agency: 'Agencies',
}

export const covers: Readonly<Record<NonNullable<Item['cover']>, { label: string; Icon: LucideIcon }>> = {
  scale: { label: 'Scale', Icon: Scale },
  people: { label: 'People', Icon: UsersRound },
  law: { label: 'Law', Icon: ScrollText },
  talk: { label: 'Conversation', Icon: MessagesSquare },
  pay: { label: 'Pay', Icon: Coins },
  chart: { label: 'Chart', Icon: ChartNoAxesCombined },
}
