import { useState } from 'react'
import type { VoucherBooking } from '#web/features/bookings/voucher-booking.ts'
import { StayWhen } from '#web/features/bookings/stay-when.tsx'
import { useCachedVouchers } from '#web/features/bookings/voucher/use-cached-vouchers.ts'
import Voucher from '#web/features/bookings/voucher/voucher.tsx'
import { foreignLanguageOf } from '#web/ui/language-of.ts'
import { addressOf } from '#web/lib/names-in-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sentence } from '#web/ui/sentence.tsx'
import * as t from '#words/offline.ts'

/** Lists stays whose voucher works offline. Renders nothing if there are none. */
export default function CachedStays() {
  const vouchers = useCachedVouchers()
  const [opened, setOpened] = useState<VoucherBooking>()
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="kept">
      <h2 className="small-heading" id="kept">
        {t.yourNextStays(vouchers.length)}
      </h2>
      <ul className="booking-list">
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <KeptStay voucher={voucher} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      <p className="soft mt-4">{t.savedOnThisDevice}</p>
      {opened && <Voucher booking={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

type KeptStayProps = { voucher: VoucherBooking; onOpen: (voucher: VoucherBooking) => void }

function KeptStay({ voucher, onOpen }: KeptStayProps) {
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
    </article>
  )
}
