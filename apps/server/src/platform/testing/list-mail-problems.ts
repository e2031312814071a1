import type { Mail } from '../mail/mailer.ts'

const MAX_LINKS = 2

/**
 * Rules for every mail of every test: one button, at most two more links, nothing remote, and a plain text with the
 * same content.
 */
export function listMailProblems({ subject, html = '', text, fromName }: Mail): string[] {
  const links = [...html.matchAll(/<a\s[^>]*href="([^"]*)"([^>]*)>/g)]
  const buttons = links.filter(([tag]) => tag.includes('display:inline-block'))
  const problems = [
    ...(html === '' ? ['It has no HTML.'] : []),
    ...(buttons.length > 1 ? ['It has more than one button.'] : []),
    ...(links.length - buttons.length > MAX_LINKS ? [`It has more than ${MAX_LINKS} links.`] : []),
    ...(/<img[^>]*src="(?!cid:)/.test(html) || /url\(/.test(html) ? ['It loads something.'] : []),
    ...(/\{\{|\[\[/.test(html) ? ['A slot is left.'] : []),
    ...(/<html lang="en"/.test(html) ? [] : ['It names no language.']),
    ...links.flatMap(([, address = '']) =>
      text.includes(decode(address)) ? [] : [`Its text lacks the address of a link.`],
    ),
    ...wordsOf(html).filter((words) => !isSaid(words, { subject, text, fromName: fromName ?? 'Assay' })),
  ]
  return problems.map((problem) => `${subject}: ${problem}`)
}

function isSaid(words: string, { subject, text, fromName }: { subject: string; text: string; fromName: string }) {
  const said = squeeze(`${subject}\n${fromName}\n${text}`)
  return words === '·' || said.includes(words) || words === fromName.slice(0, 1).toUpperCase()
}

/** What a reader sees, piece by piece; the preheader only repeats. */
function wordsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[^>]*>[^<]*<\/div>/, '')
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/<[^>]*>/)
    .map((piece) => squeeze(decode(piece)))
    .filter((piece) => piece !== '')
}

const squeeze = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

const decode = (text: string): string =>
  text
    .replaceAll(/&nbsp;|&#8202;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
