import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { ROOT } from './project-files.ts'

const TEST = /\.test\.(ts|tsx|mjs)$/
const IMPORT = /(?:from|import\() ?'(\.{1,2}\/[^']+)'/g

type Read = (path: string) => string

const readProjectFile: Read = (path) => readFileSync(join(ROOT, path), 'utf8')

/** The nearest tests of some files: themselves, those that import them, or else all of their folder. */
export function findTestsOf(paths: readonly string[], files: readonly string[], read = readProjectFile): string[] {
  const tests = files.filter((path) => TEST.test(path))
  const found = paths.flatMap((path) => {
    if (TEST.test(path)) return [path]
    const near = tests.filter((test) => isNamedAfter(test, path) || importsOf(test, read).includes(path))
    return near.length > 0 ? near : tests.filter((test) => dirname(test) === dirname(path))
  })
  return [...new Set(found)].toSorted()
}

function isNamedAfter(test: string, path: string): boolean {
  const stem = basename(path).replace(/\.\w+$/, '')
  return dirname(test) === dirname(path) && basename(test).replace(/(\.full)?\.test\.\w+$/, '') === stem
}

const importsOf = (test: string, read: Read): string[] =>
  [...read(test).matchAll(IMPORT)].map(([, target = '']) => normalize(join(dirname(test), target)))
