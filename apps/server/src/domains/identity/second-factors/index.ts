// Authenticator apps, passkeys and recovery codes.
export { type CodeProof, proveCode } from './prove-code.ts'
export { type PasskeyAnswer, provePasskey } from './prove-passkey.ts'
export {
  deleteOldPasskeyChallenges,
  dropSecondFactors,
  type Factors,
  findFactors,
  listFactorsOf,
} from './second-factors.store.ts'
