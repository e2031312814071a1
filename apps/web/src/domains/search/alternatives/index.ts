// More candidates by relaxing a limit or choosing an alternative.

export { type Alternatives, type AlternativesOf, alternativesQuery, type Substitute } from './alternatives.queries.ts'
export { AlternativesPage } from './alternatives.tsx'
export { Concessions, formatChange } from './concessions.tsx'
