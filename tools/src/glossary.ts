/** The code spans in the first column of every table of a Markdown document. */
export function readTerms(document: string): Set<string> {
  const firstCells = document.split('\n').flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1] ?? ''] : []))
  return new Set(firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')))
}
