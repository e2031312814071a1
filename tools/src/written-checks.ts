// The project's own checks over all files.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { errorCodes } from '@assay/contracts/error-codes'
import { anchorsOf, findBrokenCitations, type Project } from './checks/cited-paths.ts'
import { findMissingClasses } from './checks/class-names.ts'
import {
  findNotesWithoutIssue,
  findReplacedModules,
  findRestatedLengths,
  findSpreadLiterals,
} from './checks/code-rules.ts'
import { findBadSubjects, readHistory } from './checks/commit-subjects.ts'
import { findDecisionGaps } from './checks/decision-index.ts'
import { findMachineTraces, mayHoldTraces } from './checks/machine-traces.ts'
import { findVagueNames } from './checks/vague-names.ts'
import { findCatalogGaps } from './error-catalog.ts'
import { listProjectFiles, ROOT } from './project-files.ts'
import { isParsed, parseSource } from './syntax/source.ts'
import { findRefusedWords } from './voice/find-refused-words.ts'
import { isSpoken } from './voice/spoken-words.ts'
import { findUnguardedWrites, mayWrite } from './writes/guarded-writes.ts'
import { type Module, readModule } from './writes/read-module.ts'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export function checkNames(): string[] {
  return findVagueNames(listProjectFiles())
}

export function checkClassNames(): string[] {
  const files = listProjectFiles().filter((path) => /\.(tsx?|module\.css)$/.test(path))
  return findMissingClasses(new Map(files.map((path) => [path, read(path)])))
}

export function checkCitedPaths(): string[] {
  const files = listProjectFiles()
  const documents = new Map(files.filter((path) => path.endsWith('.md')).map((path) => [path, read(path)]))
  const anchors = new Map([...documents].map(([path, text]) => [path, anchorsOf(text)]))
  const project: Project = { files: new Set(files), folders: foldersOf(files), scripts: scriptNames(), anchors }
  return [...documents].flatMap(([path, text]) => findBrokenCitations(path, text, project))
}

export function checkDecisions(): string[] {
  const files = listProjectFiles().filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path))
  const decisions = files.map((path) => ({ file: basename(path), text: read(path) }))
  return findDecisionGaps(read('docs/decisions/README.md'), decisions)
}

export function checkCatalog(): string[] {
  const files = listProjectFiles()
  const code = files.filter((path) => /^(apps\/server|packages\/jsonapi)\/.*(?<!\.test)\.ts$/.test(path)).map(read)
  const reference = files.includes('docs/errors.md') ? read('docs/errors.md') : undefined
  return findCatalogGaps({ catalog: errorCodes, reference, code: code.join('\n') })
}

export function checkCodeRules(): string[] {
  const modules: Module[] = []
  const complaints = listProjectFiles()
    .filter(isParsed)
    .flatMap((path) => {
      const source = parseSource(path, read(path))
      if (mayWrite(path)) modules.push(readModule(source))
      return [findNotesWithoutIssue, findReplacedModules, findRestatedLengths, findSpreadLiterals].flatMap((find) =>
        find(source),
      )
    })
  return [...complaints, ...findUnguardedWrites(modules)]
}

export function checkVoice(): string[] {
  return listProjectFiles()
    .filter(isSpoken)
    .flatMap((path) => findRefusedWords({ path, text: read(path) }))
}

/** Prints a note when there is no history to check. */
export function checkCommitSubjects(): string[] {
  const { commits, remark } = readHistory(ROOT)
  if (remark !== null) process.stdout.write(`${remark}\n`)
  return findBadSubjects(commits)
}

export function checkMachineTraces(): string[] {
  return listProjectFiles()
    .filter(mayHoldTraces)
    .flatMap((path) => findMachineTraces(path, read(path)))
}

function scriptNames(): Set<string> {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return new Set(Object.keys(scripts))
}

function foldersOf(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((path) => path.split('/').map((_, depth, all) => all.slice(0, depth).join('/'))))
}
