// The kernel's loops in AssemblyScript, their only source: `npm run build:kernel` compiles them to SIMD WebAssembly.
// `src/kernel/kernel.ts` documents each of them.
export { mark, markByCode, markByRange, markEntries } from './marks'
export {
  addCoded,
  addEntries,
  addHeld,
  clearPoints,
  keepAbove,
  keepScored,
  raiseCoded,
  raiseEntries,
  raiseHeld,
  tally,
} from './points'
export {
  clear,
  copy,
  countFunnel,
  countIntersection,
  countMarked,
  countStretches,
  intersect,
  list,
  remove,
  spread,
  union,
} from './sets'
export { addItem, addSliced, countSliced, markGrades, markSliced, moveCounted, sliceGrades } from './slices'
