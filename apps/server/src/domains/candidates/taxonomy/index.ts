// Resolves skills, titles and places: the taxonomy as the database and texts name it.
export { taxonomyGazetteer } from './taxonomy-gazetteer.ts'
export {
  currentTitleId,
  describeSkill,
  familyOfTitle,
  findCountry,
  findLanguage,
  findSkill,
  findTitle,
  findZone,
  languageName,
  originalExcerpt,
  seniorityFrom,
  skillNameOf,
  skillSlugOf,
  titleName,
  titleNameOf,
  titleSlugOf,
} from './taxonomy-lookup.ts'
