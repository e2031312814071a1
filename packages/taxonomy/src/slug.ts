/** The stable key derived from a name: "Next.js" -> "next-js". */
export function slugOf(name: string): string {
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/&/g, '-and-')
    .replace(/#/g, '-sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The normal form in which spellings are compared: case and repeated spaces are ignored. */
export function spellingKey(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
