import { cities, countries, languages, roleFamilies, skills, titles } from '../../../taxonomy/src/index.ts'
import { keywords } from '../../../taxonomy/src/keywords.ts'
import { compileGazetteer } from '../text/gazetteer.ts'

/** The gazetteer of the taxonomy that is shipped: what the reader can do is seen only with it. */
export const shippedGazetteer = compileGazetteer({
  skills,
  titles,
  roleFamilies,
  countries,
  cities,
  languages,
  keywords,
})
