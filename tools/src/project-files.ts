import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const NOT_OURS = /(^|\/)(node_modules|dist|coverage|\.git|\.cache|screenshots)$|^(data|bench\/results)$/

/** Every source file, as paths from the root with `/`; also works in an unpacked archive without git. */
export function listProjectFiles(root = ROOT, folder = ''): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (NOT_OURS.test(path)) return []
      return entry.isDirectory() ? listProjectFiles(root, path) : [path]
    })
}
