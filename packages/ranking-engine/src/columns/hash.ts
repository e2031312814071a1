/** Hashes that are equal on every machine; nothing here is secret or adversary-proof. */

/** The finalizer of MurmurHash3 (public domain): every input bit reaches every output bit. */
export function mix32(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A 32-bit hash in the manner of FNV-1a with an extra mixing step; stable over releases, not cryptographic. */
export function hashText(text: string, seed: number): number {
  let hash = seed | 0
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
    hash ^= hash >>> 15
  }
  return mix32(hash ^ text.length)
}
