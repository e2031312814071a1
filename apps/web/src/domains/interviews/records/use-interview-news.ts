import { useNews } from '../../../platform/lifecycle/use-news.ts'

/** A scorecard is news of its job. */
const NEWS = ['interview.changed', 'requirement.changed']
const SHOWN = [['interviews'], ['shared-interviews']]

export const useInterviewNews = (): void => useNews(NEWS, SHOWN)
