import type { Booking } from '#contract/bookings.ts'
import type { HelpCase } from '#contract/hotel-help.ts'
import { DESK_HELP_MINUTES, MAX_HELP_PHOTOS, OFFICE_HELP_MINUTES } from '#domain/hotel-help/help-case.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ImagePicker } from '#web/ui/image-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Steps, type Step } from '#web/ui/steps.tsx'
import { ClockBox } from './clock-box.tsx'
import { CallUs, clock, HelpFrame, OurAnswers } from './help-parts.tsx'
import { RoomForm } from './room-form.tsx'
import { Solved } from './solved.tsx'
import type { HelpPresses } from './use-help-presses.ts'
import { useRoomPhotos } from './use-room-photos.ts'
import * as common from '#words/common.ts'
import * as t from '#words/hotel-help.ts'

type RoomProps = { booking: Booking; cases: readonly HelpCase[]; presses: HelpPresses }

/** Helps guests whose room is not as shown: shows the form, or what happens to the case. */
export function Room({ booking, cases, presses }: RoomProps) {
  const last = cases.find(({ kind }) => kind === 'not_as_shown')
  if (last && last.at !== 'closed') return <Waiting one={last} presses={presses} />
  return (
    <HelpFrame bookingId={booking.id} title={t.notAsShown}>
      {last && <Notice tone="trust">{last.closed_by === 'office' ? t.closedByUs : t.closedByYou}</Notice>}
      {last && <OurAnswers answers={last.answers} />}
      <RoomForm presses={presses} />
      <CallUs />
    </HelpFrame>
  )
}

const DESK_SAYS = {
  another_room: t.deskGivesRoom,
  put_right: t.deskPutsRight,
  as_shown: t.deskObjects,
  nothing_more: '',
  agreed_extra: '',
} as const

function Waiting({ one, presses }: { one: HelpCase; presses: HelpPresses }) {
  const seen = one.seen_at ? ` ${t.seenAt(clock(one.seen_at))}` : ''
  return (
    <HelpFrame bookingId={presses.bookingId} title={t.deskHasYourPhoto} lead={t.sentAt(clock(one.opened_at)) + seen}>
      {presses.refusal && <Notice tone="danger">{presses.refusal.message}</Notice>}
      {one.answer && <Notice tone={one.at === 'guest' ? 'trust' : 'warn'}>{DESK_SAYS[one.answer]}</Notice>}
      <OurAnswers answers={one.answers} />
      {one.until && one.at === 'desk' && (
        <ClockBox until={one.until} wholeMinutes={DESK_HELP_MINUTES}>
          <p>
            <b>{t.answerDueBy(clock(one.until))}</b>
            <br />
            {t.stayOrWait}
          </p>
        </ClockBox>
      )}
      {one.until && one.at === 'office' && (
        <ClockBox until={one.until} wholeMinutes={OFFICE_HELP_MINUTES.not_as_shown}>
          <p>
            <b>{t.weDecideBy(clock(one.until))}</b>
            <br />
            {t.weCallYou}
          </p>
        </ClockBox>
      )}
      {one.at === 'guest' && <Solved one={one} presses={presses} />}
      <section className="box flow">
        <h2>{t.whatHappensNext}</h2>
        <Steps steps={stepsOf(one)} />
      </section>
      <CallUs />
      {one.photos < MAX_HELP_PHOTOS && <AddPhoto presses={presses} />}
      {one.at !== 'guest' && <Solved one={one} presses={presses} />}
    </HelpFrame>
  )
}

function stepsOf({ photos, fault, seen_at: seenAt, answer, at, until }: HelpCase): Step[] {
  const isSeen = seenAt !== null
  return [
    { label: t.sentPhotos(photos, fault ? t.faults[fault] : ''), state: 'done' },
    { label: t.seenByDesk, state: isSeen ? 'done' : at === 'desk' ? 'now' : 'later' },
    {
      label: (
        <>
          <b>{t.deskOffers}</b>
          <br />
          <span className="soft">{t.orPutsRight}</span>
        </>
      ),
      state: answer !== null ? 'done' : at === 'desk' && isSeen ? 'now' : 'later',
    },
    {
      label: at === 'desk' && until ? t.noAnswerWeDecide(clock(until)) : t.weCallYou,
      state: at === 'office' ? 'now' : 'later',
    },
  ]
}

function AddPhoto({ presses }: { presses: HelpPresses }) {
  const { isAdding, upload } = useRoomPhotos(presses.bookingId, presses.fail)
  const add = async (files: File[]) => {
    const added = await upload(files.slice(0, 1))
    if (added.length > 0) await presses.addPhotos(added.map(({ id }) => id))
  }
  return (
    <ImagePicker busy={isAdding || presses.isBusy} onPick={(files) => void add(files)}>
      <Icon name="camera" />
      {isAdding ? common.loading : t.addAnotherPhoto}
    </ImagePicker>
  )
}
