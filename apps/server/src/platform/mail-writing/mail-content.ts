/** The content of a mail, from which both the HTML and the plain text are written. */
export interface MailContent {
  /** The title of the HTML; the subject if absent. */
  readonly heading?: string
  readonly greeting: string
  /** Before the button. */
  readonly before: readonly MailPart[]
  readonly button?: MailLink | undefined
  readonly after?: readonly MailPart[] | undefined
  /** Further ways, below. */
  readonly links?: readonly [] | readonly [MailLink] | readonly [MailLink, MailLink]
  /** Why the reader gets this mail, or what not to do with it. */
  readonly foot?: string | undefined
}

export interface MailLink {
  readonly label: string
  readonly address: string
}

export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }

export const say = (text: string): MailPart => ({ kind: 'text', text })
export const quote = (text: string): MailPart => ({ kind: 'quote', text })
export const list = (items: readonly string[]): MailPart => ({ kind: 'list', items })

/** Facts that are not known have no row. */
export const facts = (...rows: readonly (readonly [label: string, value: string | null])[]): MailPart => ({
  kind: 'facts',
  rows: rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const])),
})

/** The visible sender of a mail: a company, or Assay itself. */
export interface MailBrand {
  readonly name: string
  /** White text on it is readable: see `isReadableAccent`. null: the color of Assay. */
  readonly accent: string | null
  readonly logo: { readonly mediaType: string; readonly content: Buffer } | null
}

export const OWN_BRAND: MailBrand = { name: 'Assay', accent: null, logo: null }

/** Under mails with a link by which the reader acts. */
export const PERSONAL = 'This link is personal. Please don’t forward it.'
