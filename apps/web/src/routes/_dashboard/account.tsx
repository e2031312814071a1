import { createFileRoute } from '@tanstack/react-router'
import { CompanySettings } from '../../domains/company/company-settings.tsx'
import { SignInPanel } from '../../domains/company/sign-in/index.ts'
import { useConfirmedIdentity } from '../../domains/identity/proof/index.ts'
import { OfferTemplates } from '../../domains/offers/offer-templates.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/account')({
  staticData: { title: 'Company settings', permission: 'company.settings', forEmployers: true },
  component: AccountPage,
})

/** Sections of other domains are mounted here, between the settings and the excluded employers. */
function AccountPage() {
  const { user } = useSession()
  const { run, dialog } = useConfirmedIdentity()
  return (
    <CompanySettings mayExport={mayDo(user, 'export.tenant')}>
      {(mayDo(user, 'offer.draft') || mayDo(user, 'offer.approve')) && <OfferTemplates />}
      {mayDo(user, 'role.assign') && <SignInPanel run={run} dialog={dialog} />}
    </CompanySettings>
  )
}
