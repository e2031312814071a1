import type { Title } from '../types.ts'
import { businessTitles } from './business-titles.ts'
import { dataTitles } from './data-titles.ts'
import { escoByTitle } from './esco.ts'
import { infrastructureTitles } from './infrastructure-titles.ts'
import { readTitleLines } from './read-titles.ts'
import { softwareTitles } from './software-titles.ts'

const ESCO_OCCUPATION = 'http://data.europa.eu/esco/occupation/'

const lines = [softwareTitles, dataTitles, infrastructureTitles, businessTitles].flatMap(readTitleLines)

export const titles: readonly Title[] = lines.map((line) => {
  const esco = escoByTitle.get(line.slug)
  return esco === undefined ? line : { ...line, escoUri: `${ESCO_OCCUPATION}${esco}` }
})
