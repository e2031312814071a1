import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(html|js|css|svg|json|txt|webmanifest)$/
const MIN_BYTES = 512

/** Writes file.br and file.gz next to each file of the build, so that the server does not compress at run time. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const file of listFiles(folder)) if (WORTH_IT.test(file)) compress(file)
      },
    },
  }
}

function compress(file: string): void {
  const content = readFileSync(file)
  if (content.length < MIN_BYTES) return
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? listFiles(path) : [path]
  })
}
