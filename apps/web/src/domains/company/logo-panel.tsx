import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { LogoField } from '../../platform/logo-field.tsx'
import { LogoPicture } from '../../platform/logo-picture.tsx'
import { useChangeLogo } from './company.mutations.ts'
import { type Company, logoQuery } from './company.queries.ts'
import { ownersNote } from './owners-note.ts'

export function LogoPanel({ company }: { company: Company }) {
  const change = useChangeLogo(company.id)
  const logo = useQuery(logoQuery(company))
  return (
    <Panel title="Logo" note={ownersNote(company.mayChange)}>
      <LogoField hasLogo={company.hasLogo} mayChange={company.mayChange} change={change}>
        <LogoPicture src={logo.data} of={company.name} />
      </LogoField>
    </Panel>
  )
}
