import { createFileRoute } from '@tanstack/react-router'
import { Pricing } from '../../domains/billing/pricing.tsx'

interface Address {
  billed?: 'year' | undefined
  currency?: string | undefined
}

export const Route = createFileRoute('/_anonymous/pricing')({
  staticData: { title: 'Pricing', access: 'noLogin' },
  validateSearch: (search): Address => ({
    ...(search['billed'] === 'year' && { billed: 'year' }),
    ...(/^[A-Z]{3}$/.test(String(search['currency'])) && { currency: String(search['currency']) }),
  }),
  component: PricingPage,
})

function PricingPage() {
  const { billed, currency } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Pricing
      view={{ interval: billed ?? 'month', currency: currency ?? null }}
      onView={(view) =>
        void navigate({
          replace: true,
          search: {
            ...(view.interval === 'year' && { billed: 'year' }),
            ...(view.currency !== null && { currency: view.currency }),
          },
        })
      }
    />
  )
}
