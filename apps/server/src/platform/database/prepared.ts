/**
 * A question that many requests ask: put together once, and planned by each connection once. Its text must not depend on
 * what is asked for, so lists go in as one array. A transaction has a client of its own, and puts it together anew.
 */
export function prepared<Db extends object, Question>(write: (db: Db) => Question): (db: Db) => Question {
  const written = new WeakMap<Db, Question>()
  return (db) => {
    const known = written.get(db)
    if (known !== undefined) return known
    const question = write(db)
    written.set(db, question)
    return question
  }
}
