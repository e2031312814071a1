export const accountParts = ['company', 'hiring', 'access', 'webhooks', 'data'] as const
export type AccountPart = (typeof accountParts)[number]

export const isAccountPart = (value: unknown): value is AccountPart =>
  (accountParts as readonly unknown[]).includes(value)

export const accountPartLabels: Readonly<Record<AccountPart, string>> = {
  company: 'Company',
  hiring: 'Hiring',
  access: 'Sign-in',
  webhooks: 'Webhooks',
  data: 'Data',
}
