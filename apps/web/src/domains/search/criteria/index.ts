// The criteria of a search, and the components that edit them.

export { readAmong, writeAmong } from './among-address.ts'
export { AmongChoice, useGatherings } from './among-choice.tsx'
export {
  addList,
  addMustHave,
  addNiceToHave,
  asPreferences,
  changeMustHave,
  dropCondition,
  hardenNiceToHave,
  hasNoCriteria,
  type LegendSkills,
  type MustHave,
  namesSkill,
  removeMustHave,
  removeNiceToHave,
  setAmong,
  setWeight,
  softenMustHave,
} from './criteria-editing.ts'
export { CriteriaEditor, type NamedSkill, WeightSlider } from './criteria-editor.tsx'
export { engagementLabels } from './engagement-labels.ts'
export { describeGrade, strongestGrade } from './format-evidence.ts'
export { OnePersonNotice } from './one-person-notice.tsx'
export { useReadSkillList } from './readings.mutations.ts'
export { criteriaCountsQuery, type Door, type Reading, textReadingQuery } from './readings.queries.ts'
export { SkillListNotes } from './skill-list-notes.tsx'
export { SkillPicker } from './skill-picker.tsx'
export { type Skill, samplesQuery, skillQuery } from './skills.queries.ts'
