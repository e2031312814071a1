// Reads the files that commands are given: profiles, résumés, queries, judged sets.

export { filesOfFolder, type JudgedSet, readJudgedSet, type SetFiles } from './read-judged-sets.ts'
export { type MaskedTexts, readProfiles } from './read-profiles.ts'
export { readQueries } from './read-queries.ts'
export { readResumeFolder } from './read-resume-folder.ts'
