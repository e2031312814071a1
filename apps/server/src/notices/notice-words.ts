import { listWaysToMeet } from '../domains/candidates/index.ts'
import type { Context } from '../platform/context/context.ts'

/** The maximum length of a notification’s title. */
const MAX_TITLE_LENGTH = 160

/**
 * How a notice names a candidate: by code, such as “Candidate K7Q4M”, also when their name is known. Notices go by mail, reach people
 * who see no names, and stay when a name is erased.
 */
export async function codeOf({ db }: Pick<Context, 'db'>, candidateId: string | undefined): Promise<string> {
  const found = candidateId === undefined ? undefined : (await listWaysToMeet(db, [candidateId])).get(candidateId)
  return found?.maskedName ?? 'a candidate'
}

/** A notification’s title about a job. If it is too long, the title of the job gives way, not what is said about it. */
export function aboutJob(title: string, words: (job: string) => string): string {
  const left = MAX_TITLE_LENGTH - words('').length
  return words(title.length <= left ? title : `${title.slice(0, Math.max(0, left - 1)).trimEnd()}…`)
}
