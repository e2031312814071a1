import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isReadableAccent } from '@assay/contracts/accents'
import { WEB_ADDRESS } from '@assay/contracts/name-rules'
import { oneLine } from '@assay/contracts/one-line'
import type { MailBrand, MailContent, MailLink, MailPart } from './mail-content.ts'

/** A placeholder for the company's color in the compiled layout. */
const OWN_ACCENT = '#0e5a4b'
const LOGO_ID = 'logo'
const PREHEADER_LENGTH = 120

const layout = readFileSync(join(import.meta.dirname, 'mail-layout.html'), 'utf8')

export interface WrittenMail {
  readonly html: string
  readonly text: string
  /** The pictures that the HTML shows; nothing is loaded from elsewhere. */
  readonly inline: readonly InlinePicture[]
}

interface InlinePicture {
  readonly cid: string
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** Control and direction characters, except line breaks and tabs: a mail program may act on them. */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu

export const printableText = (text: string): string => text.replace(UNPRINTABLE, '')

/** One content as HTML and as plain text: every word of one is in the other. */
export function writeMail(subject: string, content: MailContent, brand: MailBrand): WrittenMail {
  return { text: textOf(content), html: htmlOf(subject, content, brand), inline: inlineOf(brand) }
}

function textOf({ greeting, before, button, after = [], links = [], foot }: MailContent): string {
  const parts = [
    unlinked(greeting),
    ...before.map(partAsText),
    ...(button === undefined ? [] : [linkAsText(button)]),
    ...after.map(partAsText),
    ...links.map(linkAsText),
    ...(foot === undefined ? [] : [`--\n${unlinked(foot)}`]),
  ]
  return `${printableText(parts.filter((part) => part !== '').join('\n\n'))}\n`
}

/** Breaks the words that mail programs make links of, for the eye unchanged: only our own links lead anywhere. */
const unlinked = (text: string): string => text.split('\n').map(unlinkedLine).join('\n')

const unlinkedLine = (line: string): string =>
  WHOLE_LINK.test(line.trim())
    ? line
    : line.replace(WEB_ADDRESS, (found, ...at) => {
        const [offset, whole] = at.slice(-2) as [number, string]
        return /[@\p{L}\p{N}]/u.test(whole[offset - 1] ?? '') ? found : found.replace(/[.:]/g, `$&${UNSEEN_JOINER}`)
      })

/** An online meeting place is a URL. */
const WHOLE_LINK = /^(?:Video call: )?https?:\/\/\S+$/
const UNSEEN_JOINER = '\u2060'

const linkAsText = ({ label, address }: MailLink): string => `${label}:\n${address}`

function partAsText(part: MailPart): string {
  if (part.kind === 'facts') return part.rows.map(([label, value]) => `${label}: ${unlinked(value)}`).join('\n')
  if (part.kind === 'list') return part.items.map((item) => `  - ${unlinked(item)}`).join('\n')
  if (part.kind === 'quote') return unlinked(part.text).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>')
  return unlinked(part.text)
}

function htmlOf(subject: string, content: MailContent, brand: MailBrand): string {
  const { greeting, button, after = [], links = [], foot } = content
  const heading = content.heading ?? subject
  const before = content.before.filter((part) => !saysOnly(part, heading))
  const [first] = before
  // A greeting with nothing behind it would look like a letter that lost its words.
  const opening = before.length + after.length === 0 ? [] : [{ kind: 'text', text: greeting } as const]
  const slots: Readonly<Record<string, string>> = {
    subject: escapeHtml(unlinked(oneLine(subject))),
    preheader: escapeHtml(shorten(unlinked(oneLine(first === undefined ? (foot ?? '') : partAsText(first))))),
    mark: markOf(brand),
    sender: escapeHtml(unlinked(oneLine(brand.name))),
    heading: escapeHtml(unlinked(oneLine(heading))),
    before: [...opening, ...before].map(partAsHtml).join(''),
    after: [...after.map(partAsHtml), linksAsHtml(links)].join(''),
    foot: foot === undefined ? '' : paragraph(foot, 0),
    address: escapeHtml(button?.address ?? ''),
    label: escapeHtml(button?.label ?? ''),
  }
  const accent = accentOf(brand)
  return layout
    .replace(/<!--\[\[button\]\]-->[\s\S]*<!--\[\[\/button\]\]-->/, (whole) => (button === undefined ? '' : whole))
    .replace(/<!--\[\[\/?button\]\]-->/g, '')
    .replaceAll(OWN_ACCENT, accent)
    .replace(/\{\{(\w+)\}\}/g, (_slot, name: string) => slots[name] ?? '')
}

/** The plain text has no heading, so it needs this sentence; the HTML would repeat its heading. */
const saysOnly = (part: MailPart, heading: string): boolean =>
  part.kind === 'text' && (part.text === heading || part.text === `${heading}.`)

const accentOf = ({ accent }: MailBrand): string => (accent !== null && isReadableAccent(accent) ? accent : OWN_ACCENT)

/** The logo on white, so that a dark one shows in the dark, too; otherwise the first letter. */
function markOf(brand: MailBrand): string {
  const name = escapeHtml(oneLine(brand.name))
  if (canShow(brand))
    return `<img src="cid:${LOGO_ID}" alt="${name}" height="40" style="display:block;height:40px;border:4px solid #ffffff;border-radius:8px;background-color:#ffffff;" />`
  const [letter = ''] = [...oneLine(brand.name).trim()]
  const style = `width:40px;height:40px;border-radius:8px;background-color:${accentOf(brand)};color:#ffffff;font-size:20px;line-height:40px;font-weight:bold;text-align:center;`
  return `<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td width="40" height="40" align="center" bgcolor="${accentOf(brand)}" style="${style}">${escapeHtml(letter.toUpperCase())}</td></tr></table>`
}

/** Outlook for Windows draws no webp. */
const canShow = ({ logo }: MailBrand): boolean => logo !== null && logo.mediaType !== 'image/webp'

function inlineOf(brand: MailBrand): InlinePicture[] {
  if (brand.logo === null || !canShow(brand)) return []
  const { mediaType, content } = brand.logo
  return [{ cid: LOGO_ID, filename: `logo.${mediaType.split('/')[1] ?? ''}`, contentType: mediaType, content }]
}

function partAsHtml(part: MailPart): string {
  if (part.kind === 'facts') return factsAsHtml(part.rows)
  if (part.kind === 'list') return part.items.map((item) => boxed(escapeHtml(unlinked(item)), 6)).join('') + space(8)
  if (part.kind === 'quote') return boxed(broken(part.text), 16)
  return paragraph(part.text, 16)
}

const paragraph = (text: string, below: number): string =>
  text === '' ? '' : `<p style="margin:0 0 ${below}px;">${broken(text)}</p>`

const space = (height: number): string => `<p style="margin:0;font-size:0;line-height:${height}px;">&nbsp;</p>`

/** A table, because Outlook for Windows draws paddings of cells alone. */
const boxed = (html: string, below: number): string =>
  `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"><tr><td class="ink line" style="padding:8px 12px;border:1px solid #e5e1d7;border-radius:8px;font-size:15px;line-height:22px;color:#1d1c19;">${html}</td></tr></table>${space(below)}`

function factsAsHtml(rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return ''
  const cell = (text: string, style: string, name: string): string =>
    `<td class="${name} line" valign="top" style="padding:8px 12px 8px 0;border-bottom:1px solid #e5e1d7;font-size:15px;line-height:22px;${style}">${broken(text)}</td>`
  const lines = rows.map(
    ([label, value]) =>
      `<tr>${cell(label, 'color:#4f4c44;width:30%;', 'quiet')}${cell(value, 'color:#1d1c19;', 'ink')}</tr>`,
  )
  return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">${lines.join('')}</table>${space(20)}`
}

function linksAsHtml(links: readonly MailLink[]): string {
  if (links.length === 0) return ''
  const each = links.map(
    ({ label, address }) =>
      `<a href="${escapeHtml(address)}" style="color:#1d1c19;text-decoration:underline;">${escapeHtml(label)}</a>`,
  )
  return `<p class="links" style="margin:8px 0 0;">${each.join(' &nbsp;·&nbsp; ')}</p>`
}

const broken = (text: string): string => escapeHtml(unlinked(text)).replaceAll(/\r?\n/g, '<br />')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => printableText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const shorten = (text: string): string =>
  text.length <= PREHEADER_LENGTH ? text : `${text.slice(0, PREHEADER_LENGTH - 1).trimEnd()}…`
