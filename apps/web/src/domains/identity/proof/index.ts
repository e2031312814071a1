// How a person proves who they are: password, code, passkey.
export { useConfirmedIdentity } from './confirm-identity.tsx'
export { PasskeyButton } from './passkey-button.tsx'
export { canUsePasskeys, createPasskey, isGivenUp, signWithPasskey } from './passkeys.mutations.ts'
export { type ProofKind, proofFields, proofOf } from './proof-fields.ts'
