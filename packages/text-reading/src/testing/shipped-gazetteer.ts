import { cities, countries, languages, roleFamilies, skills, titles } from '../../../taxonomy/src/index.ts'
import { keywords } from '../../../taxonomy/src/keywords.ts'
import { compileGazetteer } from '../text/gazetteer.ts'

/** The gazetteer of the shipped taxonomy, so that tests cover the reader as it is delivered. */
export const shippedGazetteer = compileGazetteer({
  skills,
  titles,
  roleFamilies,
  countries,
  cities,
  languages,
  keywords,
})
