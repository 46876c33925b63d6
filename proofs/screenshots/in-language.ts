import { inLanguage, type Language } from '../../src/domain/languages.ts'
import { bookThroughCalls, freeHotel, serverNow } from '../../tests/e2e/book-through-calls.ts'
import { deskPages } from '../../tests/e2e/desk-pages.ts'
import { atDesk, demoDeskHotel } from '../../tests/e2e/desk-steps.ts'
import { signedIn } from '../../tests/e2e/guest.ts'
import { wordsIn } from '../../tests/e2e/words-in.ts'
import { istDateOf } from '../../src/domain/kernel/ist.ts'
import type { Album } from './steps.ts'

const EVENING = 3

/** Shows a guest's way to a booking, and the desk, in one language, by that language's addresses and texts. */
export const albumInLanguage =
  (language: Language): Album =>
  async (page, take) => {
    const open = async (name: string, path: string) => {
      await page.goto(inLanguage(language, path), { waitUntil: 'networkidle' })
      await take(name)
    }
    const dialog = page.getByRole('dialog')
    await open('home', '/')
    await page.locator('form').first().getByRole('button').first().click()
    await dialog.first().waitFor()
    await take('finder')
    await open('search', '/hotels-in-pune')
    await open('nothing-found', '/hotels-in-pune?below=300&rated=4.5')
    await open('no-such-page', '/no-such-page')
    await open('check-in', '/how-superfast-checkin-works')
    await open('sign-up', '/sign-up')
    const booker = { page, token: await signedIn(page) }
    const hotel = await freeHotel(booker, {}, [EVENING])
    await open('hotel', `/hotel/${hotel.slug}?slot=${EVENING}`)
    await open('review', `/booking?hotel=${hotel.slug}&slot=${EVENING}`)
    const booking = await bookThroughCalls(booker, hotel)
    await open('confirmed', `/confirm-booking?bookingid=${booking.id}&hotelId=${hotel.id}`)
    const { voucher } = await wordsIn(language, 'bookings/voucher')
    await page.getByRole('button', { name: voucher }).first().click()
    await dialog.first().waitFor()
    await take('voucher')
    for (const path of ['/my-bookings', '/my-favourites', '/my-data', '/refer-and-earn', '/booking-failed'])
      await open(path.slice(1), path)
    await open('another-room', `/another-room?booking=${booking.id}`)
    await open('timeline', `/booking/${booking.id}/timeline`)
    const { cancelBooking } = await wordsIn(language, 'bookings/changes')
    await page.goto(inLanguage(language, '/my-bookings'))
    await page.getByRole('article').first().locator('summary').last().click()
    await page.getByRole('button', { name: cancelBooking }).click()
    await dialog.first().waitFor()
    await take('cancel')
    const stay = await bookThroughCalls(booker, await demoDeskHotel(page), { slot: EVENING, inDays: 1 })
    await atDesk(page.request, 'manager')
    await page.evaluate((chosen) => localStorage.setItem('desk-language', chosen), language)
    for (const path of deskPages(istDateOf(await serverNow(page)), stay.id)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await take(path.slice(1).replaceAll(/[/?=]/g, '-').replace(stay.id, 'booking'))
    }
  }
