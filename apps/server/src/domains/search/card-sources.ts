import type { CardSources } from '../requirements/index.ts'
import { wireCardOf } from '../requirements/index.ts'
import { getSearch } from './get-search.ts'
import { readText } from './text-reader.ts'

/** What requirements are made from: texts that are read here, and searches that are kept here. */
export const cardSources: CardSources = {
  readDescription: (text, now) => {
    const { card, lint } = readText(text, 'jobDesc', now)
    return { card: wireCardOf(card), lint }
  },
  findSearchCard: async (ctx, searchId) => {
    const { queryCard, text, savedName } = await getSearch(ctx, searchId)
    return { card: queryCard, text, name: savedName }
  },
}
