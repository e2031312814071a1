// JSON Lines, the format of the lab's data sets.
import { readFile, writeFile } from 'node:fs/promises'

type Row = Record<string, unknown>

/** The caller names the type of the rows; a malformed line throws. */
export function parseJsonLines<T = Row>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}

export async function readJsonLines<T = Row>(path: string): Promise<T[]> {
  return parseJsonLines<T>(await readFile(path, 'utf8'))
}

export async function writeJsonLines(path: string, rows: readonly unknown[]): Promise<void> {
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
