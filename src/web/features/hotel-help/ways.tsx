import { useState, type ReactNode } from 'react'
import type { Booking } from '#contract/bookings.ts'
import { canAskForHelp, helpWindow } from '#domain/hotel-help/help-window.ts'
import { SITE } from '#domain/site.ts'
import { anotherRoomPath, hotelHelpPath } from '#web/lib/booking-paths.ts'
import { Link } from '#web/lib/navigation/link.tsx'
import { useNavigate } from '#web/lib/navigation/navigation.ts'
import { myBookingsPath } from '#web/lib/paths.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useFocusOnMount } from '#web/ui/use-focus-on-mount.ts'
import type { HelpPresses } from './use-help-presses.ts'
import { Telling } from './unsafe.tsx'
import * as t from '#words/hotel-help.ts'
import { momentWords } from '#words/times.ts'

type WaysProps = { booking: Booking; presses: HelpPresses }

/** Shows the four ways, each with one press. Outside the time for help, shows only our phone. */
export function Ways({ booking, presses }: WaysProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const [isTelling, setTelling] = useState(false)
  const move = useNavigate()
  const period = { start: new Date(booking.checkin_date), end: new Date(booking.leaves_at) }
  const isOpen = canAskForHelp({ status: booking.status, period }, serverNow())
  const feelUnsafe = async () => {
    setTelling(true)
    if (await presses.ask({ kind: 'unsafe' })) await move(hotelHelpPath(booking.id, 'unsafe'))
  }
  if (isTelling) return <Telling presses={presses} onAgain={() => void feelUnsafe()} />
  return (
    <main id="main" className="wrap hotel-help">
      <h1 tabIndex={-1} ref={heading}>
        {t.helpAtHotel}
      </h1>
      {isOpen ? (
        <>
          <p>{t.whatIsHappening}</p>
          <ul className="help-ways">
            <TurnedAway booking={booking} />
            <WayLink
              to={hotelHelpPath(booking.id, 'money')}
              icon="indian-rupee"
              name={t.moreMoney}
              line={t.moreMoneyLine}
            />
            <WayLink to={hotelHelpPath(booking.id, 'room')} icon="camera" name={t.notAsShown} line={t.notAsShownLine} />
            <li>
              <button type="button" className="help-way calm" onClick={() => void feelUnsafe()}>
                <WayWords icon="siren" name={t.unsafe} line={t.unsafeLine} />
              </button>
            </li>
          </ul>
        </>
      ) : (
        <NotNow period={helpWindow(period)} />
      )}
      <a className="button quiet big" href={SITE.supportPhoneLink}>
        <Icon name="phone" />
        {t.dayAndNight(SITE.supportPhone)}
      </a>
      <LinkButton to={myBookingsPath()}>{t.yourBooking}</LinkButton>
    </main>
  )
}

const NotNow = ({ period: { from, until } }: { period: { from: Date; until: Date } }) => (
  <Notice>{t.notNow(momentWords(from), momentWords(until))}</Notice>
)

type WayWordsProps = { icon: IconName; name: string; line: ReactNode }

const WayWords = ({ icon, name, line }: WayWordsProps) => (
  <>
    <span className="help-way-mark">
      <Icon name={icon} />
    </span>
    <span>
      <b>{name}</b>
      <span className="soft">{line}</span>
    </span>
    <Icon name="chevron-right" />
  </>
)

const WayLink = ({ to, ...way }: WayWordsProps & { to: string }) => (
  <li>
    <Link className="help-way" to={to}>
      <WayWords {...way} />
    </Link>
  </li>
)

/** Leads guests who are turned away to the page for that, or says why it is too late. */
function TurnedAway({ booking: { id, actions, relocation } }: { booking: Booking }) {
  const canSay = actions.includes('turned_away') || (relocation !== null && relocation.outcome === null)
  if (canSay) return <WayLink to={anotherRoomPath(id)} icon="door-open" name={t.turnedAway} line={t.turnedAwayLine} />
  return (
    <li>
      <span className="help-way" aria-disabled="true">
        <WayWords icon="door-open" name={t.turnedAway} line={t.tooLateToBeTurnedAway} />
      </span>
    </li>
  )
}
