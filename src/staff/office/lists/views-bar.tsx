import { useState } from 'react'
import type { BookingListQuery, BookingView } from '#contract/office-booking-list.ts'
import { MAX_VIEW_NAME, READY_VIEWS } from '#domain/office/booking-list.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { OFFICE } from '#web/lib/office-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { formNotice } from '../../kit/form-notice.ts'
import { useMedia } from '../../kit/use-media.ts'
import { useCall, usePost } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { isSameFilter, paramsOf } from './booking-filter.ts'
import * as common from '#words/common.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/booking-list.ts'

type Views = readonly BookingView[]

function ViewChip({
  name,
  of,
  filter,
  title,
}: {
  name: string
  of: BookingListQuery
  filter: BookingListQuery
  title?: string
}) {
  return (
    <Link
      className="chip"
      to={OFFICE.bookingsOf(paramsOf(of))}
      aria-current={isSameFilter(of, filter) ? 'true' : undefined}
      {...(title === undefined ? {} : { title })}
    >
      {name}
    </Link>
  )
}

/**
 * Shows the views that everybody has, the user's own, and those that an admin shares. Saves the filter as a new view.
 */
export function ViewsBar({ filter }: { filter: BookingListQuery }) {
  // A phone scrolls the views sideways, so that the first bookings are on the first screen.
  const hasRoom = useMedia('(min-width: 48em)')
  const asked = useCall('GET /office/booking-views')
  const [isOpen, setOpen] = useState(false)
  const views: Views = asked.value?.views ?? []
  const own = views.find((view) => isSameFilter(view.filter, filter))
  const isReady = READY_VIEWS.some((view) => isSameFilter(view.filter, filter))
  const changed = (after: { views: BookingView[] }) => {
    asked.show(after)
    setOpen(false)
  }
  return (
    <nav className={hasRoom ? 'chips view-chips' : 'chips scroll view-chips'} aria-label={t.views}>
      {READY_VIEWS.map((view) => (
        <ViewChip key={view.name} name={t.readyViews[view.name]} of={view.filter} filter={filter} />
      ))}
      {views.map((view) => (
        <ViewChip
          key={view.id}
          name={view.name}
          of={view.filter}
          filter={filter}
          {...(view.saved_by === null ? {} : { title: t.sharedBy(view.saved_by) })}
        />
      ))}
      {own?.can_change === true && <Button onClick={() => setOpen(true)}>{t.changeView}</Button>}
      {!own && !isReady && Object.keys(filter).length > 0 && (
        <Button onClick={() => setOpen(true)}>{t.saveView}</Button>
      )}
      {isOpen && own && <ChangeView view={own} onClose={() => setOpen(false)} onDone={changed} />}
      {isOpen && !own && <SaveView filter={filter} onClose={() => setOpen(false)} onDone={changed} />}
    </nav>
  )
}

type DialogProps = { onClose: () => void; onDone: (after: { views: BookingView[] }) => void }

/** The name and sharing of a view; `read` names the fault of an empty name. */
function useViewForm(before: { name: string; isShared: boolean }) {
  const { me } = useOffice()
  const [typed, setTyped] = useState(before)
  const [isMissing, setMissing] = useState(false)
  const read = () => {
    const name = oneLine(typed.name)
    setMissing(!name)
    return name ? { name, is_shared: typed.isShared } : undefined
  }
  const fields = (faultOf: (field: string) => string | undefined) => (
    <>
      <TextInput
        label={t.viewName}
        hint={t.viewNameHint}
        error={faultOf('name')}
        value={typed.name}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      {me.role === 'admin' && (
        <Tick checked={typed.isShared} onChange={({ target }) => setTyped({ ...typed, isShared: target.checked })}>
          {t.shareView}
        </Tick>
      )}
    </>
  )
  return { read, fields, faults: isMissing ? { name: t.nameMissing } : {} }
}

function SaveView({ filter, onClose, onDone }: DialogProps & { filter: BookingListQuery }) {
  const form = useViewForm({ name: '', isShared: false })
  const saving = usePost('POST /office/booking-views')
  const notice = formNotice(saving, frame.noticeWords)
  const submit = async () => {
    saving.reset()
    const named = form.read()
    if (!named) return
    const answer = await saving.send({ ...named, filter })
    if (answer?.ok) onDone(answer.value)
  }
  return (
    <FormDialog
      title={t.saveView}
      button={t.save}
      isBusy={saving.isBusy}
      notice={{ ...notice, faults: { ...notice.faults, ...form.faults } }}
      closeWords={common.notNow}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {form.fields}
    </FormDialog>
  )
}

function ChangeView({ view, onClose, onDone }: DialogProps & { view: BookingView }) {
  const params = { id: view.id }
  const form = useViewForm({ name: view.name, isShared: view.is_shared })
  const changing = usePost('POST /office/booking-views/{id}/change', { params })
  const deleting = usePost('POST /office/booking-views/{id}/delete', { params })
  const notice = formNotice(changing, frame.noticeWords)
  const failed = formNotice(deleting, frame.noticeWords)
  const submit = async () => {
    changing.reset()
    const named = form.read()
    if (!named) return
    const answer = await changing.send(named)
    if (answer?.ok) onDone(answer.value)
  }
  const remove = async () => {
    const answer = await deleting.send()
    if (answer?.ok) onDone(answer.value)
  }
  return (
    <FormDialog
      title={t.changeView}
      button={t.save}
      isBusy={changing.isBusy || deleting.isBusy}
      notice={{ ...failed, ...notice, faults: { ...notice.faults, ...form.faults } }}
      closeWords={common.notNow}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(faultOf) => (
        <>
          {form.fields(faultOf)}
          <Button variant="danger" aria-disabled={deleting.isBusy} onClick={() => void remove()}>
            {t.deleteView}
          </Button>
        </>
      )}
    </FormDialog>
  )
}
