import { useNews } from '../../../platform/lifecycle/use-news.ts'
import { notesKey } from '../entries/index.ts'
import { feedbackKey } from '../feedback/index.ts'

const NEWS = ['requirement.changed', 'shortlist.changed']
const SHOWN = [['shortlisteds'], ['requirements'], ['tags'], ['contact-infos'], notesKey, feedbackKey]

export const useShortlistNews = (): void => useNews(NEWS, SHOWN)
