import type { Shown } from '#domain/record/month-figures.ts'

const [WIDTH, STEP, HEIGHT, LEAST] = [14, 18, 55, 3] as const

/** One bar a month, the last one dark; a month whose number is not shown has a dashed outline. */
export function Bars({ heights }: { heights: readonly Shown[] }) {
  const width = heights.length * STEP - (STEP - WIDTH)
  return (
    <svg className="record-bars" width={width} height={HEIGHT + 1} viewBox={`0 0 ${width} ${HEIGHT + 1}`} aria-hidden>
      {heights.map((percent, at) => {
        const height = percent === null ? 10 : Math.max(LEAST, (percent * (HEIGHT - 3)) / 100)
        const look = percent === null ? 'hidden-bar' : at === heights.length - 1 ? 'dark-bar' : undefined
        return (
          // The months stand in their order, and never move.
          // oxlint-disable-next-line react/no-array-index-key
          <rect key={at} className={look} x={at * STEP} y={HEIGHT - height} width={WIDTH} height={height} rx={3} />
        )
      })}
      <path d={`M0 ${HEIGHT + 0.5}H${width}`} />
    </svg>
  )
}
