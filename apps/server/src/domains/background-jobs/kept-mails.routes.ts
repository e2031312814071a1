import * as contract from '@assay/contracts/kept-mails'
import { AppError } from '../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mayRunInstallation } from './background-jobs.policy.ts'
import { withoutSecrets } from './kept-mails.rules.ts'

/** Mails that went into files instead of to a mail server. */
export function mountKeptMails(routes: Routes, { mailer }: { readonly mailer: Mailer }): void {
  registerEndpoint(routes, contract.listKeptMails, async ({ actor }) => {
    if (!mayRunInstallation(actor)) throw new AppError('permission.denied')
    const kept = (await mailer.listStored?.()) ?? []
    const data = kept.map(({ id, at, to, subject, text }) => ({
      type: 'kept-mails',
      id,
      attributes: { to, subject, text: withoutSecrets(text), createdAt: at, updatedAt: at },
    }))
    return { data, total: data.length, meta: { delivery: mailer.listStored === undefined ? 'smtp' : 'file' } }
  })
}
