// What is to be filled, and what is asked for? What other domains may ask of requirements.
export { asksForSomething, engineCardOf, legendOf, wireCardOf } from './query-cards.rules.ts'
export { requirementReach } from './requirements.policy.ts'
export {
  findRequirement,
  insertRequirements,
  listAllRequirements,
  listAssignedIds,
  listRequirements,
  type NewRequirement,
} from './requirements.store.ts'
