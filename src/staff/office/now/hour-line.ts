/** The size of the chart's view box, which is stretched to the available width. */
export const HOUR_CHART_SIZE = { width: 120, height: 36 }
/** The margin at both edges, so that a thick line is not cut off. */
const EDGE = 2

/**
 * Builds the path of a line: one point per hour from midnight, in the middle of the hour, scaled to the highest value
 * of all lines.
 */
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
