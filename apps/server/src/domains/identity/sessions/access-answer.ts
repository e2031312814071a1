import { SESSION_SECONDS } from './sessions.rules.ts'

/** How every sign-in answers. */
export const accessAnswer = async (token: Promise<string>) => ({
  access_token: await token,
  token_type: 'Bearer',
  expires_in: SESSION_SECONDS,
})
