import { changePost, postKinds } from '@assay/contracts/communities'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import styles from './communities.module.css'
import { useSavePost } from './communities.mutations.ts'
import type { Post } from './communities.queries.ts'
import { kindLabels } from './community-labels.ts'

interface Draft {
  kind: string
  title: string
  body: string
  startsAt: string
  place: string
  options: string
}

const fields = contractFields(changePost.body, {
  labels: {
    kind: 'Type',
    title: 'Title',
    body: 'Text',
    startsAt: 'Starts at (your time)',
    place: 'Place',
    options: 'Options, one per line',
  },
  shape: ({ startsAt, place, options, ...rest }: Draft) => ({
    ...rest,
    startsAt: rest.kind === 'event' && startsAt !== '' ? new Date(startsAt).toISOString() : null,
    place: rest.kind === 'event' && place !== '' ? place : null,
    options: rest.kind === 'poll' ? linesOf(options) : [],
  }),
})

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** As the input holds it, in the zone of the browser. */
function localTime(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface PostDialogProps {
  communityId: string
  /** null: a new one. */
  post: Post | null
  onClose: () => void
}

export function PostDialog({ communityId, post, onClose }: PostDialogProps) {
  const save = useSavePost()
  const form = useForm({
    fields,
    initial: {
      kind: post?.kind ?? 'update',
      title: post?.title ?? '',
      body: post?.body ?? '',
      startsAt: post?.startsAt == null ? '' : localTime(post.startsAt),
      place: post?.place ?? '',
      options: post?.options.map(({ text }) => text).join('\n') ?? '',
    },
    send: (body) => save.mutateAsync({ id: post?.id ?? null, communityId, body }, { onSuccess: onClose }),
  })
  const { kind } = form.draft
  return (
    <Dialog open onOpenChange={onClose} title={post === null ? 'New post' : 'Edit draft'}>
      <form className={styles.form} {...form.bind}>
        <Select {...form.choice('kind')} options={postKinds.map((value) => ({ value, label: kindLabels[value] }))} />
        <TextField {...form.text('title')} />
        <TextArea {...form.area('body')} rows={7} />
        {kind === 'event' && (
          <div className={styles.pair}>
            <TextField {...form.text('startsAt')} type="datetime-local" />
            <TextField {...form.text('place')} placeholder="An address or a link" />
          </div>
        )}
        {kind === 'poll' && <TextArea {...form.area('options')} rows={4} hint="Two to six." />}
        <FormProblems form={form} />
        <p className={styles.quiet}>Saving sends nothing. Publish the draft to email it to the members.</p>
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Save draft
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
