// Apart from the schema, because the login checks its fields by such rules and loads no schema.

/** Endings of hosts that people know; two letters are a country, except those of titles and files. */
const ENDING =
  '(?!(?:js|ts|jr|sr|md)(?![\\p{L}\\p{N}]))(?:[a-z]{2}|com|org|net|info|biz|name|app|dev|xyz|top|site|online|shop|store|club|link|click|live|life|world|today|news|media|blog|page|tech|cloud|email|digital|agency|studio|website|space|social|support|help|services|work|jobs|careers|team|zip|mov|icu|vip|win|bid|loan|buzz|monster|rest|zone|one|pro|mobi|tel|asia|edu|gov|mil|int|arpa|example|test|invalid|localhost|onion)'
/** Such as "Dr.de": an abbreviation before the dot is not a host name. */
const LABEL =
  '(?<![\\p{L}\\p{N}-])(?!(?:dr|prof|st|mr|mrs|ms|sr|jr|ing|mag|dipl|inc|ltd|no|vs|approx)\\.)[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}]'
const TECHNOLOGY = '(?!(?:asp|vb|ado|ml)\\.net(?![\\p{L}\\p{N}])|(?:socket|draw)\\.io(?![\\p{L}\\p{N}]))'
const HOST = `${TECHNOLOGY}${LABEL}\\.(?:[\\p{L}\\p{N}-]{1,63}\\.){0,4}${ENDING}(?![\\p{L}\\p{N}-])`
const SHORT_HOST =
  '(?<![\\p{L}\\p{N}.])[a-z0-9]\\.(?:(?:com|net|org|io|info|app|dev)(?![\\p{L}\\p{N}-])|[a-z]{2,24}/\\S)'

/** Text that mail programs turn into a link. */
export const WEB_ADDRESS = new RegExp(
  `[a-z][a-z0-9+.-]{1,20}://\\S{0,2000}|(?<![\\p{L}\\p{N}])www\\.\\S{1,2000}|(?:${HOST}|${SHORT_HOST})(?:[/?#]\\S{0,2000})?`,
  'giu',
)
const MAIL_ADDRESS = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]+\./u
const LOOK_ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** As browsers and mail programs read it. */
const readAs = (text: string): string => text.normalize('NFKC').replace(/[。｡]/g, '.')

export const hasAddress = (name: string): boolean => {
  const read = readAs(name)
  return read.match(WEB_ADDRESS) !== null || MAIL_ADDRESS.test(read)
}

/** Such as "Booking.com B.V." or "Salesforce.com Administrator". */
const BEGINS_WITH_HOST = /^\s*(?!www\.)[\p{L}\p{N}-]+\.[a-z]{2,}(?=\s|$)/iu

/** The same for what is no person: many companies and products are called like their site. */
export const hasAddressBesideName = (name: string): boolean => hasAddress(readAs(name).replace(BEGINS_WITH_HOST, ''))

export const mixesAlphabets = (name: string): boolean =>
  (name.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => LOOK_ALIKE.filter((script) => script.test(word)).length > 1)

export const NAME_MESSAGES = {
  address: (field: string): string =>
    `${field} can’t contain a web or email address. Leave out endings such as “.com”.`,
  alphabets: (field: string): string => `${field} mixes two alphabets in one word. Use one of them.`,
}

/** Why this can’t be a person's name, which is printed in mails and lists. */
export function nameProblem(field: string, name: string): string | null {
  if (hasAddress(name)) return NAME_MESSAGES.address(field)
  return mixesAlphabets(name) ? NAME_MESSAGES.alphabets(field) : null
}

/** The same for a company, an agency, a community or a job. */
export function titleProblem(field: string, title: string): string | null {
  if (hasAddressBesideName(title)) return NAME_MESSAGES.address(field)
  return mixesAlphabets(title) ? NAME_MESSAGES.alphabets(field) : null
}
