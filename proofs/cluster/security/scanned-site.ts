/** Starts a site without rate limits for the scanners, and signs people in for them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openDb } from '../../../src/db/open-db.ts'
import { buildGuest, buildOperator, buildStaff } from '../../../tests/builders.ts'
import { photo } from '../../../tests/pictures.ts'
import { jsonOf, type Client } from '../ask.ts'
import { bookAndPay, findHotel } from '../book.ts'
import type { Cluster, ClusterWish } from '../start-cluster.ts'
import { sendPicture } from './people.ts'
import type { Sides } from './scanner-requests.ts'

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'without-limits.ts')).href

/** Lifts the apps' limits. The apps run from source, so a different module can change the limits before they start. */
export const WITHOUT_LIMITS: ClusterWish = {
  settings: { NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${PRELOADED}` },
  appFile: 'src/server/main.ts',
}

export type ScannedSite = Sides & { readonly close: () => Promise<void> }

/**
 * Creates a guest with a booking and a picture. Each person gets as many sessions as the calls need, because a few
 * calls end their session.
 */
export async function openScannedSite(client: Client, { databaseUrl }: Cluster): Promise<ScannedSite> {
  const { db, close } = await openDb({ databaseUrl, dataDir: '' })
  const hotel = await findHotel(client, 'pune')
  const guest = await buildGuest(db, { credits: 500 })
  const other = await buildGuest(db)
  const { id: booking } = await bookAndPay(client, guest.token, hotel)
  const picture = await sendPicture(client, `/api/users/${guest.id}/profile-picture`, guest.token, await photo('jpeg'))
  const again = async () => {
    const { id, token } = await buildGuest(db)
    await db.updateTable('sessions').set({ user_id: guest.id }).where('user_id', '=', id).execute()
    return token
  }
  return {
    guest: { id: guest.id, tokens: again },
    desk: async () => (await buildStaff(db, hotel, { role: 'manager' })).token,
    office: async () => (await buildOperator(db, { role: 'admin' })).token,
    ids: {
      hotel: String(hotel.id),
      booking,
      city: 'pune',
      user: other.id,
      picture: (jsonOf(picture) as { id: string }).id,
    },
    close,
  }
}

/** Counts nginx's answers with status 500 and above, by part of the site. */
export async function failuresIn({ folder }: Cluster): Promise<{ requests: number; failures: Map<string, number> }> {
  const lines = (await readFile(join(folder, 'access.log'), 'utf8')).split('\n').filter(Boolean)
  const failures = new Map<string, number>()
  for (const line of lines) {
    const { area, status } = JSON.parse(line) as { area: string; status: number }
    if (status >= 500) failures.set(`${area} ${status}`, (failures.get(`${area} ${status}`) ?? 0) + 1)
  }
  return { requests: lines.length, failures }
}
