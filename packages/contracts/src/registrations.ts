import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { defineResource, timestamps } from './resource.ts'
import { ruledSecret, ruledText } from './ruled-text.ts'
import { firstProblem, rules } from './validation-rules.ts'

export const sizeBands = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

export const registrations = defineResource({
  type: 'registrations',
  attributes: z.object({
    email: z.email(),
    fullName: z.string(),
    companyName: z.string(),
    country: z.string(),
    industryId: z.string().nullable(),
    sizeBand: z.enum(sizeBands),
    timezone: z.string(),
    step: z.enum(['person', 'company', 'done']),
    state: z.enum(['started', 'mailSent', 'verified', 'completed']),
    ...timestamps,
  }),
  relationships: { emailVerification: { to: 'email-verifications', many: false } },
})

/** The rules are shared by the form and the API. */
export const registrationRules = {
  fullName: [rules.required(), rules.min(2), rules.max(80), rules.no_address(), rules.one_alphabet()],
  email: [rules.required(), rules.email(), rules.max(254)],
  password: [rules.required(), rules.min(10), rules.max(128)],
  passwordConfirmation: [rules.required(), rules.confirmed({ key: 'password', label: 'Password' })],
  companyName: [rules.required(), rules.min(2), rules.max(200), rules.no_address_beside_name(), rules.one_alphabet()],
  country: [rules.required(), rules.length(2)],
  timezone: [rules.required(), rules.max(64)],
} as const

export const registrationPerson = z.object({
  fullName: ruledText('Full name', ...registrationRules.fullName),
  email: ruledText('Work email', ...registrationRules.email),
  password: ruledSecret('Password', ...registrationRules.password),
  passwordConfirmation: z.string({ error: 'Password confirmation is required.' }),
})

export const registrationCompany = z.object({
  companyName: ruledText('Company', ...registrationRules.companyName),
  country: ruledText('Country', ...registrationRules.country),
  industryId: z.uuid().nullable().default(null),
  sizeBand: z.enum(sizeBands),
  timezone: ruledText('Time zone', ...registrationRules.timezone),
  acceptTerms: z.literal(true),
})

export const register = defineEndpoint({
  method: 'POST',
  path: '/registrations',
  summary: 'Creates an employer account and sends a verification email. Guest searches of this browser are kept.',
  admission: 'guest',
  body: registrationPerson.extend(registrationCompany.shape).check((context) => {
    const { value } = context
    const { passwordConfirmation: checks } = registrationRules
    const message = firstProblem('Password confirmation', value.passwordConfirmation, checks, value)
    if (message === null) return
    context.issues.push({ code: 'custom', message, path: ['passwordConfirmation'], input: value.passwordConfirmation })
  }),
  bodyType: 'registrations',
  answers: { kind: 'resource', of: registrations },
  status: 201,
  errors: ['validation.invalid', 'request.rate-limited'],
})

export const emailVerifications = defineResource({
  type: 'email-verifications',
  attributes: z.object({
    maskedEmail: z.string().meta({ description: 'For example "a…@acme.test".' }),
    state: z.enum(['pending', 'verified', 'expired', 'superseded']),
    expiresAt: z.iso.datetime(),
    resendAfter: z.iso
      .datetime()
      .meta({ description: 'The earliest time for another email: 60 s after the last one.' }),
    sendsLeft: z.int(),
    ...timestamps,
  }),
  relationships: {},
})

/** The mail links to /emailVerification/{id}#{token}. A GET changes nothing; the page posts the token. */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/email-verifications/{id}/actions/confirm',
  summary: 'Verifies an email address with the token from the email; signing in is a separate request',
  admission: 'everyone',
  body: z.object({ token: z.string().min(1).max(200) }),
  bodyType: 'email-verifications',
  answers: { kind: 'resource', of: emailVerifications },
  status: 200,
  errors: ['resource.not-found', 'verification.expired', 'verification.used', 'verification.other-account'],
})

export const resendEmail = defineEndpoint({
  method: 'POST',
  path: '/email-verifications/{id}/actions/resend',
  summary: 'Resends the verification email, to a corrected address if given',
  admission: 'everyone',
  body: z.object({ email: ruledText('Work email', ...registrationRules.email).optional() }),
  bodyType: 'email-verifications',
  answers: { kind: 'resource', of: emailVerifications },
  status: 200,
  errors: ['resource.not-found', 'verification.too-many', 'verification.used', 'validation.invalid'],
})

export const listRegistrations = defineEndpoint({
  method: 'GET',
  path: '/registrations',
  summary: 'The caller’s own registration',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: registrations },
  status: 200,
  errors: ['session.required'],
})

export const listEmailVerifications = defineEndpoint({
  method: 'GET',
  path: '/email-verifications',
  summary: 'The verifications of the caller’s addresses',
  admission: 'session',
  forPeopleOnly: true,
  body: null,
  answers: { kind: 'collection', of: emailVerifications },
  status: 200,
  errors: ['session.required'],
})

export const getEmailVerification = defineEndpoint({
  method: 'GET',
  path: '/email-verifications/{id}',
  summary: 'The status of a verification',
  admission: 'everyone',
  body: null,
  answers: { kind: 'resource', of: emailVerifications },
  status: 200,
  errors: ['resource.not-found'],
})
