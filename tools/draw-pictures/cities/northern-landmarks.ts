import { darker, lighter } from '../canvas/colour.ts'
import type { Elevation } from './elevation.ts'

/** Draws India Gate: one great arch under a stepped attic. */
export function delhi({ wall, door, fill }: Elevation) {
  const stone = '#dfb98c'
  wall(-4.2, 0, 8.4, 0.5, darker(stone, 0.1))
  wall(-3.2, 0.5, 6.4, 6.2, stone)
  wall(-3.5, 6.4, 7, 0.5, lighter(stone, 0.25))
  wall(-2.9, 6.9, 5.8, 1.1, stone)
  wall(-3.1, 8, 6.2, 0.3, lighter(stone, 0.25))
  wall(-2, 8.3, 4, 0.6, stone)
  wall(-1.2, 8.9, 2.4, 0.35, lighter(stone, 0.2))
  fill('M-0.5 9.25L0.5 9.25C0.5 9.6 -0.5 9.6 -0.5 9.25Z', stone)
  door({ x: 0, y: 0.5, w: 2.6, h: 5.4, frame: lighter(stone, 0.3) })
  for (const x of [-2.45, 2.45]) door({ x, y: 0.5, w: 0.8, h: 2.2, shape: 'plain', frame: lighter(stone, 0.2) })
  for (const x of [-2.45, 2.45]) wall(x - 0.45, 4.4, 0.9, 0.9, lighter(stone, 0.12))
}

/** Draws Hawa Mahal: a honeycomb of small windows that narrows upwards. */
export function jaipur({ wall, door, doors, dome, fill }: Elevation) {
  const pink = '#d98872'
  const pale = lighter(pink, 0.5)
  const storeys = [7.2, 7.2, 6, 4.2, 2.4]
  storeys.forEach((half, i) => {
    const y = i * 1.75
    wall(-half, y, half * 2, 1.75, i % 2 ? lighter(pink, 0.06) : pink)
    wall(-half, y + 1.6, half * 2, 0.15, pale)
    const bays = Math.round(half * 1.25)
    doors({ from: -half, to: half, y: y + 0.35, count: bays * 2 - 1, h: 0.95, share: 0.4 })
    for (let k = 0; k < bays; k++) {
      const x = -half + (half * 2 * (k + 0.5)) / bays
      fill(
        `M${x - 0.5} ${y + 1.6}L${x + 0.5} ${y + 1.6}C${x + 0.5} ${y + 2.1} ${x - 0.5} ${y + 2.1} ${x - 0.5} ${y + 1.6}Z`,
        pale,
      )
    }
  })
  for (const [x, y] of [
    [-6.6, 3.6],
    [6.6, 3.6],
    [-5, 5.4],
    [5, 5.4],
    [-3.2, 7.1],
    [3.2, 7.1],
    [0, 8.9],
  ] as const) {
    dome(x, y, 0.55, pale)
  }
  door({ x: 0, y: 0, w: 1.3, h: 1.5, shape: 'mughal', frame: pale })
}

/** Draws Rumi Darwaza: a half dome behind a scalloped arch. */
export function lucknow({ wall, door, doors, dome, fill, minaret }: Elevation) {
  const cream = '#e8cf9f'
  wall(-6.4, 0, 12.8, 3.4, cream)
  doors({ from: -6.2, to: -3.4, y: 0.4, count: 3, h: 2.1, shape: 'mughal' })
  doors({ from: 3.4, to: 6.2, y: 0.4, count: 3, h: 2.1, shape: 'mughal' })
  wall(-6.6, 3.3, 13.2, 0.3, lighter(cream, 0.35))
  fill('M-3.6 0L3.6 0L3.6 5C3.6 7.6 1.6 8.6 0 8.6C-1.6 8.6 -3.6 7.6 -3.6 5Z', lighter(cream, 0.08))
  for (let i = 0; i < 11; i++) {
    const angle = (Math.PI * (i + 0.5)) / 11
    const [x, y] = [Math.cos(angle) * 3.3, 5 + Math.sin(angle) * 3.1]
    fill(
      `M${x - 0.26} ${y}C${x - 0.26} ${y + 0.5} ${x + 0.26} ${y + 0.5} ${x + 0.26} ${y}C${x + 0.26} ${y - 0.3} ${x - 0.26} ${y - 0.3} ${x - 0.26} ${y}Z`,
      lighter(cream, 0.45),
    )
  }
  door({ x: 0, y: 0, w: 4.4, h: 6.4, shape: 'mughal', frame: lighter(cream, 0.35) })
  wall(-0.7, 8.5, 1.4, 0.9, cream)
  dome(0, 9.4, 0.6, lighter(cream, 0.2))
  for (const x of [-6, 6]) minaret(x, 3.4, 0.8, 2.6, cream)
}

