import { useState } from 'react'
import type { OtherHotel, Relocation } from '#contract/relocations.ts'

import { formatRupees } from '#domain/kernel/money.ts'
import { BillBox } from '#web/ui/bill-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StickyBar } from '#web/ui/sticky-bar.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import { CallUs } from './call-us.tsx'
import { OtherHotelChoice } from './other-hotel-choice.tsx'
import { coveredLines, moneyWords, restWords, waitingWords } from './other-hotel-words.ts'
import type { RelocationActions } from './use-relocation-actions.ts'
import * as common from '#words/common.ts'
import * as t from '#words/another-room.ts'
import { timeWords } from '#words/times.ts'

type ChooseHotelProps = { presses: RelocationActions; told: Relocation }

/** Offers rooms at other hotels to guests who were turned away, or a full refund. */
export function ChooseHotel({ presses, told }: ChooseHotelProps) {
  const [chosenId, choose] = useState<number>()
  const { hotels } = told
  const chosen = hotels.find(({ id }) => id === chosenId) ?? hotels[0]
  const rest = chosen && restWords(chosen, told)
  return (
    <main id="main">
      <div className="wrap another-room">
        <Head told={told} />
        <div className="another-room-part">
          {presses.refusal && <Notice tone="danger">{presses.refusal.message}</Notice>}
          {hotels.length > 0 && (
            <fieldset className="other-hotels">
              <legend className="visually-hidden">{t.hotelsNearYou}</legend>
              {hotels.map((hotel) => (
                <OtherHotelChoice
                  key={hotel.id}
                  hotel={hotel}
                  isChosen={hotel === chosen}
                  onChoose={() => choose(hotel.id)}
                />
              ))}
            </fieldset>
          )}
        </div>
        <div className="another-room-part">
          {chosen?.waits_for_office && <Notice tone="warn">{waitingWords(told.wanted === chosen.id)}</Notice>}
          {rest && <Notice>{rest}</Notice>}
          {chosen && <Bill presses={presses} told={told} hotel={chosen} />}
          <MoneyBack presses={presses} told={told} isFirst={!chosen} />
          <CallUs />
          <Notice tone="trust">{t.noLawStopsTwoAdults}</Notice>
        </div>
      </div>
      {chosen && (
        <StickyBar action={<Take presses={presses} hotel={chosen} className="whitespace-normal" />}>
          <b className="price">{formatRupees(0)}</b>
          <br />
          <span className="soft whitespace-nowrap">{t.extra}</span>
        </StickyBar>
      )}
    </main>
  )
}

/** Requests a full refund with one press, then shows who must agree to it and until when. */
function MoneyBack({ presses, told, isFirst }: { presses: RelocationActions; told: Relocation; isFirst: boolean }) {
  const waits = moneyWords(told.money)
  if (waits !== undefined) return <Notice tone="trust">{waits}</Notice>
  return (
    <>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        disabled={presses.busy !== undefined}
        onClick={() => void presses.takeMoney()}
      >
        <Icon name="undo-2" />
        {presses.busy === 'money' ? common.oneMoment : t.refundInFull(formatRupees(told.paid))}
      </Button>
      {told.compensation !== null && <p className="field-hint">{t.hotelOwesCredit(formatRupees(told.compensation))}</p>}
    </>
  )
}

function Head({ told: { cause, hotel, hotels, checkin_date } }: { told: Relocation }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const who = cause === 'turned_away' ? t.hotelAndTeamKnow(hotel) : t.hotelCannotTakeYou(hotel)
  const rest = hotels.length > 0 ? t.roomsAreFree(hotels.length, timeWords(new Date(checkin_date))) : t.noOtherRoom
  return (
    <div className="another-room-head">
      <h1 tabIndex={-1} ref={heading}>
        {hotels.length > 0 ? t.weHaveAnotherRoom : t.weAreSorry}
      </h1>
      <p className="lead">
        {hotels.length > 0 && `${t.sorry} `}
        {who} {rest}
      </p>
    </div>
  )
}

function Bill({ presses, told, hotel }: ChooseHotelProps & { hotel: OtherHotel }) {
  return (
    <section className="box hidden lg:block" aria-label={t.whatYouPay}>
      <BillBox lines={coveredLines(hotel, told)} />
      <Take presses={presses} hotel={hotel} className="big w-full mt-4" />
    </section>
  )
}

const Take = ({ presses, hotel, className }: { presses: RelocationActions; hotel: OtherHotel; className: string }) => (
  <Button
    variant="primary"
    className={className}
    disabled={presses.busy !== undefined}
    onClick={() => void presses.take(hotel)}
  >
    {presses.busy === 'take' ? common.oneMoment : (hotel.waits_for_office ? t.askForRoomAt : t.takeRoomAt)(hotel.name)}
  </Button>
)
