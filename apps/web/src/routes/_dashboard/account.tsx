import { createFileRoute } from '@tanstack/react-router'
import { type AccountPart, isAccountPart } from '../../domains/company/account-parts.ts'
import { ClosingPanel } from '../../domains/company/closing/index.ts'
import { CompanySettings } from '../../domains/company/company-settings.tsx'
import { SignInPanel } from '../../domains/company/sign-in/index.ts'
import { useConfirmedIdentity } from '../../domains/identity/proof/index.ts'
import { OfferTemplates } from '../../domains/offers/offer-templates.tsx'
import { CompanyWebhooks } from '../../domains/webhooks/index.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/account')({
  staticData: { title: 'Company settings', permission: 'company.settings', forEmployers: true },
  validateSearch: (search): { part?: AccountPart | undefined } =>
    isAccountPart(search['part']) && search['part'] !== 'company' ? { part: search['part'] } : {},
  component: AccountPage,
})

/** Sections of other domains are mounted here. */
function AccountPage() {
  const { user } = useSession()
  const { run, dialog } = useConfirmedIdentity()
  const { part = 'company' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <>
      <CompanySettings
        part={part}
        onPart={(next) => void navigate({ search: next === 'company' ? {} : { part: next }, replace: true })}
        mayExport={mayDo(user, 'export.tenant')}
        offerLetters={(mayDo(user, 'offer.draft') || mayDo(user, 'offer.approve')) && <OfferTemplates />}
        signIn={mayDo(user, 'role.assign') && <SignInPanel run={run} />}
        webhooks={mayDo(user, 'export.tenant') && <CompanyWebhooks />}
        closing={
          mayDo(user, 'company.delete') && <ClosingPanel run={run} onClosed={() => void navigate({ to: '/logout' })} />
        }
      />
      {dialog}
    </>
  )
}