/** Draws the Open Hand, with the hills behind it. */
export function chandigarh({ wall, fill, line }: Elevation) {
  const metal = '#4f7a78'
  wall(-5, 0, 10, 0.5, '#c9b8a4')
  wall(-3.4, 0.5, 6.8, 0.4, '#d8c8b4')
  line('M0 0.8L0 4.2', '#8a8078', 0.34)
  fill(
    'M-2.6 5.4C-2.8 4.6 -1.4 4 0 4C1.4 4 2.4 4.5 2.6 5.3L3.9 6.1C4.3 6.4 4.1 6.8 3.7 6.7L2.3 6.3L2.1 8.4C2.1 8.9 1.4 8.9 1.4 8.4L1.2 6.7L0.9 9.2C0.85 9.7 0.15 9.7 0.15 9.2L0.05 6.8L-0.4 9C-0.5 9.5 -1.2 9.4 -1.1 8.9L-1 6.7L-1.9 8.3C-2.2 8.7 -2.7 8.4 -2.5 7.9L-1.9 6.3L-3.4 7C-3.9 7.2 -4.2 6.7 -3.8 6.4Z',
    metal,
  )
  fill('M-1.7 5.3C-1.6 4.9 -0.8 4.7 0 4.7C0.9 4.7 1.6 5 1.7 5.4C1 5.9 -1 5.9 -1.7 5.3Z', '#d9a441', 'opacity="0.8"')
}

/** Draws glass towers along the Cyber Hub. */
export function gurugram({ fill, wall, line }: Elevation) {
  const glass = ['#6d93a8', '#7fa7b0', '#5b7f98', '#8fb3b8'] as const
  const towers = [
    [-7, 1.9, 6.2],
    [-4.8, 2.2, 8.6],
    [-2.2, 1.6, 6.8],
    [2.8, 2.4, 9.4],
    [5.6, 1.9, 7],
  ] as const
  for (const [i, [x, w, h]] of towers.entries()) {
    const colour = glass[i % glass.length] ?? glass[0]
    fill(`M${x} 0L${x + w} 0L${x + w} ${h - 0.6}L${x} ${h}Z`, colour)
    for (let y = 0.6; y < h - 0.9; y += 0.55) line(`M${x + 0.12} ${y}L${x + w - 0.12} ${y}`, lighter(colour, 0.4), 0.09)
    line(`M${x + w / 2} 0.3L${x + w / 2} ${h - 0.6}`, lighter(colour, 0.3), 0.05)
  }
  fill('M-0.6 0L2.6 0L2.6 5.6C2.6 6.9 -0.6 6.9 -0.6 5.6Z', '#b9cfd0')
  for (let y = 0.6; y < 5.8; y += 0.5) line(`M-0.45 ${y}L2.45 ${y}`, '#5b7f98', 0.12)
  wall(-7.6, 0, 15.4, 0.5, '#b5aca4')
}

/** Draws towers of flats behind the metro's viaduct. */
export function noida({ wall, line, fill }: Elevation) {
  const skins = ['#d9b08c', '#c9a58f', '#e3c39c', '#b99a8c'] as const
  for (const [i, [x, w, h]] of (
    [
      [-7, 2, 7.6],
      [-4.6, 2, 9.2],
      [-2, 1.7, 6.6],
      [0.6, 2.1, 8.6],
      [3.2, 1.8, 7],
      [5.4, 2, 9],
    ] as const
  ).entries()) {
    const colour = skins[i % skins.length] ?? skins[0]
    wall(x, 0, w, h, colour)
    wall(x + w * 0.36, 0, w * 0.28, h + 0.4, darker(colour, 0.08))
    for (let y = 0.7; y < h - 0.4; y += 0.62) {
      for (const k of [0.08, 0.68]) wall(x + w * k, y, w * 0.24, 0.34, lighter(colour, 0.45))
    }
  }
  for (let x = -8.4; x < 9; x += 2.8) fill(`M${x - 0.2} 0L${x + 0.2} 0L${x + 0.5} 2.1L${x - 0.5} 2.1Z`, '#b9b0a6')
  wall(-9.6, 2.1, 19.2, 0.5, '#cfc6ba')
  wall(-4.2, 2.6, 7.6, 0.95, '#e9eef0')
  line('M-4 2.95L3.2 2.95', '#2f6f9a', 0.1)
  for (let x = -3.9; x < 3.2; x += 0.62) wall(x, 3.1, 0.42, 0.28, '#33435a')
}
