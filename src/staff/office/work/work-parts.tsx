import { useState } from 'react'
import type { WorkEntry } from '#contract/office-cases.ts'
import type { WorkState } from '#contract/office-work.ts'
import { formatIstMoment } from '#domain/kernel/ist.ts'
import { MAX_WORK_NOTE } from '#domain/office/work.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WrittenText } from '#web/ui/written-text.tsx'
import { pressNotice } from '../../kit/form-notice.ts'
import { usePost } from '../office-calls.ts'
import { TextArea } from '../text-area.tsx'
import { useDraft } from '../use-draft.ts'
import { snoozeChoices } from './snooze-choices.ts'
import './work.css'
import * as frame from '#words/office/frame.ts'
import * as t from '#words/office/work-of.ts'

export type WorkOf = { workKey: string; state: WorkState; onChange: (state: WorkState) => void }

/** Says who looks after the work, with the buttons to take it, give it back, or take it over. */
export function OwnerLine({ workKey, state: { owner }, onChange }: WorkOf) {
  const taking = usePost('POST /office/work/take', { about: workKey })
  const giving = usePost('POST /office/work/give-back', { about: workKey })
  const fault = pressNotice(taking, frame.noticeWords) ?? pressNotice(giving, frame.noticeWords)
  const take = async () => {
    const answer = await taking.send({ key: workKey, from: owner?.id ?? null })
    if (answer?.ok) onChange(answer.value)
  }
  const giveBack = async () => {
    const answer = await giving.send({ key: workKey })
    if (answer?.ok) onChange(answer.value)
  }
  return (
    <>
      <div className="owner-line">
        <span>
          <span className="soft block">{t.owner}</span>
          {owner === null ? t.nobodyYet : owner.is_me ? t.you : owner.name}
        </span>
        {owner?.is_me ? (
          <Button aria-disabled={giving.isBusy} onClick={() => void giveBack()}>
            {t.giveBack}
          </Button>
        ) : (
          <Button aria-disabled={taking.isBusy} onClick={() => void take()}>
            {owner === null ? t.takeIt : t.takeOver(owner.name)}
          </Button>
        )}
      </div>
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
    </>
  )
}

/** Shows buttons that snooze the work. */
export function SnoozeButtons({ workKey, due, state, onChange }: WorkOf & { due: Date | null }) {
  const putting = usePost('POST /office/work/snooze', { about: workKey })
  const fault = pressNotice(putting, frame.noticeWords)
  const now = serverNow()
  const put = async (until: Date | null) => {
    const answer = await putting.send({ key: workKey, until: until && until.toISOString() })
    if (answer?.ok) onChange(answer.value)
  }
  if (state.snoozed_until !== null)
    return (
      <div className="owner-line">
        <span>{t.putOffUntil(formatIstMoment(new Date(state.snoozed_until), now))}</span>
        <Button aria-disabled={putting.isBusy} onClick={() => void put(null)}>
          {t.backNow}
        </Button>
        {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
      </div>
    )
  return (
    <fieldset className="snooze-choices">
      <legend>{t.bringItBack}</legend>
      {snoozeChoices(due, now).map(({ name, until, isPossible }) => (
        <button
          key={name}
          type="button"
          disabled={!isPossible}
          aria-disabled={putting.isBusy}
          onClick={() => void put(until)}
        >
          {name}
          <span className="soft">{isPossible ? formatIstMoment(until, now) : t.isDueEarlier}</span>
        </button>
      ))}
      {fault !== undefined && <Notice tone="danger">{fault}</Notice>}
    </fieldset>
  )
}

/** Shows a form for a note to colleagues. */
export function NoteForm({ workKey, onChange }: Omit<WorkOf, 'state'>) {
  const [text, write] = useDraft(`note ${workKey}`)
  const [isMissing, setMissing] = useState(false)
  const noting = usePost('POST /office/work/note', { about: workKey })
  const save = async () => {
    setMissing(!text.trim())
    if (!text.trim()) return
    const answer = await noting.send({ key: workKey, text })
    if (!answer?.ok) return
    write('')
    onChange(answer.value)
  }
  const fault = isMissing && !text.trim() ? frame.reasonMissing : pressNotice(noting, frame.noticeWords)
  return (
    <form
      className="flow"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        label={t.note}
        hint={t.noteHint}
        error={fault}
        rows={2}
        maxLength={MAX_WORK_NOTE}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" aria-disabled={noting.isBusy}>
        {t.saveNote}
      </Button>
    </form>
  )
}

/** Shows what colleagues wrote and did, oldest first. */
export function WorkEntries({ entries }: { entries: readonly WorkEntry[] }) {
  if (entries.length === 0) return <p className="soft">{t.noNotes}</p>
  return (
    <ul className="work-entries">
      {entries.map(({ kind, by, at, text }) => (
        <li key={`${at} ${kind}`}>
          <b>{by}</b> <span className="soft">{formatIstMoment(new Date(at), serverNow())}</span>
          <span className="block">
            <EntryWords kind={kind} text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function EntryWords({ kind, text }: Pick<WorkEntry, 'kind' | 'text'>) {
  if (kind === 'snoozed') return t.putOffUntil(formatIstMoment(new Date(text), serverNow()))
  return kind in t.entries ? t.entries[kind as keyof typeof t.entries] : <WrittenText text={text} />
}
