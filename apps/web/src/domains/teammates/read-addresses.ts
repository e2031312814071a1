/** The addresses of a pasted list; “Ada Lovelace <ada@example.com>” counts as one. */
export function readAddresses(text: string): string[] {
  return text
    .replaceAll(/[^\s,;<>]*\s*<([^<>\s]+@[^<>\s]+)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .map((each) => each.replaceAll(/^[<"']+|[>"'.]+$/g, '').toLowerCase())
    .filter((each) => each.includes('@') || (each !== '' && !/^[\p{L}-]+$/u.test(each)))
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** Those at a domain that no member uses. */
export function outsideAddresses(emails: readonly string[], known: readonly string[]): string[] {
  if (known.length === 0) return []
  const domains = new Set(known.map(domainOf))
  return emails.filter((email) => email.includes('@') && !domains.has(domainOf(email)))
}
