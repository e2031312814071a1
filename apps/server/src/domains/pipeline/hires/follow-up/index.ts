// The time after the first day: check-ins, the end, replacement or refund.

export { refundHire, replaceHire, requestReplacement } from './decide-on-replacement.ts'
export { confirmHire, endHire } from './end-hire.ts'
export { answerCheckIn, rateHire } from './record-check-in.ts'
export { watchHires } from './watch-hires.ts'
