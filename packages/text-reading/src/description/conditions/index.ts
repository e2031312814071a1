export { onlyPlaceNamed } from './only-place.ts'
export { type Conditions, readConditions } from './read-conditions.ts'
export { languagesIn } from './read-languages.ts'
