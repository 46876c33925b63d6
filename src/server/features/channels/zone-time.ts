type WallTime = { year: number; month: number; day: number; hour: number; minute: number; second: number }

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds. Throws a RangeError for an unknown zone. */
function offsetAt(zone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

/** Returns the moment at which a clock of the IANA zone shows a time. Throws a RangeError for an unknown zone. */
export function momentIn(zone: string, { year, month, day, hour, minute, second }: WallTime): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const first = asUtc - offsetAt(zone, asUtc)
  // Near a change of the clock the offset of the first guess may differ.
  return new Date(asUtc - offsetAt(zone, first))
}
