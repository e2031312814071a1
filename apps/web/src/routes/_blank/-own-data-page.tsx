import { OwnGroups } from '../../domains/bias-audits/own-groups.tsx'
import { OwnData } from '../../domains/contact-requests/own-data.tsx'
import type { LinkPageProps } from '../../platform/candidate-link.ts'

export function OwnDataPage(props: LinkPageProps) {
  return (
    <OwnData {...props}>
      <OwnGroups token={props.token} />
    </OwnData>
  )
}
