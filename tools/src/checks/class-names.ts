// Classes that a component names and its style sheet doesn’t have. They are undefined, so the element silently goes unstyled.
import { dirname, join } from 'node:path/posix'

const IMPORT = /^import (\w+) from '(\.[^']+\.module\.css)'$/gm

/** `files` has the text of every component and style sheet by its path. */
export function findMissingClasses(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.tsx?$/.test(path)) return []
    const imports = [...text.matchAll(IMPORT)]
    const code = text.replace(IMPORT, '')
    return imports.flatMap(([, name = '', sheet = '']) => {
      const defined = classesOf(files.get(join(dirname(path), sheet)) ?? '')
      const used = [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used)
      return [...new Set(used)]
        .filter((each) => !defined.has(each))
        .map((each) => `${path}: ${sheet} has no class "${each}", so the element goes unstyled.`)
    })
  })
}

const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
