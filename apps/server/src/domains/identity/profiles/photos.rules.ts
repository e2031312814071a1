export type PhotoMediaType = 'image/png' | 'image/jpeg' | 'image/webp'

export interface PictureFacts {
  readonly mediaType: PhotoMediaType
  readonly width: number
  readonly height: number
}

export const MAX_PHOTO_BYTES = 1024 * 1024
const MAX_SIDE_LENGTH = 2000

export const examinePhoto = (content: Buffer): PictureFacts | string => examinePicture(content, MAX_PHOTO_BYTES)

const MAX_LOGO_BYTES = 512 * 1024

/** The logo of a company or an agency. */
export const examineLogo = (content: Buffer): PictureFacts | string => examinePicture(content, MAX_LOGO_BYTES)

/** The facts about a valid picture, or the reason why it cannot be used. The content decides, not the file name. */
function examinePicture(content: Buffer, maxBytes: number): PictureFacts | string {
  if (content.length > maxBytes) return `The image is larger than ${sizeOf(maxBytes)}. Choose a smaller one.`
  const facts = readPng(content) ?? readJpeg(content) ?? readWebp(content)
  if (facts === null) return 'Choose a PNG, JPEG or WebP image.'
  const isSmall = facts.width <= MAX_SIDE_LENGTH && facts.height <= MAX_SIDE_LENGTH
  return isSmall && facts.width > 0 && facts.height > 0
    ? facts
    : `The image has ${facts.width} × ${facts.height} pixels. Choose one of up to ${MAX_SIDE_LENGTH} × ${MAX_SIDE_LENGTH}.`
}

const sizeOf = (bytes: number): string => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`)

function readPng(content: Buffer): PictureFacts | null {
  if (content.length < 24 || content.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  return { mediaType: 'image/png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

/** The size is in the frame header; the segments before it are skipped. */
function readJpeg(content: Buffer): PictureFacts | null {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (isFrameHeader(marker))
      return { mediaType: 'image/jpeg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return null
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readWebp(content: Buffer): PictureFacts | null {
  const word = (at: number) => content.toString('latin1', at, at + 4)
  if (content.length < 30 || word(0) !== 'RIFF' || word(8) !== 'WEBP') return null
  const mediaType = 'image/webp'
  if (word(12) === 'VP8X')
    return { mediaType, width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
  if (word(12) === 'VP8L') {
    const bits = content.readUInt32LE(21)
    return { mediaType, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (word(12) !== 'VP8 ') return null
  return { mediaType, width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
}
