// Templates of scorecards, from which a job's plan takes its rounds.

export {
  findScorecardTemplate,
  insertScorecardTemplates,
  listScorecardTemplates,
  type ScorecardTemplate,
} from './scorecard-templates.store.ts'
