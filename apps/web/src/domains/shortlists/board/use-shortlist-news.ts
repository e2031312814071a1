import { useNews } from '../../../platform/lifecycle/use-news.ts'
import { notesKey } from '../entries/index.ts'
import { feedbackKey } from '../feedback/index.ts'

const NEWS = ['requirement.changed', 'shortlist.changed']
/** The whole page of a job shows more than its shortlist. */
const SHOWN = [
  ['shortlisteds'],
  ['requirements'],
  ['tags'],
  ['contact-infos'],
  ['submissions'],
  ['interviews'],
  ['offers'],
  ['hired-candidates'],
  ['activities'],
  notesKey,
  feedbackKey,
]

export const useShortlistNews = (): void => useNews(NEWS, SHOWN)
