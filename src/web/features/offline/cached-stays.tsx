import { useState } from 'react'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { useCachedVouchers } from '#web/features/bookings/voucher/use-cached-vouchers.ts'
import Voucher from '#web/features/bookings/voucher/voucher.tsx'
import { HoldUp } from '#web/features/hotel-help/hold-up.tsx'
import { useQuery } from '#web/lib/navigation/navigation.ts'
import { withoutLanguage } from '#web/lib/paths.ts'
import { SITE_PATHS } from '#domain/site-pages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as help from '#words/hotel-help.ts'
import * as t from '#words/offline.ts'

/** Lists stays whose voucher works offline. Renders nothing if there are none. */
export default function CachedStays() {
  const vouchers = useCachedVouchers()
  const [opened, setOpened] = useState<VoucherBooking>()
  const [held, setHeld] = useState<VoucherBooking | 'none'>()
  const wanted = useWantedSign(vouchers)
  const sign = held ?? wanted ?? 'none'
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 className="small-heading" id="kept">
        {t.yourNextStays(vouchers.length)}
      </h2>
      <ul className="booking-list">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <KeptStay voucher={voucher} onOpen={setOpened} onHoldUp={setHeld} />
          </li>
        ))}
      </ul>
      <p className="soft mt-4">{t.savedOnThisDevice}</p>
      {opened && <Voucher booking={opened} onClose={() => setOpened(undefined)} />}
      {sign !== 'none' && (
        <Dialog title={help.holdThisUp} leaving={{ closable: true, onClose: () => setHeld('none') }}>
          <HoldUp booking={sign}>
            <p>{help.offlineSign}</p>
          </HoldUp>
        </Dialog>
      )}
    </section>
  )
}

/** Finds the stay whose help page the guests opened or reloaded without a network, to show it to the desk. */
function useWantedSign(vouchers: readonly VoucherBooking[]): VoucherBooking | undefined {
  const [path = '', query] = (useQuery().get('to') ?? '').split('?', 2)
  const wanted = new URLSearchParams(query)
  if (withoutLanguage(path) !== SITE_PATHS.hotelHelp || wanted.get('way') !== 'money') return undefined
  return vouchers.find(({ id }) => id === wanted.get('booking'))
}

type KeptStayProps = {
  voucher: VoucherBooking
  onOpen: (voucher: VoucherBooking) => void
  onHoldUp: (voucher: VoucherBooking) => void
}

function KeptStay({ voucher, onOpen, onHoldUp }: KeptStayProps) {
  const { short_id, hotel, checkin_date, leaves_at } = voucher
  return (
    <article className="box booking-card" aria-label={t.booking(short_id)}>
      <div>
        <p className="soft digits">
          <Sentence text={t.bookingNumber(short_id)} />
        </p>
        <h3 lang={foreignLanguageOf(hotel.name)}>{hotel.name}</h3>
        <p className="soft">{addressOf(hotel)}</p>
      </div>
      <StayWhen period={{ start: new Date(checkin_date), end: new Date(leaves_at) }} />
      <Button className="w-full" aria-haspopup="dialog" onClick={() => onOpen(voucher)}>
        <Icon name="id-card" />
        <Sentence text={t.voucherOfBooking(short_id)} />
      </Button>
      {voucher.bill && (
        <Button className="w-full" aria-haspopup="dialog" onClick={() => onHoldUp(voucher)}>
          <Icon name="indian-rupee" />
          {help.moreMoney}
        </Button>
      )}
    </article>
  )
}
