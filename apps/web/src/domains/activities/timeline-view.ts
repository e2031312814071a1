import type { TimelineFilter } from './activities.queries.ts'

export interface TimelineView extends TimelineFilter {
  readonly after: string
  readonly before: string
}

export const unfiltered: TimelineView = {
  requirement: '',
  candidate: '',
  person: '',
  kind: '',
  from: '',
  to: '',
  after: '',
  before: '',
}
