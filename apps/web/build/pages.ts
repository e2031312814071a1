import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { createServer, type Plugin } from 'vite'
import { earlyScript } from './early-script.ts'

/**
 * Pages whose look is known before any data. The server sends them drawn to visitors who are not signed in. Of the pages
 * behind the login, it sends the outline.
 */
const DRAWN = ['/', '/login']

const INDEX = 'index.html'
/** The layout of the application, which is around most pages behind the login. */
const FRAME = '_dashboard'
const OUTLINE = 'pages/outline.html'

/**
 * Writes one HTML file for each page, which names the files of that page: the browser then loads them together with
 * the entry instead of after running it. `pages.json` says which file is for which address, and the server chooses.
 */
export function pages(): Plugin {
  let root = ''
  return {
    name: 'pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle: {
      order: 'post',
      handler: async function (_, bundle) {
        const index = bundle[INDEX]
        if (index?.type !== 'asset') return
        const chunkOf = chunksOfRoutes(bundle)
        const found = routesIn(chunkOf, bundle, root)
        const { drawn, outline } = await draw(root, DRAWN)
        const looks = new Looks()
        const drawings = new Map([...drawn].map(([path, html]) => [path, looks.takenFrom(html)]))
        const styles = this.getFileName(this.emitFile({ type: 'asset', name: 'drawn.css', source: looks.styles() }))
        const early = await earlyScript(root)
        const html = String(index.source)
        index.source = withEarly(html, early)
        for (const { file, path, files, visitors, layout } of found) {
          const drawing = drawings.get(path) ?? (layout === FRAME ? outline : undefined)
          const tags = asTags(drawings.has(path) ? [...files, styles] : files, html)
          const bare = stylesFirst(withFiles(html, tags))
          const page = visitors === 'users' ? withEarly(bare, early) : bare
          const source = drawing === undefined ? page : withDrawing(page, drawing)
          this.emitFile({ type: 'asset', fileName: file, source })
        }
        const frame = filesOf([chunkOf.get(FRAME)], bundle).filter((file) => file.endsWith('.css'))
        const shell = withDrawing(withFiles(index.source, asTags(frame, html)), outline)
        this.emitFile({ type: 'asset', fileName: OUTLINE, source: shell })
        // A fixed address before one with a parameter that would match it too.
        const ordered = found.toSorted(
          (left, right) => Number(left.path.includes('$')) - Number(right.path.includes('$')),
        )
        const table = ordered.map(({ file, path, visitors, layout }) => ({
          file,
          address: addressOf(path),
          visitors,
          shell: layout === FRAME ? OUTLINE : INDEX,
        }))
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) })
      },
    },
  }
}

interface PageRoute {
  /** As in `createFileRoute`, without layouts. */
  readonly path: string
  /** The HTML file. */
  readonly file: string
  /** Those that the page is for; others are led elsewhere and shall not load it. */
  readonly visitors: 'guests' | 'users' | 'all'
  /** The name of the route around it. */
  readonly layout: string
  /** Scripts and style sheets that the page needs beyond the entry. */
  readonly files: readonly string[]
}

const SPLIT_ROUTE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component/

type RouteChunks = ReadonlyMap<string, Rolldown.OutputChunk>

function chunksOfRoutes(bundle: Rolldown.OutputBundle): RouteChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const chunkOf = new Map<string, Rolldown.OutputChunk>()
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) {
      const name = SPLIT_ROUTE.exec(id)?.[1]
      if (name !== undefined) chunkOf.set(name, chunk)
    }
  return chunkOf
}

