import { ValidationError } from '../../../platform/errors/app-error.ts'
import { assertStrongPassword } from '../../identity/index.ts'

const MIN_PASSWORD_LENGTH = 10

/** For passwords that are set on the command line, where no form checks them. */
export function assertAdminPassword(
  password: string,
  about: { readonly email: string; readonly fullName: string },
): void {
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new ValidationError([
      { field: 'password', message: `the password must have at least ${MIN_PASSWORD_LENGTH} characters` },
    ])
  assertStrongPassword(password, [about.fullName, about.email])
}
