/** Saves bytes already in memory as a file. */
export function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Letters and digits of every script, so that no name becomes an empty one. */
export const fileNameOf = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')

/** The name of a file that holds how things stand today. */
export const datedFileName = (name: string, ending: string): string =>
  `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`
