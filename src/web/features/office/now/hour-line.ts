/** The box in which a day's hours are drawn; it is stretched to the width of its place. */
export const HOUR_CHART_SIZE = { width: 120, height: 36 }
/** Free at both edges, so that a line's thickness is not cut. */
const EDGE = 2

/** Where a line runs: the hours from midnight on, each at its middle, the highest of all lines at the top. */
export function hourLine(hours: readonly number[], highest: number): string {
  const { width, height } = HOUR_CHART_SIZE
  const step = width / 24
  const room = height - 2 * EDGE
  return hours
    .map((times, hour) => {
      const y = height - EDGE - (highest > 0 ? (room * times) / highest : 0)
      return `${round((hour + 0.5) * step)},${round(y)}`
    })
    .join(' ')
}

const round = (length: number) => Math.round(length * 10) / 10

/** '12 AM', '9 PM'. */
export const hourWords = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
