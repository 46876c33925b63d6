type WallTime = { year: number; month: number; day: number; hour: number; minute: number; second: number }

/** Returns the UTC offset of a time zone at a moment, in milliseconds. Throws a RangeError for an unknown zone. */
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

/** Converts a local time in an IANA time zone to a moment. Throws a RangeError for an unknown zone. */
export function momentIn(zone: string, { year, month, day, hour, minute, second }: WallTime): Date {
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  const first = asUtc - offsetAt(zone, asUtc)
  // Near a DST change the offset at the first guess may be wrong.
  return new Date(asUtc - offsetAt(zone, first))
}
