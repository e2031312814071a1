import { z } from 'zod'

/** The part of an email address after the @. */
export const mailDomain = z
  .string()
  .overwrite((text) => text.trim().toLowerCase())
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, 'Enter a domain such as example.com.')
