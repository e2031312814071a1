// Finds mail addresses, links, handles and telephone numbers in a folded text, however they are spelled.
import type { Folded } from './fold-text.ts'
import { isOrdinary } from './names.ts'
import type { Span } from './tokens.ts'

/** A whole text of a person may be dozens of pages: nothing is looked for further away than this. */
const NEAR = 120

const AT =
  /\s{0,2}@\s{0,2}|\s{0,2}[[({<]\s{0,2}(?:at|@|a)\s{0,2}[\])}>]\s{0,2}|(?<plain>\s{1,3}at\s{1,3})|[_*-]at[_*-]/g
const SPOKEN_DOT = String.raw`\s{0,2}[\[({<]\s{0,2}(?:dot|\.|punkt|punto|point)\s{0,2}[\])}>]\s{0,2}|\s{1,3}dot\s{1,3}`
const DOT_BEHIND = new RegExp(`^(?:(?<spoken>${SPOKEN_DOT})|(?<wide> {1,2}\\. {0,2}|\\. {1,2}(?=\\S{2,4}\\b))|\\.)`)
const DOT_BEFORE = new RegExp(`(?:(?<spoken>${SPOKEN_DOT})|(?<wide> {1,2}\\. {0,2})|\\.)$`)
const LABEL_BEHIND = /^[\p{L}\p{N}][\p{L}\p{N}-]{0,62}/u
const LABEL_BEFORE = /[\p{L}\p{N}_-]{1,63}$/u
const LOCAL_BEFORE = /[\p{L}\p{N}._%+'-]{1,64}$/u
const PATH_BEHIND = /^(?:\s?\/\s?|\s{1,2}slash\s{1,2})[^\s,;)\]}<>"]{1,}/

const COMMON_ENDS =
  'com|org|net|io|dev|app|info|biz|name|page|blog|site|online|tech|xyz|pro|bio|link|club|store|live|digital|studio|cloud|codes|email|social|space|website|me|co|ai|tv|cv|id|eu|de|at|ch|fr|es|it|nl|be|pl|pt|ro|ru|ua|uk|us|ca|au|nz|ie|in|br|mx|ar|cl|jp|cn|kr|sg|hk|tr|gr|se|no|dk|fi|cz|sk|hu|bg|hr|rs|si|lt|lv|ee|il|za|ng|ke|eg|ae|sa|pk|bd|lk|vn|th|my|ph|is|lu|li|ly|gg|to|fm|example|test'
const ENDING = new RegExp(`^(?:${COMMON_ENDS})$`)
/** Where a host can end: the dot and what follows it. */
const HOST_END = new RegExp(`(?:${SPOKEN_DOT}| {1,2}\\. {0,2}|\\.)(?:${COMMON_ENDS})(?![\\p{L}\\p{N}-])`, 'gu')
/** Such as file endings: these countries count only next to a path or a name. */
const OTHER_HOSTS =
  /(?:^|\.)(?:(?:asp|vb|ado|ml|xamarin|entity|signalr)\.net|(?:socket|draw|crates|fly|segment)\.io|(?:go|web|pkg\.go)\.dev|readme\.me|main\.rs|lib\.rs)$/
const PERSONAL_HOST =
  /(?:^|\.)(?:github\.io|gitlab\.io|netlify\.app|vercel\.app|pages\.dev|herokuapp\.com|blogspot\.com|wordpress\.com|substack\.com|wixsite\.com|notion\.site|tumblr\.com|carrd\.co|linktr\.ee|bio\.link|hashnode\.dev|fly\.dev|web\.app|webflow\.io|weebly\.com|webnode\.com|jimdo\.com|godaddysites\.com|polywork\.com|medium\.com)$/
const PERSONAL_ENDING = /\.(?:me|name|dev|page|blog|bio|cv)$/
const MAIL_HOST =
  /^(?:gmail|googlemail|google mail|outlook|hotmail|live|yahoo|ymail|proton|protonmail|icloud|me|gmx|web|mail|aol|zoho|fastmail|posteo|mailbox|tutanota|tuta|yandex|qq|163|126|naver|rediffmail|t-online|orange|free|libero|laposte|seznam|wp|onet|hey|pm)$/
