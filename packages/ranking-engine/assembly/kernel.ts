// The kernel's loops in AssemblyScript, their only source: `npm run build:kernel` compiles them to SIMD WebAssembly.
// `src/kernel/kernel.ts` says what each of them does.
export { mark, markByCode, markByRange, markEntries } from './marks'
export {
  addCoded,
  addEntries,
  addHeld,
  forget,
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
  countMarked,
  countShared,
  countStretches,
  intersect,
  list,
  remove,
  sift,
  spread,
  unite,
} from './sets'
export { addItem, addSliced, countSliced, markGrades, markSliced, moveCounted, sliceGrades } from './slices'
