import { hash, verify } from '@node-rs/argon2'

const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } // OWASP's first recommendation for argon2id

let stranger: Promise<string> | undefined

/** Argon2id with the parameters above; the salt is in the hash. */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Takes equally long for an unknown address as for a wrong password, so that timing reveals nothing. */
export async function isPasswordOf(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  stranger ??= hashPassword('no one has this password')
  const isRight = await verify(passwordHash ?? (await stranger), password)
  return isRight && passwordHash != null
}
