/** A small part of Markdown (CommonMark): what an article needs. Raw HTML stays text. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'em'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const FENCE = /^```/
const HEADING = /^(#{1,6})\s+(.*)$/
const BULLET = /^\s{0,3}[-*]\s+(.*)$/
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s+(.*)$/
const QUOTE = /^>\s?(.*)$/

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  let at = 0
  /** Takes lines as long as they match, and continues with lines that only go on. */
  const takeList = (pattern: RegExp): string[] => {
    const found: string[] = []
    for (; at < lines.length; at += 1) {
      const line = lines[at] ?? ''
      const item = pattern.exec(line)?.[1]
      if (item !== undefined) found.push(item)
      else if (found.length > 0 && /^\s{2,}\S/.test(line)) found.push(`${found.pop() ?? ''} ${line.trim()}`)
      else break
    }
    return found
  }
  const takeWhile = (accepts: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && accepts(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  const takeBlock = (line: string): Block => {
    const [, marks = '', title = ''] = HEADING.exec(line) ?? []
    if (marks !== '') {
      at += 1
      return { kind: 'heading', level: marks.length <= 2 ? 2 : 3, content: parseInline(title) }
    }
    if (FENCE.test(line)) {
      at += 1
      const text = takeWhile((each) => !FENCE.test(each)).join('\n')
      at += 1
      return { kind: 'code', text }
    }
    if (BULLET.test(line)) return { kind: 'list', ordered: false, items: takeList(BULLET).map(parseInline) }
    if (NUMBER.test(line)) return { kind: 'list', ordered: true, items: takeList(NUMBER).map(parseInline) }
    if (!QUOTE.test(line)) return { kind: 'paragraph', content: parseInline(takeWhile(isPlain).join(' ')) }
    const text = takeWhile((each) => QUOTE.test(each)).map((each) => QUOTE.exec(each)?.[1] ?? '')
    return { kind: 'quote', content: parseInline(text.join(' ')) }
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line.trim() === '') at += 1
    else blocks.push(takeBlock(line))
  }
  return blocks
}

const isPlain = (line: string): boolean =>
  line.trim() !== '' && ![FENCE, HEADING, BULLET, NUMBER, QUOTE].some((pattern) => pattern.test(line))

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^()\s]+)\)/g

function parseInline(text: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  for (const match of text.matchAll(SPAN)) {
    const [whole, code, strong, em, label, target] = match
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    end = match.index + whole.length
    if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else found.push(linkOf(label ?? '', target ?? ''))
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

/** Only to web pages, to addresses of this site and to email; anything else stays text. */
function linkOf(text: string, href: string): Inline {
  const isSafe = /^https?:\/\/[^\s]+$/i.test(href) || /^mailto:[^\s]+$/i.test(href) || /^\/(?![/\\])/.test(href)
  return isSafe ? { kind: 'link', text, href } : { kind: 'text', text }
}