function routesIn(chunkOf: RouteChunks, bundle: Rolldown.OutputBundle, root: string): PageRoute[] {
  return [...chunkOf].flatMap(([name, chunk]) => {
    const source = readFileSync(resolve(root, 'src/routes', `${name}.tsx`), 'utf8')
    const [, layout, path] = /createFileRoute\('\/(_\w+)(\/[^']*)'\)/.exec(source) ?? []
    if (layout === undefined || path === undefined) return []
    const visitors = source.includes("access: 'guestOnly'")
      ? 'guests'
      : source.includes("access: 'noLogin'")
        ? 'all'
        : 'users'
    return [
      {
        path: plainPath(path),
        file: `pages/${name.replaceAll(/[^\w./-]/g, '')}.html`,
        visitors,
        layout,
        files: filesOf([chunkOf.get(layout), chunk], bundle),
      },
    ]
  })
}

/** Without layouts within the path, and without the trailing slash of an index. */
const plainPath = (path: string): string => path.replaceAll('_/', '/').replace(/(?<=.)\/$/, '')

/** What the chunks import, and what that imports. A style sheet follows those of what its chunk imports: it may override them. */
function filesOf(chunks: readonly (Rolldown.OutputChunk | undefined)[], bundle: Rolldown.OutputBundle): string[] {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (scripts.has(chunk.fileName)) return
    scripts.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') add(imported)
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  for (const chunk of chunks) if (chunk !== undefined) add(chunk)
  return [...styles, ...scripts]
}

function asTags(files: readonly string[], html: string): string {
  return files
    .filter((file) => !html.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('\n    ')
}

const withFiles = (html: string, tags: string): string => html.replace('</head>', () => `${tags}</head>`)

/**
 * Within the page, since a file of its own would come a round trip later. It stands before the style sheets, for which a
 * script waits; the server allows it by its hash.
 */
const withEarly = (html: string, early: string): string =>
  html.replace('<script type="module"', (tag) => `<script>${early}</script>\n    ${tag}`)

/** Nothing works before the scripts have run, so nothing takes a click or a letter until then. */
const withDrawing = (html: string, drawing: string): string =>
  html.replace(/(<div id="root">).*?(<\/div>\s*<noscript>)/s, (_, before: string, after: string) =>
    [before, '<div inert>', drawing, '</div>', after].join(''),
  )

/** Style sheets, font and data are small and needed first; scripts are large and wait for them. */
const stylesFirst = (html: string): string =>
  html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (tag) => `${tag} fetchpriority="low"`)

/** The content security policy refuses style attributes, so each becomes a class. */
class Looks {
  private readonly names = new Map<string, string>()

  takenFrom(html: string): string {
    return html.replaceAll(/<\w[^<>]* style="[^<>]*>/g, (tag) => {
      const style = / style="([^"]*)"/.exec(tag)?.[1] ?? ''
      const name = this.names.get(style) ?? `drawn${this.names.size}`
      this.names.set(style, name)
      const plain = tag.replace(/ style="[^"]*"/, '')
      return plain.includes(' class="')
        ? plain.replace(' class="', ` class="${name} `)
        : plain.replace(/^<\w+/, (start) => `${start} class="${name}"`)
    })
  }

  styles(): string {
    return [...this.names].map(([style, name]) => `.${name}{${style}}`).join('')
  }
}

/** The address as a regular expression: `/jobs/$id` and `/search-by-skill/{-$id}`, where the id may be absent. */
function addressOf(path: string): string {
  const steps = path.split('/').filter((step) => step !== '')
  return `^${steps.map(stepOf).join('')}/?$`
}

function stepOf(step: string): string {
  if (step.startsWith('{-$')) return '(/[^/]+)?'
  return step.startsWith('$') ? '/[^/]+' : `/${step.replaceAll('.', '\\.')}`
}

interface Drawings {
  /** The pages as React draws them for a visitor, before any data has come. */
  readonly drawn: ReadonlyMap<string, string>
  readonly outline: string
}

async function draw(root: string, paths: readonly string[]): Promise<Drawings> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const drawing = (await server.ssrLoadModule('/build/draw-page.tsx')) as typeof import('./draw-page.tsx')
    const drawn = new Map<string, string>()
    for (const path of paths) drawn.set(path, await drawing.drawPage(path))
    return { drawn, outline: drawing.drawOutline() }
  } finally {
    await server.close()
  }
}
