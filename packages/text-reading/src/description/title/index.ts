export { guessTitle, readTitle, statedSeniority, type TitleReading, titlesBySkills } from './read-title.ts'
