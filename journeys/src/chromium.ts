// Locates Chromium: the Debian package when installed, else the one from an npm package.
import { spawn } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

export interface Chromium {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))

export async function findChromium(): Promise<Chromium> {
  const executablePath = INSTALLED.find((path) => existsSync(path))
  if (executablePath !== undefined) return { executablePath, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `No package carries a Chromium for ${process.platform}-${process.arch}: install one as ${INSTALLED[0]}.`,
    )
  const folder = await unpack()
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'lib'),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: folder }),
    },
  }
}

/** Unpacks once per version, next to the final location, so that an aborted attempt is never used. */
async function unpack(): Promise<string> {
  const home = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(CACHE, `chromium-${version}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.unpacking-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const read = (name: string) => createReadStream(join(home, 'bin', name)).pipe(createBrotliDecompress())
  await Promise.all([
    pipeline(read('chromium.br'), createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
    ...['al2023.tar.br', 'swiftshader.tar.br', 'fonts.tar.br'].map((name) =>
      extract(read(name), unfinished, name.replace('.br', '')),
    ),
  ])
  writeFileSync(join(unfinished, 'fonts.conf'), fontConfiguration(folder))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error // Another process was faster.
  }
  return folder
}

// The package's configuration expects its fonts in the paths of a cloud function.
const fontConfiguration = (folder: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`

/** Uses a file: tar stops reading a pipe at the archive's end mark, which the writer would report as a failure. */
async function extract(archive: NodeJS.ReadableStream, folder: string, name: string): Promise<void> {
  const file = join(folder, name)
  await pipeline(archive, createWriteStream(file))
  const tar = spawn('tar', ['--extract', '--no-same-owner', '--directory', folder, '--file', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const status = await new Promise<number | null>((done, fail) => tar.once('error', fail).once('close', done))
  if (status !== 0) throw new Error(`tar ended with status ${status}.`)
  rmSync(file)
}
