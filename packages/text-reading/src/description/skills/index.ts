export type { DescriptionShape } from './read-demands.ts'
export { readSkillList } from './read-skill-list.ts'
export { MANY_MUST_HAVES, readSkills, type SkillReading } from './read-skills.ts'
export { yearsIn } from './read-years.ts'
