import type { Queries } from '../../platform/context/context.ts'
import { listAllAnswers, listAnswers, putAnswers } from './demographics.store.ts'
import { answerOf } from './keep-own-answer.ts'
import { type Groups, subjectOf, unseal } from './sealing.rules.ts'

export type { Groups }

const BATCH = 1000

/** The only way to read groups from outside: for an audit, which returns nothing but tables. */
export async function readGroups(
  db: Queries,
  secret: Buffer,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Groups>> {
  const groups = new Map<string, Groups>()
  for (let from = 0; from < candidateIds.length; from += BATCH) {
    const bySubject = new Map(
      candidateIds.slice(from, from + BATCH).map((id) => [subjectOf(secret, id).toString('hex'), id]),
    )
    const subjects = [...bySubject.keys()].map((hex) => Buffer.from(hex, 'hex'))
    for (const { subject, sealed } of await listAnswers(db, subjects)) {
      const id = bySubject.get(subject.toString('hex'))
      const opened = unseal(secret, subject, sealed)
      if (id !== undefined && opened !== null) groups.set(id, opened)
    }
  }
  return groups
}

export async function countGroups(db: Queries, secret: Buffer): Promise<Groups[]> {
  return (await listAllAnswers(db)).flatMap(({ subject, sealed }) => unseal(secret, subject, sealed) ?? [])
}

/** For invented people of the demo and of tests. */
export async function insertAnswers(
  db: Queries,
  secret: Buffer,
  answers: readonly (Groups & { readonly candidateId: string })[],
  at: Date,
): Promise<void> {
  for (let from = 0; from < answers.length; from += BATCH)
    await putAnswers(
      db,
      answers.slice(from, from + BATCH).map(({ candidateId, ...groups }) => answerOf(secret, candidateId, groups, at)),
    )
}
