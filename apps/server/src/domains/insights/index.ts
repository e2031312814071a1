// How hiring goes in a period, and the candidates behind each number.

export { readWeek } from './read-week.ts'
export { formatWeek, weekToReport } from './week.rules.ts'
