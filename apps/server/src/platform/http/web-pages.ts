import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

/** A line of `pages.json`, which the build of the web app writes (apps/web/build/pages.ts). */
interface WebPage {
  readonly file: string
  /** A regular expression. */
  readonly address: string
  readonly visitors: 'guests' | 'users' | 'all'
  /** The file without the names of the page’s own files. */
  readonly shell: string
}

const INDEX = 'index.html'
/** What the service worker asks for: the shell for the address in `for`, whose files the browser has. */
const SHELL = '/shell'
/** The cookie in which the web app keeps its login. Whether the login is still valid, the app finds out. */
const LOGIN = /(^|;\s*)auth\._token\.local=Bearer/i

/**
 * Chooses the HTML file for an address: it names the files of that page, so that they load in parallel. Visitors that
 * the app will redirect, such as signed-in users on the login page, get the plain one.
 */
export function choosePage(webFolder: string): (request: FastifyRequest) => string {
  const pages = readPages(webFolder).map((page) => ({ ...page, address: new RegExp(page.address) }))
  return ({ url, headers }) => {
    const [path = '/', query = ''] = url.split('?')
    const isShell = path === SHELL
    const isSignedIn = LOGIN.test(headers.cookie ?? '')
    const shown = isShell ? (new URLSearchParams(query).get('for') ?? '/') : path
    const page = pages.find(({ address }) => address.test(shown))
    if (page === undefined) return INDEX
    const isForThem = page.visitors === 'all' || (page.visitors === 'users') === isSignedIn
    if (!isForThem) return INDEX
    return isShell ? page.shell : page.file
  }
}

function readPages(webFolder: string): readonly WebPage[] {
  const path = join(webFolder, 'pages.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as WebPage[]) : []
}
