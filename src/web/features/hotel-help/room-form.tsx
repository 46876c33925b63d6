import { useId, useState, type SubmitEvent } from 'react'
import { MAX_HELP_PHOTOS, MAX_HELP_WORDS, ROOM_FAULTS, type RoomFault } from '#domain/hotel-help/help-case.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import { Shots } from '#web/ui/shots.tsx'
import type { HelpPresses } from './use-help-presses.ts'
import { useRoomPhotos } from './use-room-photos.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-help.ts'
import { addPhoto } from '#words/shots.ts'

/** Asks what is wrong with the room, with photos and, if the guests like, in words. */
export function RoomForm({ presses }: { presses: HelpPresses }) {
  const id = useId()
  const [fault, setFault] = useState<RoomFault>()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const { photos, isAdding, add, remove } = useRoomPhotos(presses.bookingId, presses.fail)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = fault === undefined ? t.chooseFault : photos.length === 0 ? t.addOnePhoto : undefined
    setProblem(missing)
    if (missing !== undefined || isAdding) return
    await presses.ask({ kind: 'not_as_shown', fault: fault ?? null, said, pictures: photos.map((photo) => photo.id) })
  }
  return (
    <form className="flow" onSubmit={(event) => void send(event)} noValidate>
      <section aria-labelledby={`${id}-fault`}>
        <h2 id={`${id}-fault`}>{t.whatIsWrong}</h2>
        <div className="chips mt-2">
          {ROOM_FAULTS.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={fault === each}
              onClick={() => setFault(each)}
            >
              {t.faults[each]}
            </button>
          ))}
        </div>
      </section>
      <section aria-labelledby={`${id}-photos`}>
        <h2 id={`${id}-photos`}>{t.showUs}</h2>
        <p className="soft mb-2">{t.onePhotoIsEnough}</p>
        {photos.length > 0 && <Shots shots={photos} onRemove={remove} />}
        {photos.length < MAX_HELP_PHOTOS && (
          <ImagePicker count="several" busy={isAdding} onPick={(files) => void add(files)}>
            <Icon name="camera" />
            {isAdding ? common.loading : addPhoto}
          </ImagePicker>
        )}
      </section>
      <Field label={<Sentence text={t.anythingElse} />}>
        {(wiring) => (
          <span className="input tall">
            <textarea
              {...wiring}
              rows={3}
              maxLength={MAX_HELP_WORDS}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
            />
          </span>
        )}
      </Field>
      <Notice icon="timer">{t.deskThenWe}</Notice>
      {(problem ?? presses.refusal?.message) && <Notice tone="danger">{problem ?? presses.refusal?.message}</Notice>}
      <Button type="submit" variant="primary" className="big w-full" aria-disabled={presses.isBusy || isAdding}>
        {presses.isBusy ? common.oneMoment : t.sendToDesk}
      </Button>
    </form>
  )
}
