import { HEIGHT, WIDTH, type Point } from './camera.ts'
import { round } from './numbers.ts'

export type Stop = readonly [at: number | string, colour: string, opacity?: number | string]

/** The sheet on which a drawing is made. It collects shapes, and the gradients, clips and blurs that they use. */
export interface Sheet {
  raw: (svg: string) => void
  path: (d: string, fill: string, extra?: string) => void
  stroke: (d: string, colour: string, width: number, extra?: string) => void
  ellipse: (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: string) => void
  /** Adds a gradient between two points, and returns it as a fill. */
  linear: (a: Point, b: Point, list: readonly Stop[]) => string
  radial: (centre: Point, r: number, list: readonly Stop[], squash?: number) => string
  /** Runs `draw`, and shows only what it draws inside the path. */
  clip: (d: string, draw: () => void) => void
  group: (attributes: string, draw: () => void) => void
  /** Returns the attribute that blurs a `group`. Equal amounts share a filter. */
  blur: (amount: number) => string
  toString: () => string
}

const opacityOf = (opacity: number | string) => (Number(opacity) < 1 ? ` stop-opacity="${opacity}"` : '')
const stops = (list: readonly Stop[]) =>
  list.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}"${opacityOf(opacity)}/>`).join('')
const attributesOf = (extra: string) => (extra ? ` ${extra}` : '')

/** Collects the gradients and filters of one drawing, named in the order of their creation. */
function definitions() {
  const defs: string[] = []
  const blurs = new Map<number, string>()
  let made = 0
  const name = () => `i${(made++).toString(36)}`
  const box = 'gradientUnits="userSpaceOnUse"'
  return {
    defs,
    linear: (a: Point, b: Point, list: readonly Stop[]) => {
      const id = name()
      const ends = `x1="${round(a[0])}" y1="${round(a[1])}" x2="${round(b[0])}" y2="${round(b[1])}"`
      defs.push(`<linearGradient id="${id}" ${box} ${ends}>${stops(list)}</linearGradient>`)
      return `url(#${id})`
    },
    radial: (c: Point, r: number, list: readonly Stop[], squash = 1) => {
      const id = name()
      const shift = `translate(0 ${round(c[1] * (1 - squash))}) scale(1 ${squash})`
      const bend = squash === 1 ? '' : ` gradientTransform="${shift}"`
      const place = `cx="${round(c[0])}" cy="${round(c[1])}" r="${round(r)}"`
      defs.push(`<radialGradient id="${id}" ${box} ${place}${bend}>${stops(list)}</radialGradient>`)
      return `url(#${id})`
    },
    clip: (d: string) => {
      const id = name()
      defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
      return `url(#${id})`
    },
    blur: (amount: number) => {
      const known = blurs.get(amount)
      if (known) return `filter="url(#${known})"`
      const id = name()
      blurs.set(amount, id)
      const room = 'x="-20%" y="-20%" width="140%" height="140%"'
      defs.push(`<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${amount}"/></filter>`)
      return `filter="url(#${id})"`
    },
  }
}

export function sheet(): Sheet {
  const body: string[] = []
  const { defs, linear, radial, clip, blur } = definitions()
  const path = (d: string, fill: string, extra = '') => {
    if (d) body.push(`<path d="${d}" fill="${fill}"${attributesOf(extra)}/>`)
  }
  const group = (attributes: string, draw: () => void) => {
    body.push(`<g ${attributes}>`)
    draw()
    body.push('</g>')
  }
  return {
    raw: (svg) => void body.push(svg),
    path,
    stroke: (d, colour, width, extra = '') => {
      if (!d) return
      const pen = `stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"`
      body.push(`<path d="${d}" fill="none" ${pen}${attributesOf(extra)}/>`)
    },
    ellipse: (cx, cy, rx, ry, fill, extra = '') => {
      const place = `cx="${round(cx)}" cy="${round(cy)}" rx="${round(Math.abs(rx))}" ry="${round(Math.abs(ry))}"`
      body.push(`<ellipse ${place} fill="${fill}"${attributesOf(extra)}/>`)
    },
    linear,
    radial,
    clip: (d, draw) => group(`clip-path="${clip(d)}"`, draw),
    group,
    blur,
    toString: () => {
      const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${defs.join('')}</defs>${body.join('')}</svg>`
    },
  }
}