const SCHEME = new RegExp(
  `\\b(?:h(?:tt|xx)ps?\\s{0,2}:\\s{0,2}/\\s{0,2}/\\s{0,2}|www\\s{0,2}\\.\\s{0,2}|mailto:\\s{0,2}|tel:\\s{0,2})\\S{1,2000}(?: {1,2}\\. {0,2}(?:${COMMON_ENDS})\\b)?`,
  'g',
)
const PLACES =
  'linkedin|github|gitlab|bitbucket|twitter|x|facebook|fb|instagram|insta|telegram|skype|discord|signal|mastodon|bluesky|threads|tiktok|medium|behance|dribbble|kaggle|stackoverflow|codepen|hackerrank|leetcode|wechat|weixin|whatsapp|line|viber|xing|youtube|twitch|reddit|handle|nickname|username|account'
const HOSTED = new RegExp(
  `(?:^|\\.)(?:${PLACES}|t|angel|about|keybase|huggingface|orcid)\\.(?:com|org|io|me|co|net|tv|dev)$`,
)
const CUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PLACES}|git ?hub|linked ?in|stack overflow|we ?chat)(?:\\s{1,2}(?:handle|user(?:name)?|id|profile|account|name))?\\s{0,2}(?<sign>:|=|-|\\(|is\\s|as\\s|→)?\\s{0,2}(?<handle>@?[\\p{L}\\p{N}][\\p{L}\\p{N}._#-]{1,60})`,
  'gu',
)
const MAIL_CUE =
  /(?:mail|reach|contact|write|write to|ping|me|address)\W{0,3}(?:(?:me|us|to|is|at|on|via)\W{1,2}){0,3}$/

/** Reads what identifies a person without context; `isOwn`: whether a word is part of the person's name or account. */
export function findContacts(folded: Folded, isOwn: (text: string) => boolean, original: string): Span[] {
  const { text } = folded
  const hasDot = /\.\s{0,2}\p{L}{2}|dot|punkt|punto|point/u.test(text)
  return [
    ...(MAY_ADDRESS.test(text) ? findAddresses(text, isOwn) : []),
    ...(text.includes('@') ? findHandles(text, isOwn, original, folded) : []),
    ...(/:|www/.test(text) ? findSchemes(text) : []),
    ...(hasDot ? findHosts(text, isOwn) : []),
    ...findAccounts(text, isOwn),
    ...(/\d/.test(text) ? findNumbers(text) : []),
    ...(MAY_SPEAK.test(text) ? findSpokenNumbers(text) : []),
  ]
}

const MAY_ADDRESS = /@|[[({<_*-]\s{0,2}at?\s{0,2}[\])}>_*-]|\sat\s[^.]{0,80}(?:\.|dot)/
const MAY_SPEAK =
  /(?:zero|one|two|three|five|seven|eight|null|eins|zwei|drei|sieben|acht)[\s,.-]{1,3}(?:[a-z]{3,6}[\s,.-]{1,3}){5}/

function findSchemes(text: string): Span[] {
  return Array.from(text.matchAll(SCHEME), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    label: '[link]' as const,
  }))
}

interface Host {
  readonly end: number
  readonly labels: readonly string[]
  /** Spelled in a way that only an address needs. */
  readonly isSpoken: boolean
}

/** The host that begins at this place. */
function hostBehind(text: string, start: number): Host | null {
  const window = text.slice(start, start + NEAR)
  const labels: string[] = []
  let [at, isSpoken] = [0, false]
  let end = 0
  while (labels.length < 6) {
    const [label] = LABEL_BEHIND.exec(window.slice(at)) ?? []
    if (label === undefined) break
    labels.push(label)
    at += label.length
    end = at
    const dot = DOT_BEHIND.exec(window.slice(at))
    if (dot === null) break
    const next = LABEL_BEHIND.exec(window.slice(at + dot[0].length))?.[0]
    if (next === undefined) break
    const isWide = dot.groups?.['wide'] !== undefined
    if (isWide && !ENDING.test(next)) break
    isSpoken ||= dot.groups?.['spoken'] !== undefined
    at += dot[0].length
  }
  return labels.length < 2 || !/^\p{L}{2,24}$/u.test(labels.at(-1) ?? '')
    ? null
    : { end: start + end, labels, isSpoken }
}

function findAddresses(text: string, isOwn: (text: string) => boolean): Span[] {
  return Array.from(text.matchAll(AT)).flatMap(({ 0: sign, index, groups }): Span[] => {
    const behind = index + sign.length
    const host = hostBehind(text, behind) ?? spacedHost(text, behind)
    if (host === null) return []
    const before = text.slice(Math.max(0, index - NEAR), index)
    const local = /(?:[\p{L}\p{N}][ .]{1,2}){2,30}[\p{L}\p{N}]$/u.exec(before)?.[0] ?? LOCAL_BEFORE.exec(before)?.[0]
    if (local === undefined) return []
    const start = index - local.length
    if (
      groups?.['plain'] !== undefined &&
      !isSpelledAddress(text.slice(Math.max(0, start - 40), start), local, host, isOwn)
    )
      return []
    return [{ start, end: host.end, label: '[contact]' }]
  })
}

