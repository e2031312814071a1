import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { useMergeTag } from './shortlisteds.mutations.ts'
import { tagsQuery } from './shortlisteds.queries.ts'

/** The company's tags; duplicates can be merged. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(tagsQuery())
  const merge = useMergeTag()
  return (
    <Dialog open onOpenChange={onClose} title="Tags" width="narrow">
      <Region query={query}>
        {(tags) =>
          tags.length === 0 ? (
            <EmptyState>Select or open candidates to tag them.</EmptyState>
          ) : (
            <Table label="Company tags">
              <thead>
                <tr>
                  <HeadCell>Tag</HeadCell>
                  <HeadCell numeric>Candidates</HeadCell>
                  <HeadCell>Merge</HeadCell>
                </tr>
              </thead>
              <tbody>
                {tags.map((tag) => (
                  <Row key={tag.id}>
                    <Cell>{tag.name}</Cell>
                    <Cell numeric>{formatCount(tag.used, 'entry', 'entries')}</Cell>
                    <Cell>
                      <Select
                        label={`Merge ${tag.name} into`}
                        labelHidden
                        controlSize="small"
                        value=""
                        placeholder="Merge into…"
                        disabled={tags.length < 2 || merge.isPending}
                        options={tags
                          .filter(({ id }) => id !== tag.id)
                          .map(({ id, name }) => ({ value: id, label: name }))}
                        onChange={(event) =>
                          event.target.value !== '' && merge.mutate({ id: tag.id, intoId: event.target.value })
                        }
                      />
                    </Cell>
                  </Row>
                ))}
              </tbody>
            </Table>
          )
        }
      </Region>
    </Dialog>
  )
}
