/**
 * A frequent query: built once, and planned once per connection. Its text must not depend on its parameters, so lists
 * are passed as one array. A transaction has its own client and builds it again.
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
