// Substitutes, relaxed criteria and counterfactuals.
export { presentCounterfactual } from './counterfactuals.resource.ts'
export { findCounterfactual } from './find-counterfactual.ts'
