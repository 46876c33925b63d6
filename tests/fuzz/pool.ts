/** What requests can refer to: ids, codes and phones from earlier answers. */
export type Thing =
  | 'hotel'
  | 'city'
  | 'locality'
  | 'user'
  | 'phone'
  | 'password'
  | 'booking'
  | 'ended booking'
  | 'invitation'
  | 'extension'
  | 'payment'
  | 'picture'
  | 'review picture'
  | 'referral code'
  | 'coupon'
  | 'payment method'
  | 'job'
  | 'colleague'
  | 'block'
  | 'price rule'
  | 'room'

export type Entry = {
  value: string | number
  /** its owner, if the owner matters */
  owner?: string | undefined
  belongings: Record<string, string | number>
}

/** How many objects of a kind are remembered. Older ones stay in the database, but no request refers to them. */
const MAX_OF_A_THING = 24

/** Keeps the newest objects first, so that states that took long to reach are used while they last. */
export class Pool {
  readonly #entries = new Map<Thing, Entry[]>()

  add(thing: Thing, entry: Omit<Entry, 'belongings'> & Partial<Entry>): void {
    const known = this.#entries.get(thing) ?? []
    const earlier = known.find(({ value }) => value === entry.value)
    const belongings = { ...earlier?.belongings, ...entry.belongings }
    const merged: Entry = { value: entry.value, owner: entry.owner ?? earlier?.owner, belongings }
    const others = known.filter(({ value }) => value !== entry.value)
    // A known object keeps its place when it is seen again, because lists would otherwise move the oldest to the front.
    const next = earlier ? known.map((one) => (one === earlier ? merged : one)) : [merged, ...others]
    this.#entries.set(thing, next.slice(0, MAX_OF_A_THING))
  }

  pick(thing: Thing, turn: number, callerId: string): Entry | undefined {
    const all = this.#entries.get(thing) ?? []
    const own = all.filter(({ owner }) => owner === callerId)
    const among = turn % 2 === 0 && own.length > 0 ? own : all
    return among[Math.floor(turn / 2) % Math.max(1, among.length)]
  }

  /** Forgets what belonged to the guests of the last scene. */
  forgetBelongings(): void {
    for (const [thing, entries] of this.#entries)
      this.#entries.set(
        thing,
        entries.filter(({ owner }) => owner === undefined),
      )
  }
}
