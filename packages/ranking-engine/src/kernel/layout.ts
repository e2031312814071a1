/** Numbers on which the kernel's source and the rest of the engine agree: plain constants, because both compilers read them. */

/** Bytes of a SIMD vector; sets of positions and what is taken from an arena are whole vectors. */
export const VECTOR_BYTES = 16
/** Skill codes run from 1 (0 stays free for "absent"); the codes of self-reported skills come first. */
export const LAST_CLAIMED_CODE = 16
/** Values of the byte that holds a skill's detail: one table of points each for claimed and for verified entries. */
export const DETAILS = 256
/** A posting list that is a bitmap counts its entries once for each group of so many positions, a power of two. */
export const POSITIONS_PER_RANK = 256
/** Counters in one table of a tally: one for each value of a byte. */
export const TALLY = 256
