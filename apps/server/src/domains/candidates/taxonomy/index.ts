// Resolves skills, titles and places: the taxonomy as the database and texts name it.
export { taxonomyGazetteer } from './taxonomy-gazetteer.ts'
export {
  describeSkill,
  familyOfTitle,
  findCountry,
  findLanguage,
  findSkill,
  findTitle,
  findZone,
  languageName,
  meantTitle,
  originalExcerpt,
  seniorityFrom,
  skillNameOf,
  skillSlugOf,
  titleName,
  titleNameOf,
  titleSlugOf,
} from './taxonomy-lookup.ts'
