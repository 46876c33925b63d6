/** Reads the site's pages continuously, and measures how long each kind of page was unavailable. */
import { setTimeout as pause } from 'node:timers/promises'
import { dayAfterTomorrow } from '../../../tests/load/day-after-tomorrow.ts'
import { http1Client } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'
import { longestGap } from '../bookings/longest-gap.ts'

const EVERY_MILLISECONDS = 400
const CITY = 'pune'

export type ReadProbes = {
  /**
   * the longest time without a good answer, in milliseconds, by kind of page; counts only gaps that ended after the
   * moment
   */
  readonly longestGaps: (since: number) => Map<string, number>
  readonly counts: { answered: number; failed: number }
  readonly stop: () => Promise<void>
}

const search = () => {
  const { checkin, checkout } = dayAfterTomorrow()
  const filter = JSON.stringify({ where: { cityId: CITY }, limit: 10 })
  return `/api/hotels/search?${new URLSearchParams({ checkin, checkout, filter })}`
}

/**
 * Returns the addresses to request, by what a guest sees there. `n` varies the city's address, so that its page is not
 * always cached.
 */
const pathsOf = (slug: string): Record<string, (n: number) => string> => ({
  'a search': search,
  'the page of a city': (n) => `/hotels-in-${CITY}?n=${n % 3}`,
  'the page of a hotel': () => `/hotel/${slug}`,
  'a hotel of the API': () => `/api/hotels/${slug}`,
  'the reviews of a hotel': () => `/api/hotels/${slug}/ratings`,
})

async function someHotel({ origin, certificate }: Cluster): Promise<string> {
  const client = http1Client(origin, certificate)
  const { body } = await client.ask({ path: search() })
  client.close()
  const [first] = JSON.parse(body.toString()) as { slug: string }[]
  if (!first) throw new Error(`no hotel in ${CITY}`)
  return first.slug
}

export async function startReadProbes(cluster: Cluster): Promise<ReadProbes> {
  const paths = pathsOf(await someHotel(cluster))
  const goodAt = new Map<string, number[]>()
  const counts = { answered: 0, failed: 0 }
  const life = { isOver: false }
  const look = async ([what, pathAt]: [string, (n: number) => string]): Promise<void> => {
    const client = http1Client(cluster.origin, cluster.certificate)
    const good: number[] = [performance.now()]
    goodAt.set(what, good)
    for (let n = 0; !life.isOver; n++) {
      const status = await client.ask({ path: pathAt(n) }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) good.push(performance.now())
      counts[status === 200 ? 'answered' : 'failed'] += 1
      await pause(EVERY_MILLISECONDS)
    }
    client.close()
  }
  const running = Promise.all(Object.entries(paths).map(look))
  return {
    longestGaps: (since) => new Map([...goodAt].map(([what, good]) => [what, longestGap(good, since)])),
    counts,
    stop: async () => {
      life.isOver = true
      await running
    },
  }
}
