import { spellingKey } from '@assay/taxonomy/slug'

interface Named {
  readonly name: string
  readonly slug: string
  readonly aliasKeys: readonly string[]
}

/** Rows whose name matches, best first: full name, prefix, alias, word inside. Ties keep their order. */
export function searchByName<Row extends Named>(rows: readonly Row[], words: string): Row[] {
  const wanted = spellingKey(words)
  if (wanted === '') return [...rows]
  const graded = rows.map((row, place) => ({ row, place, grade: gradeOf(row, wanted) }))
  return graded
    .filter(({ grade }) => grade < NO_MATCH)
    .sort((a, b) => a.grade - b.grade || a.place - b.place)
    .map(({ row }) => row)
}

const NO_MATCH = 6

function gradeOf({ name, slug, aliasKeys }: Named, wanted: string): number {
  const key = spellingKey(name)
  if (key === wanted || slug === wanted) return 0
  if (aliasKeys.includes(wanted)) return 1
  if (key.startsWith(wanted)) return 2
  if (aliasKeys.some((alias) => alias.startsWith(wanted))) return 3
  if (key.split(/[\s./-]+/).some((word) => word.startsWith(wanted))) return 4
  return wanted.length >= 3 && key.includes(wanted) ? 5 : NO_MATCH
}
