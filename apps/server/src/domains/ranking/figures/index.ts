// Figures about skills, over all candidates.

export {
  emptyFigures,
  loadFigures,
  MIN_SAMPLE_FOR_PAY,
  type SkillDescription,
  type SkillFigures,
} from './skill-figures.ts'
