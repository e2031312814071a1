import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const MAX_LENGTH = 72
/** The rule applies to commits after this one. */
const SINCE = 'naming: use MAX_ and MIN_ for limits'
/** `area: subject`, where the area is one or two words. */
const AREA = /^[\w./@ -]{1,40}: +/
const NOT_IMPERATIVE = /(ed|ing|s)$/
/** Imperatives with the ending of another verb form. */
const IMPERATIVES = new Set(
  'access address assess bring bypass compress cross discuss dress embed express feed focus guess need bless pass possess press proceed process progress release speed string suppress toss'.split(
    ' ',
  ),
)

/** A subject is short and imperative: "search: keep the order of ties". */
export function findBadSubjects(commits: readonly { readonly hash: string; readonly subject: string }[]): string[] {
  return commits.flatMap(({ hash, subject }) => {
    const at = `commit ${hash.slice(0, 9)} “${subject}”`
    const [first = ''] = subject.replace(AREA, '').toLowerCase().split(/\s/)
    return [
      ...(subject.length > MAX_LENGTH ? [`${at} has ${subject.length} characters; ${MAX_LENGTH} are the limit.`] : []),
      ...(NOT_IMPERATIVE.test(first) && !IMPERATIVES.has(first)
        ? [`${at} begins with “${first}”: begin with an order, such as “add”.`]
        : []),
    ]
  })
}

interface History {
  readonly commits: readonly { readonly hash: string; readonly subject: string }[]
  /** The reason for an empty list of commits. */
  readonly remark: string | null
}

/** The commits since the introduction of the rule; none outside a clone or in a shallow one. */
export function readHistory(root: string): History {
  if (!existsSync(join(root, '.git')))
    return { commits: [], remark: 'There is no git history here: no subject was checked.' }
  try {
    const log = execFileSync('git', ['log', '--no-merges', '--format=%H%x09%s'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    return since(log.trim().split('\n').map(readLine))
  } catch (error) {
    return { commits: [], remark: `git could not read the history, so no subject was checked: ${String(error)}` }
  }
}

function since(all: History['commits']): History {
  const start = all.findIndex(({ subject }) => subject === SINCE)
  return start < 0
    ? { commits: [], remark: `The history does not go back to “${SINCE}”: no subject was checked.` }
    : { commits: all.slice(0, start), remark: null }
}

function readLine(line: string): { hash: string; subject: string } {
  const [hash = '', subject = ''] = line.split('\t')
  return { hash, subject }
}
