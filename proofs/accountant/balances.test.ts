/** Compares the balances of the product's accounts with an accountant's (`ledger.ts`) for generated bookings. */
import { describe, expect, test } from 'vitest'
import { bookingsOf, type Booking } from './bookings.ts'
import { houseHotels } from './house.ts'
import { differencesOf, owedTo, settlementOf, trialBalance, type Entry } from './ledger.ts'
import { FIRST_HOTEL, ourEntries } from './product.ts'

const SEEDS = Number(process.env['ACCOUNTANT_SEEDS'] ?? 5)

/** The days to compare: a month's end, the financial year's end, and a day after the last settlement. */
const [MONTH_END, YEAR_END, LAST_DAY] = ['2026-02-28', '2026-03-31', '2026-04-30']
const DAYS = [MONTH_END, YEAR_END, LAST_DAY]

const posted = ({ id, hotel, settled }: Booking): Entry[] =>
  settled.flatMap(({ on, facts }, at) =>
    settlementOf({ on, of: id, hotel: hotel.id, firstHotel: FIRST_HOTEL }, settled[at - 1]?.facts ?? null, facts),
  )

const differencesOn = (day: string, product: Entry[], accountant: Entry[]): string[] =>
  differencesOf(trialBalance(product, day), trialBalance(accountant, day))

/** Changes one posting to each account by a paisa, one account after another. */
const changedByAPaisa = (entries: Entry[]): { account: string; wrong: Entry[] }[] =>
  entries.map(({ account }, at) => ({
    account,
    wrong: entries.map((entry, index) => (index === at ? { ...entry, paise: entry.paise + 1n } : entry)),
  }))

describe('the accountant’s balances', () => {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1)

  test.each(seeds)('the postings of each of 200 bookings equal an accountant’s to the paisa, seed %i', (seed) => {
    for (const booking of bookingsOf(seed)) {
      const differences = differencesOn(LAST_DAY, ourEntries(booking), posted(booking))
      expect(differences, `seed ${seed}, ${booking.id}, ${booking.kind}`).toEqual([])
    }
  })

  test.each(seeds)('each account’s balance at three days equals an accountant’s to the paisa, seed %i', (seed) => {
    const bookings = bookingsOf(seed)
    const product = bookings.flatMap(ourEntries)
    const accountant = bookings.flatMap((booking) => posted(booking))
    for (const day of DAYS) {
      expect(differencesOn(day, product, accountant), `seed ${seed}, ${day}`).toEqual([])
      for (const id of [...houseHotels.map((hotel) => hotel.id), FIRST_HOTEL])
        expect(owedTo(product, id, day), `seed ${seed}, ${id}, ${day}`).toBe(owedTo(accountant, id, day))
    }
  })

  test('a posting that is wrong by a paisa changes the balance of its account, for each account', () => {
    const bookings = bookingsOf(1)
    const noticed = new Set<string>()
    for (const booking of bookings) {
      const product = ourEntries(booking)
      for (const { account, wrong } of changedByAPaisa(posted(booking))) {
        const differences = differencesOn(LAST_DAY, product, wrong)
        expect(differences, booking.id).toEqual([expect.stringMatching(new RegExp(`^${account}: `))])
        noticed.add(account)
      }
    }
    expect([...noticed].toSorted()).toEqual([...trialBalance(bookings.flatMap(ourEntries), LAST_DAY).keys()])
  })
})
