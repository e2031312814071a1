import type { TaskKind } from '@assay/contracts/dashboards'

export interface Task {
  readonly does: TaskKind
  /** null: a reminder in a talent pool. */
  readonly requirementId: string | null
  /** The subject of the task, if it is not a job. */
  readonly title?: string
  /** The job that it is about, if the subject is a client. */
  readonly aboutJobId?: string | null
  readonly candidateId: string | null
  readonly since: Date
  /** null: nothing expires. */
  readonly dueAt: Date | null
  readonly href: string
}

/** Tasks with a deadline come first, the nearest before the others; the rest by how long they have waited. */
export function firstTasks(tasks: readonly Task[], most: number): Task[] {
  return tasks.toSorted(byUrgency).slice(0, most)
}

function byUrgency(left: Task, right: Task): number {
  if (left.dueAt !== null && right.dueAt !== null) return left.dueAt.getTime() - right.dueAt.getTime()
  if (left.dueAt !== null || right.dueAt !== null) return left.dueAt === null ? 1 : -1
  return left.since.getTime() - right.since.getTime()
}
