import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml2html from 'mjml'

const SOURCE = join(import.meta.dirname, 'mail-layout.mjml')
export const COMPILED = join(import.meta.dirname, 'mail-layout.html')

/** The layout of all mails as HTML that mail programs draw, with the slots of its source. */
export async function compileMailLayout(): Promise<string> {
  const { html } = await mjml2html(readFileSync(SOURCE, 'utf8'), { validationLevel: 'strict', fonts: {} })
  return `${html
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`
}
