import { useState } from 'react'
import type { SavedView } from '#contract/office-views.ts'
import { oneLine } from '#domain/kernel/typed-text.ts'
import { MAX_VIEW_NAME, type ViewedList } from '#domain/office/saved-views.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { formNotice } from '../../kit/form-notice.ts'
import { useMedia } from '../../kit/use-media.ts'
import { isSameFilter, type ListFilter } from '../list-filter.ts'
import { useCall, usePost } from '../office-calls.ts'
import { useOffice } from '../office-context.ts'
import { readyViews, viewAddress } from './viewed-lists.ts'
import './views-bar.css'
import * as common from '#words/common.ts'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/views.ts'

type ViewsBarProps = {
  list: ViewedList
  /** the filter in the address */
  filter: ListFilter
  /** why this filter cannot be saved */
  notSaved?: string | undefined
}

/**
 * Shows the built-in views of a list, the user's own, and those that an admin shares. Saves the filter as a new view.
 */
export function ViewsBar({ list, filter, notSaved }: ViewsBarProps) {
  // On a phone the views scroll sideways, so that the first rows fit on the first screen.
  const hasRoom = useMedia('(min-width: 48em)')
  const asked = useCall('GET /office/views')
  const [open, setOpen] = useState<SavedView | 'new'>()
  const ready = readyViews(list)
  const saved = (asked.value?.views ?? []).filter((view) => view.list === list)
  const shown = saved.find((view) => view.filter !== null && isSameFilter(view.filter, filter))
  const isNew = !shown && !ready.some((view) => isSameFilter(view.filter, filter)) && Object.keys(filter).length > 0
  const close = () => setOpen(undefined)
  const dialog = {
    onClose: close,
    onDone: (after: { views: SavedView[] }) => {
      asked.show(after)
      close()
    },
  }
  const canSave = isNew && notSaved === undefined
  return (
    <>
      {(ready.length > 0 || saved.length > 0 || canSave) && (
        <nav className={hasRoom ? 'chips view-chips' : 'chips scroll view-chips'} aria-label={t.views}>
          {ready.map((view) => (
            <ViewChip key={view.name} to={viewAddress(list, view.filter)} isShown={isSameFilter(view.filter, filter)}>
              {view.words}
            </ViewChip>
          ))}
          {saved.map((view) => (
            <SavedChip key={view.id} view={view} isShown={view === shown} onOpen={() => setOpen(view)} />
          ))}
          {shown?.can_change === true && <Button onClick={() => setOpen(shown)}>{t.changeView}</Button>}
          {canSave && <Button onClick={() => setOpen('new')}>{t.saveView}</Button>}
        </nav>
      )}
      {isNew && notSaved !== undefined && <p className="soft">{notSaved}</p>}
      {open === 'new' && <SaveView list={list} filter={filter} {...dialog} />}
      {open !== undefined && open !== 'new' && <ChangeView key={open.id} view={open} {...dialog} />}
    </>
  )
}

type ViewChipProps = { to: string; isShown: boolean; title?: string | undefined; children: string }

const ViewChip = ({ to, isShown, title, children }: ViewChipProps) => (
  <Link
    className="chip"
    to={to}
    aria-current={isShown ? 'true' : undefined}
    {...(title === undefined ? {} : { title })}
  >
    {children}
  </Link>
)

type SavedChipProps = { view: SavedView; isShown: boolean; onOpen: () => void }

/** Shows a saved view. If its list no longer accepts its filter, the view opens only the dialog that deletes it. */
function SavedChip({ view, isShown, onOpen }: SavedChipProps) {
  const { list, name, filter, saved_by: by, can_change: canChange } = view
  if (filter !== null)
    return (
      <ViewChip to={viewAddress(list, filter)} isShown={isShown} title={by === null ? undefined : t.sharedBy(by)}>
        {name}
      </ViewChip>
    )
  return (
    canChange && (
      <button type="button" className="chip" title={t.outdated} onClick={onOpen}>
        {t.outdatedView(name)}
      </button>
    )
  )
}

type DialogProps = { onClose: () => void; onDone: (after: { views: SavedView[] }) => void }

/** Holds the form state of a view: name and sharing. `read` returns an error for an empty name. */
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

function SaveView({ list, filter, onClose, onDone }: DialogProps & { list: ViewedList; filter: ListFilter }) {
  const form = useViewForm({ name: '', isShared: false })
  const saving = usePost('POST /office/views')
  const notice = formNotice(saving, frame.noticeWords)
  const submit = async () => {
    saving.reset()
    const named = form.read()
    if (!named) return
    const answer = await saving.send({ ...named, list, filter })
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

function ChangeView({ view, onClose, onDone }: DialogProps & { view: SavedView }) {
  const params = { id: view.id }
  const form = useViewForm({ name: view.name, isShared: view.is_shared })
  const changing = usePost('POST /office/views/{id}/change', { params })
  const deleting = usePost('POST /office/views/{id}/delete', { params })
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
          {view.filter === null && <p>{t.outdated}</p>}
          {form.fields(faultOf)}
          <Button variant="danger" aria-disabled={deleting.isBusy} onClick={() => void remove()}>
            {t.deleteView}
          </Button>
        </>
      )}
    </FormDialog>
  )
}
