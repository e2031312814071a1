import { Confirm } from '@assay/ui/dialog'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { BulkButton } from '../../platform/list-views/selection.tsx'
import type { Selection } from '../../platform/list-views/use-selection.ts'
import { useActOnContacts } from './contact-infos.mutations.ts'
import type { ContactInfo } from './contact-infos.queries.ts'

/** What an employer does with many requests. Details are shared one by one, so agencies answer each request alone. */
export function ContactBulk({ selection }: { selection: Selection<ContactInfo> }) {
  const { rows, clear } = selection
  const [leaving, setLeaving] = useState<readonly ContactInfo[] | null>(null)
  const act = useActOnContacts(() => {
    setLeaving(null)
    clear()
  })
  const those = (name: ContactInfo['mayDo'][number]) => rows.filter(({ mayDo }) => mayDo.includes(name))
  return (
    <>
      <BulkButton
        label="Send reminder"
        to={those('remind')}
        of={rows}
        busy={act.isPending}
        onPress={(contacts) => act.mutate({ act: 'remind', contacts })}
      />
      <BulkButton label="Cancel…" to={those('withdraw')} of={rows} onPress={setLeaving} />
      {leaving !== null && (
        <Confirm
          open
          onOpenChange={() => setLeaving(null)}
          title={`Cancel ${formatCount(leaving.length, 'request')}?`}
          confirmLabel={`Cancel ${formatCount(leaving.length, 'request')}`}
          danger
          busy={act.isPending}
          onConfirm={() => act.mutate({ act: 'withdraw', contacts: leaving })}
        >
          <p>The candidates haven’t seen them. You get the credits back.</p>
        </Confirm>
      )}
    </>
  )
}
