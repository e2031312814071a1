// Where a search starts: a text, a file, skills, or an earlier search.

export { SearchDoors } from './search-doors.tsx'
export { SearchWorkspace, textDoors } from './search-workspace.tsx'
export { openWithSkills, SkillSearchForm } from './skill-search-form.tsx'
export { TextSearch, type TextSearchProps } from './text-search.tsx'