/** "j o h n @ m a i l . c o m" */
function spacedHost(text: string, start: number): Host | null {
  const spaced = /^(?:[\p{L}\p{N}.][ ]{1,2}){4,60}[\p{L}\p{N}](?![\p{L}\p{N}])/u.exec(
    text.slice(start, start + 2 * NEAR),
  )?.[0]
  return spaced?.includes('.') === true
    ? { end: start + spaced.length, labels: spaced.replace(/ /g, '').split('.'), isSpoken: true }
    : null
}

/** "Engineer at booking.com" is none. */
function isSpelledAddress(before: string, local: string, { labels, isSpoken }: Host, isOwn: (text: string) => boolean) {
  if (!ENDING.test(labels.at(-1) ?? '')) return false
  const isMailHost = MAIL_HOST.test(labels.at(-2) ?? '')
  return isSpoken || isMailHost || /[\d._+]/.test(local) || isOwn(local) || MAIL_CUE.test(before)
}

const ANNOTATIONS = new Set(
  `autowired override transactional restcontroller controller service component repository bean entity springbootapplication
  configuration injectable ngmodule input output viewchild property staticmethod classmethod dataclass test before after
  beforeeach aftereach media import font-face keyframes supports apply param return returns deprecated nullable nonnull
  inject module async cacheable scheduled value data getter setter builder requestmapping getmapping postmapping
  pathvariable requestbody query mutation field id column table onetomany manytoone manytomany state binding published
  observable main discardableresult escaping objc ibaction iboutlet composable preview volatile synchronized mock spy
  parametrizedtest pytest task flow dag cached lru_cache abstractmethod wraps contextmanager decorator scale k p`.split(
    /\s+/,
  ),
)

/** "@jane" is an account; "@angular/core" is a package, "@Override" a word of a program. */
function findHandles(text: string, isOwn: (text: string) => boolean, original: string, folded: Folded): Span[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}._@\])}])@\s?[\p{L}\p{N}_][\p{L}\p{N}._-]{1,60}/gu)).flatMap(
    ({ 0: found, index }): Span[] => {
      const handle = found
        .slice(1)
        .trim()
        .replace(/[.-]+$/, '')
      const end = index + found.replace(/[.-]+$/, '').length
      const written = original.slice(folded.startOf(index), folded.endOf(end - 1))
      const isProgram = /[/(]/.test(text[end] ?? '') || ANNOTATIONS.has(handle) || /^@[A-Z]\w*[a-z][A-Z]/.test(written)
      const isFigure = /^@\s?\d+(?:[a-z%]{0,3})$/.test(found) || found[1] === ' '
      if ((isProgram || isFigure || isOrdinary(handle)) && !isOwn(handle)) return []
      return [{ start: index, end, label: '[contact]' }]
    },
  )
}

function findHosts(text: string, isOwn: (text: string) => boolean): Span[] {
  return Array.from(text.matchAll(HOST_END)).flatMap(({ 0: ending, index }): Span[] => {
    let end = index + ending.length
    const path = PATH_BEHIND.exec(text.slice(end, end + 2 * NEAR))?.[0] ?? ''
    const { start, host, isSpoken, isWide } = hostBefore(text, index, ending)
    if (host === null || OTHER_HOSTS.test(host)) return []
    if (path !== '') end += path.length
    const own = isOwn(host.slice(0, host.lastIndexOf('.')))
    const isPersonal = PERSONAL_HOST.test(host) || PERSONAL_ENDING.test(host) || (HOSTED.test(host) && path !== '')
    const isLink = own || isSpoken || isPersonal || (path !== '' && !isWide)
    return isLink ? [{ start, end, label: '[link]' }] : []
  })
}

