// How hiring goes in a period, and the candidates behind each number.

export { readWeek } from './read-week.ts'
export { formatWeek, weekToTell } from './week.rules.ts'
