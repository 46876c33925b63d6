import { join } from 'node:path'
import { openDb } from '../../src/db/open-db.ts'
import { addBookedStays, BOOKINGS_OF_GUEST } from './booked-guests.ts'
import { addGuests, tokenOf, userIdOf } from './booking-cast.ts'
import { withChildren } from './child.ts'
import type { Bench, Figure } from './figures.ts'
import { fillCity, FILL_TIMEOUT_MILLISECONDS } from './full-city.ts'
import { overBare } from './over-bare.ts'
import { asked, type Asked } from './record-answers.ts'
import { site } from './site.ts'

const GUESTS = 2000
/** How many guests request their lists. The bare server needs a recorded copy of each list. */
const ASKING = 300
const HOTELS = 1000
/** The filter of the bookings page. It requests ten bookings, and an eleventh that shows whether there are more. */
const FILTER = { include: ['hotel', 'bill', 'user'], limit: 11 }

/** Requests each guest's upcoming and past bookings in turn, with the session in the header. */
function listRequests(): Asked[] {
  return Array.from({ length: ASKING * 2 }, (_request, index) => {
    const guest = index % ASKING
    const type = (index + Math.floor(index / ASKING)) % 2 === 0 ? 'upcoming' : 'past'
    const query = new URLSearchParams({ filter: JSON.stringify({ where: { type }, ...FILTER }) })
    return asked(`/api/bookings/user-bookings/${userIdOf(guest)}?${query}`, { authorization: tokenOf(guest) })
  })
}

/** Compares guests' own lists of bookings with a server that sends the same bytes from memory. */
export async function bookingList(bench: Bench): Promise<Figure[]> {
  const databaseUrl = await bench.postgres.createDatabase('bench_list')
  const { db, close } = await openDb({
    databaseUrl,
    dataDir: '',
    statementTimeoutMilliseconds: FILL_TIMEOUT_MILLISECONDS,
  })
  try {
    await fillCity(db, 'Bigtown', { hotels: HOTELS, roomsOfHotel: 1, staysInHundred: 0, days: 1 }, bench.now)
    await addGuests(db, GUESTS, bench.now)
    await addBookedStays(db, GUESTS, bench.now)
  } finally {
    await close()
  }
  const what = `list of bookings, upcoming and past of ${ASKING} guests among ${GUESTS.toLocaleString('en-IN')} with ${BOOKINGS_OF_GUEST} each, PostgreSQL`
  return withChildren(async (start) => {
    const { base } = await start(
      site({ databaseUrl, dataDir: join(bench.folder, 'list-files') }, { DEMO_CATALOGUE: 'false' }),
    )
    return overBare(bench, start, base, [{ what, requests: listRequests() }])
  })
}
