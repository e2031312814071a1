// Lists of jobs, and the start of a new one.

export { NewRequirementDialog } from './on-demand.ts'
export { OpenRequirements } from './open-requirements.tsx'
export { type ArchiveView, PositionArchive } from './position-archive.tsx'
export { type ListView, RequirementList } from './requirement-list.tsx'
