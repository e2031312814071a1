import type { SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'

interface OnePersonNoticeProps {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
  busy?: boolean
}

/** How a text was read that may be of one person, and the other reading. */
export function OnePersonNotice({ criteria, onChange, busy = false }: OnePersonNoticeProps) {
  const { textWords } = criteria
  if (textWords === undefined) return null
  const { first } = textWords
  return (
    <Notice
      tone={first ? 'accent' : 'plain'}
      title={first ? 'Read as one person’s profile' : 'Read as a description of a role'}
      action={
        <Button
          size="small"
          busy={busy}
          onClick={() => onChange({ ...criteria, textWords: { ...textWords, first: !first } })}
        >
          {first ? 'Search for a role instead' : 'Find one person instead'}
        </Button>
      }
    >
      {first
        ? 'Candidates who use most of these words come first, before all criteria.'
        : 'The words could also describe one person’s profile.'}
    </Notice>
  )
}
