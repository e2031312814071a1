import { TextLink } from '@assay/ui/link'
import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LatestAudit } from '../../domains/bias-audits/published-audits.tsx'
import { GuestSearchBox } from '../../domains/content/guest-search-box.tsx'
import { askAsGuest } from '../../domains/content/guest-start.mutations.ts'
import { fewSamples, findSkills, guestAllowance } from '../../domains/content/guest-start.queries.ts'
import { Home } from '../../domains/content/home.tsx'
import { publicFigures } from '../../domains/identity/public-figures.queries.ts'
import { deviceZone } from '../../platform/zones.ts'

export const Route = createFileRoute('/_anonymous/')({
  staticData: { access: 'guestOnly' },
  component: HomePage,
})

function HomePage() {
  const zone = deviceZone()
  const figures = useQuery(publicFigures(zone))
  return <Home figures={figures.isError ? null : figures.data} zone={zone} search={<GuestSearch />} audit={<Audit />} />
}

const Audit = () => <LatestAudit more={<TextLink render={<Link to="/fairness" />}>All published audits</TextLink>} />

function GuestSearch() {
  const [skillText, setSkillText] = useState('')
  const allowance = useQuery(guestAllowance())
  const samples = useQuery(fewSamples())
  const skills = useQuery(findSkills(skillText))
  const navigate = useNavigate()
  const ask = useMutation({
    ...askAsGuest(),
    onSuccess: ({ id, door }) => {
      const page: string =
        door === 'skill'
          ? `/anonymous-candidate-search-skill/${id}`
          : `/candidate-anonymous-search/search-by-job-desc?search=${id}`
      void navigate({ href: page })
    },
  })
  return (
    <GuestSearchBox
      searchesLeft={allowance.data?.searchesLeft ?? null}
      samples={samples.isError ? [] : samples.data}
      skills={{
        options: skillText.trim() === '' ? [] : (skills.data ?? []),
        searching: skills.isFetching,
        onSearch: setSkillText,
      }}
      busy={ask.isPending}
      error={ask.error}
      onAsk={ask.mutate}
    />
  )
}
