const TOP_FOLDERS = 'apps|packages|lab|journeys|tools|bench|docs|scripts'
const CODE_SPAN = /`([^`\n]+)`/g
const LINK = /\]\(([^)\s]+)\)/g
const PATH = new RegExp(`^(?:\\./)?(?:${TOP_FOLDERS})/[\\w./@{}*<>$-]+$`)
const GENERATED = /(^|\/)(dist|data|node_modules)(\/|$)/

export interface Project {
  readonly files: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  /** The anchors of each Markdown file, as `anchorsOf` finds them. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/** Checks that the references of a document exist: paths in code spans, relative links with their anchors, npm scripts. */
export function findBrokenCitations(document: string, text: string, project: Project): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))
  return [
    ...missing(prose, CODE_SPAN, (cited) => PATH.test(cited) && !has(project, cited)),
    ...missing(prose, LINK, (target) => isRelative(target) && !has(project, resolve(document, target))),
    ...missing(prose, LINK, (target) => !isAbsolute(target) && !hasAnchor(project, document, target)),
    ...missingScripts(text, project),
  ].map((cited) => `${document}: ${cited} is not there.`)
}

function missing(text: string, pattern: RegExp, isBroken: (cited: string) => boolean): string[] {
  return [...text.matchAll(pattern)].map((found) => found[1] ?? '').filter(isBroken)
}

function missingScripts(text: string, project: Project): string[] {
  return [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
    .map((found) => found[1] ?? '')
    .filter((name) => !project.scripts.has(name))
    .map((name) => `npm run ${name}`)
}

function has({ files, folders }: Project, cited: string): boolean {
  const path = cited
    .replace(/^\.\//, '')
    .replace(/[#:].*$/, '')
    .replace(/\/$/, '')
  if (path === '' || GENERATED.test(path)) return true
  if (/[*<>{}$]/.test(path)) return isPattern(path, files)
  return files.has(path) || folders.has(path)
}

// `<plural>.store.ts` and `*.test.ts` are patterns: some file must match.
function isPattern(path: string, files: ReadonlySet<string>): boolean {
  const source = path
    .replace(/[.+^()|[\]\\]/g, '\\$&')
    .replace(/\*\*/g, '§')
    .replace(/\*|<[^>]*>|\{[^}]*\}|\$\w*/g, '[^/]+')
    .replace(/§/g, '.+')
  const pattern = new RegExp(`^${source}(/|$)`)
  return [...files].some((file) => pattern.test(file))
}

/** The anchors that GitHub gives to the headings of a Markdown text. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return new Set(
    [...prose.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function hasAnchor({ anchors }: Project, document: string, target: string): boolean {
  const [path = '', anchor = ''] = target.split('#')
  const known = anchors.get(path === '' ? document : resolve(document, path))
  return anchor === '' || known === undefined || known.has(decodeURIComponent(anchor))
}

const isAbsolute = (target: string): boolean => /^([a-z]+:|\/)/i.test(target)

const isRelative = (target: string): boolean => !isAbsolute(target) && !target.startsWith('#')

function resolve(document: string, target: string): string {
  return new URL(target, `file:///${document}`).pathname.slice(1)
}