function hostBefore(text: string, dotAt: number, ending: string) {
  const window = text.slice(Math.max(0, dotAt - NEAR), dotAt)
  const labels = [/[\p{L}]+$/u.exec(ending)?.[0] ?? '']
  let at = window.length
  const signs = ending.slice(0, ending.length - (labels[0]?.length ?? 0))
  let isSpoken = signs.includes('dot') || /[[({<]/.test(signs)
  let isWide = signs !== '.' && !isSpoken
  let first = -1
  while (labels.length < 7) {
    const label = LABEL_BEFORE.exec(window.slice(0, at))?.[0]
    if (label === undefined) break
    labels.unshift(label)
    at -= label.length
    first = at
    const dot = DOT_BEFORE.exec(window.slice(Math.max(0, at - 12), at))
    if (dot === null || dot.groups?.['wide'] !== undefined) break
    isSpoken ||= dot.groups?.['spoken'] !== undefined
    at -= dot[0].length
  }
  if (first < 0) isWide = true
  const start = dotAt - window.length + Math.max(first, 0)
  return { start, host: first < 0 ? null : labels.join('.'), isSpoken, isWide }
}

/** "GitHub: jane-doe": a handle is masked if the text announces an account, otherwise only if it looks like one. */
function findAccounts(text: string, isOwn: (text: string) => boolean): Span[] {
  return Array.from(text.matchAll(CUE)).flatMap(({ 0: found, index, groups }): Span[] => {
    const handle = (groups?.['handle'] ?? '').replace(/[._#-]+$/, '')
    const start = index + found.length - (groups?.['handle'] ?? '').length
    const end = start + handle.length
    const isAlone = /^\s{0,3}(?:$|[\n,;|)•·]|\.(?:\s|$))/.test(text.slice(end, end + 5))
    const looksSo = /^@|\d|[._#]|-\w+-/.test(handle) && !/^\d+$/.test(handle)
    const isNamed = ![undefined, '-'].includes(groups?.['sign']) && isAlone && !isOrdinary(handle)
    const isPlace = /^(?:ci|actions|pages|copilot|flow|api|apis|issues|sso|oauth|bot|bots|ads|enterprise)/.test(handle)
    if (handle.length < 3 || isPlace)
      return isOwn(handle) && handle.length > 1 ? [{ start, end, label: '[contact]' }] : []
    return isOwn(handle) || (isNamed && looksLikeOne(handle)) || (looksSo && groups?.['sign'] !== undefined)
      ? [{ start, end, label: '[contact]' }]
      : []
  })
}

const looksLikeOne = (handle: string): boolean =>
  !/^(?:yes|no|none|n\/a|available|on request|active|private)$/.test(handle)

const NUMBER = /(?<![\p{L}\p{N}.,])[+(]{0,2}\d(?:[ \t().\-/_|*~\u00b7\u2022]{0,4}\d){5,40}(?![\p{L}\p{N}])/gu
const PHONE_CUE =
  /(?:tel|telefon|telephone|phone|fon|mobile|mobil|cell|handy|call|whatsapp|viber|signal|sms|text me|text|fax|m|t|p|☎|📞|📱)\W{0,3}(?:(?:at|on|me|number|no|is|nr)\W{1,3}){0,3}$/u
const MIN_DIGITS = 9
const MIN_DIGITS_CUED = 6
const DATES =
  /(?<!\d)(?:(?:19|20)\d\d[-./](?:0?[1-9]|1[0-2])(?:[-./](?:0?[1-9]|[12]\d|3[01]))?|(?:(?:0?[1-9]|[12]\d|3[01])[-./])?(?:0?[1-9]|1[0-2])[-./](?:19|20)\d\d|(?:19|20)\d\d)(?!\d)/g

function findNumbers(text: string): Span[] {
  return Array.from(text.matchAll(NUMBER)).flatMap(({ 0: found, index }): Span[] => {
    const isCued = PHONE_CUE.test(text.slice(Math.max(0, index - 30), index))
    return isPhone(found, isCued) ? [{ start: index, end: index + found.length, label: '[contact]' }] : []
  })
}

function isPhone(written: string, isCued: boolean): boolean {
  const digits = written.replace(/\D/g, '').length
  if (digits < (isCued ? MIN_DIGITS_CUED : MIN_DIGITS)) return false
  if (/^[+(]*(?:\+|00)/.test(written)) return true
  const others = written.replace(DATES, '').replace(/\D/g, '').length
  if (others < MIN_DIGITS_CUED) return false
  const groups = written.split(/\D+/).filter((group) => group !== '')
  const isAddress = groups.length === 4 && groups.every((group) => Number(group) < 256) && /^[\d.]+$/.test(written)
  const isThousands =
    groups.length > 1 &&
    groups.slice(1).every((group) => group.length === 3) &&
    !/^[+(0]/.test(written) &&
    /000$/.test(written)
  return !isAddress && !isThousands
}

const SPOKEN_DIGITS =
  /(?<![\p{L}])(?:(?:plus|double|triple|zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|funf|sechs|sieben|acht|neun)[\s,.\-–]{1,3}){6,30}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun)(?![\p{L}])/gu

const findSpokenNumbers = (text: string): Span[] =>
  Array.from(text.matchAll(SPOKEN_DIGITS), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    label: '[contact]' as const,
  }))
