import { z } from 'zod'

/** The six digits of an authenticator app. */
export const totpCode = z
  .string()
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'Enter the six digits of your authenticator app.')

/** One of the ten codes that were shown when the second factor was turned on. */
export const recoveryCode = z
  .string()
  .overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .regex(/^[0-9A-Z]{10}$/, 'Enter a recovery code such as ABCDE-12345.')

/** What a browser's WebAuthn interface answered; the server checks it against the challenge. */
export const passkeyAnswer = z.object({
  challengeId: z.uuid(),
  response: z
    .record(z.string().max(60), z.unknown())
    .refine((response) => typeof response['id'] === 'string' && response['id'].length <= 1400, 'This isn’t a passkey.'),
})

/** One proof of the caller's identity. */
export const identityProof = z
  .object({
    currentPassword: z.string().min(1, 'Your password is required.').max(128),
    code: totpCode,
    recoveryCode,
    passkey: passkeyAnswer,
  })
  .partial()
  .refine((proof) => Object.values(proof).filter((each) => each !== undefined).length === 1, {
    message: 'Enter a password, code, recovery code or passkey.',
  })
export type IdentityProof = z.output<typeof identityProof>
