/**
 * Simulates a real site's guests, who start on time even if earlier requests are unanswered, so that a hanging provider
 * delays no other guest.
 */
import { http1Client, http2Client, type Answer } from '../ask.ts'
import type { Cluster } from '../start-cluster.ts'
import { guestActs, prepareStage } from './guest-acts.ts'
import { hostedPage } from './hosted-page.ts'
import type { RealSite } from './real-site.ts'

/**
 * How many requests of each kind start per second. Sign-ups are rare, because the site sends only a limited number of
 * OTPs an hour.
 */
const PACE = { search: 12, booking: 1, 'sign-up': 0.12, upload: 0.4 }
/** A refusal that says when to retry is a correct answer while a provider fails. Any other status is a fault. */
const EXPECTED = new Set([200, 503])
const CONNECTIONS = 4

export type GuestsAtWork = {
  /** the times of the searches since the last call of this function, in milliseconds */
  readonly searches: () => number[]
  /** answers since the last call of this function, by kind of request and status */
  readonly answers: () => Map<string, number>
  readonly faults: string[]
  readonly phones: readonly string[]
  /** stops new requests; the gateway still makes refunds, and the gateway and WhatsApp still send reports */
  readonly rest: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startGuests(
  cluster: Cluster,
  { razorpay, phones: { reportDelivered, stopReports } }: RealSite,
): Promise<GuestsAtWork> {
  const stage = await prepareStage(cluster)
  const clientsOf = () =>
    Array.from({ length: CONNECTIONS }, (_, n) =>
      (n % 2 === 0 ? http2Client : http1Client)(cluster.origin, cluster.certificate),
    )
  // Searches have their own connections, so that none has to wait behind an upload.
  const clients = { search: clientsOf(), others: clientsOf() }
  const [searches, faults, phones]: [number[], string[], string[]] = [[], [], []]
  let answers = new Map<string, number>()
  const note = (what: string, { status, body }: Answer) => {
    answers.set(`${what} ${status}`, (answers.get(`${what} ${status}`) ?? 0) + 1)
    if (!EXPECTED.has(status)) faults.push(`${what}: ${status} ${body.toString().slice(0, 200)}`)
    return status === 200
  }
  const page = hostedPage(razorpay)
  const acts = guestActs(stage, { searches, note, phones }, page)
  const open = new Set<Promise<void>>()
  const fail = (what: string) => (error: unknown) => void faults.push(`${what}: ${String(error)}`)
  const timers = (Object.keys(PACE) as (keyof typeof PACE)[]).map((what) => {
    const own = what === 'search' ? clients.search : clients.others
    let n = 0
    return setInterval(() => {
      const client = own[n % own.length]
      if (!client) return
      const one = acts[what](client, n++)
        .catch(fail(what))
        .finally(() => open.delete(one))
      open.add(one)
    }, 1000 / PACE[what])
  })
  const [teller, reporter] = clientsOf()
  const paying = teller && page.payBack(teller).catch(fail('refunds'))
  const reporting = reporter && reportDelivered(reporter).catch(fail('delivery reports'))
  return {
    searches: () => searches.splice(0),
    answers: () => {
      const seen = answers
      answers = new Map()
      return seen
    },
    faults,
    phones,
    rest: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(open)
    },
    stop: async () => {
      page.stop()
      stopReports()
      await Promise.all([paying, reporting])
      for (const client of [...clients.search, ...clients.others, ...stage.strangers]) client.close()
      teller?.close()
      reporter?.close()
    },
  }
}
