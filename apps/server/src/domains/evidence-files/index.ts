// Evidence files of jobs and decisions, as the command line verifies them.
export { type Verified, verifyEvidence } from './verify-evidence.ts'
