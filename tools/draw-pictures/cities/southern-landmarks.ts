import { darker, lighter } from '../canvas/colour.ts'
import type { Elevation } from './elevation.ts'

/** Draws Vidhana Soudha: a long colonnade under a great dome. */
export function bengaluru({ wall, doors, dome, fill, merlons }: Elevation) {
  const granite = '#d8cfc0'
  const pale = lighter(granite, 0.35)
  wall(-8.4, 0, 16.8, 3.6, granite)
  doors({ from: -8.2, to: -3.2, y: 0.4, count: 7, h: 1.2, shape: 'plain' })
  doors({ from: -8.2, to: -3.2, y: 2.1, count: 7, h: 1, shape: 'plain' })
  doors({ from: 3.2, to: 8.2, y: 0.4, count: 7, h: 1.2, shape: 'plain' })
  doors({ from: 3.2, to: 8.2, y: 2.1, count: 7, h: 1, shape: 'plain' })
  merlons(-8.4, 8.4, 3.6, pale)
  wall(-3, 0, 6, 4.8, lighter(granite, 0.1))
  fill('M-3.4 0L3.4 0L2.6 1.1L-2.6 1.1Z', pale)
  doors({ from: -2.7, to: 2.7, y: 1.1, count: 6, h: 2.9, shape: 'plain', share: 0.5 })
  wall(-3.2, 4.1, 6.4, 0.3, pale)
  merlons(-3, 3, 4.8, pale)
  wall(-1.7, 4.8, 3.4, 1.3, granite)
  doors({ from: -1.6, to: 1.6, y: 5, count: 6, h: 0.8 })
  wall(-1.9, 6, 3.8, 0.25, pale)
  dome(0, 6.25, 1.5, lighter(granite, 0.2))
  for (const x of [-7.8, 7.8, -2.5, 2.5]) dome(x, Math.abs(x) > 5 ? 3.7 : 5, 0.55, pale)
}

/** Draws Charminar: four minarets and four arches. */
export function hyderabad({ wall, door, doors, minaret, merlons }: Elevation) {
  const lime = '#e2c9a0'
  const pale = lighter(lime, 0.35)
  wall(-3.4, 0, 6.8, 5, lime)
  door({ x: 0, y: 0, w: 3.2, h: 4, shape: 'arch', frame: pale })
  wall(-3.6, 4.9, 7.2, 0.3, pale)
  wall(-3.2, 5.2, 6.4, 1.2, lime)
  doors({ from: -3, to: 3, y: 5.35, count: 8, h: 0.85 })
  wall(-3.4, 6.3, 6.8, 0.25, pale)
  wall(-3, 6.55, 6, 0.9, lime)
  doors({ from: -2.8, to: 2.8, y: 6.65, count: 10, h: 0.55 })
  merlons(-3, 3, 7.45, pale)
  for (const x of [-2.1, 2.1]) minaret(x, 6.4, 0.6, 1.5, darker(lime, 0.08))
  for (const x of [-3.6, 3.6]) minaret(x, 0, 1.2, 8.6, lime)
}

/** Draws a temple tower that rises in painted tiers. */
export function chennai({ wall, door, fill, doors }: Elevation) {
  const tiers = ['#d9a06a', '#5f9a94', '#d98a78', '#e0b45c', '#7c9cb4', '#cf8a6a', '#8aa878'] as const
  wall(-7.6, 0, 15.2, 1.5, '#d8b48c')
  for (let x = -7.6; x < 7.5; x += 0.8) wall(x, 0, 0.4, 1.5, '#b5573f')
  wall(-3.4, 0, 6.8, 2.4, '#c9a17c')
  tiers.forEach((colour, i) => {
    const [half, y] = [3.1 - i * 0.3, 2.4 + i * 0.86]
    fill(`M${-half} ${y}L${half} ${y}L${half - 0.26} ${y + 0.86}L${-half + 0.26} ${y + 0.86}Z`, colour)
    wall(-half - 0.08, y, half * 2 + 0.16, 0.12, lighter(colour, 0.4))
    doors({ from: -half + 0.3, to: half - 0.3, y: y + 0.2, count: 7 - Math.floor(i / 2), h: 0.42, share: 0.45 })
    door({ x: 0, y: y + 0.12, w: 0.5, h: 0.6, frame: lighter(colour, 0.35) })
  })
  fill('M-1.15 8.42L1.15 8.42C1.15 9.5 0.5 9.7 0 9.7C-0.5 9.7 -1.15 9.5 -1.15 8.42Z', '#d9a441')
  for (const x of [-0.7, -0.35, 0, 0.35, 0.7]) fill(`M${x - 0.07} 9.5L${x + 0.07} 9.5L${x} 10.1Z`, '#c79a4b')
  door({ x: 0, y: 0, w: 1.5, h: 2.2, shape: 'plain', frame: '#e8d3ac' })
}

/** Draws Chinese fishing nets over the backwater. */
export function kochi({ line, fill, wall }: Elevation) {
  const wood = '#6b4a34'
  for (const [x, size] of [
    [-4.6, 0.85],
    [2.2, 1.15],
  ] as const) {
    const at = (dx: number, y: number) => `${x + dx * size} ${y * size}`
    fill(`M${at(-2.6, 3)}L${at(2.6, 3)}L${at(0, 1.4)}Z`, '#cdbfa4', 'opacity="0.45"')
    for (let i = 0; i <= 8; i++) line(`M${at(-2.6 + i * 0.65, 3)}L${at(0, 1.4)}`, '#a8977c', 0.025)
    for (const dx of [-2.6, -0.9, 0.9, 2.6]) line(`M${at(0, 6.6)}Q${at(dx * 0.9, 5.4)} ${at(dx, 3)}`, wood, 0.11)
    line(`M${at(0, 6.6)}L${at(3.6, 2.2)}L${at(5.2, 0.2)}`, wood, 0.17)
    line(`M${at(3.6, 2.2)}L${at(2.8, 0)}M${at(3.6, 2.2)}L${at(4.4, 0)}`, wood, 0.15)
    line(`M${at(0, 6.6)}L${at(4.6, 4.4)}L${at(5.2, 0.4)}`, '#8a6a4c', 0.06)
    wall(x + 2.4 * size, -0.1, 3.4 * size, 0.26, '#8a6548')
  }
  fill('M-8.4 0.1L-5.6 0.1L-6 -0.5L-8 -0.5Z', '#5a3f30')
  fill('M-7.8 0.1C-7.4 1 -6.6 1 -6.2 0.1Z', '#c9a06a')
}

/** Draws the palace with its red domes, lit at dusk. */
export function mysuru({ wall, doors, dome, fill, door, minaret }: Elevation) {
  const stone = '#e0c89c'
  const rose = '#b5655a'
  wall(-8, 0, 16, 3.8, stone)
  doors({ from: -7.8, to: -2.6, y: 0.3, count: 6, h: 1.5 })
  doors({ from: -7.8, to: -2.6, y: 2.2, count: 6, h: 1.2 })
  doors({ from: 2.6, to: 7.8, y: 0.3, count: 6, h: 1.5 })
  doors({ from: 2.6, to: 7.8, y: 2.2, count: 6, h: 1.2 })
  wall(-8.2, 3.7, 16.4, 0.25, lighter(stone, 0.35))
  wall(-2.4, 0, 4.8, 5.2, lighter(stone, 0.1))
  door({ x: 0, y: 0, w: 2, h: 3.4, shape: 'mughal', frame: lighter(stone, 0.4) })
  doors({ from: -2.2, to: 2.2, y: 3.9, count: 5, h: 0.9 })
  wall(-2.6, 5.1, 5.2, 0.25, lighter(stone, 0.35))
  wall(-1.2, 5.35, 2.4, 1.7, stone)
  doors({ from: -1.1, to: 1.1, y: 5.5, count: 3, h: 1.2 })
  fill('M-1.5 7.05L1.5 7.05L1.3 7.3L-1.3 7.3Z', lighter(stone, 0.3))
  dome(0, 7.3, 1.05, '#d9a441')
  for (const x of [-7.2, 7.2, -3.4, 3.4]) minaret(x, 3.8, 0.8, Math.abs(x) > 5 ? 1.2 : 2, stone)
  for (const x of [-5.4, 5.4]) dome(x, 3.9, 1, rose)
}

/** Draws the great cantilever bridge over the river. */
export function kolkata({ line, wall, fill }: Elevation) {
  const steel = '#7d8794'
  const dark = darker(steel, 0.2)
  const top = (x: number) => 7.6 - Math.abs(Math.abs(x) - 4.6) * 1.12
  wall(-10.5, 2.2, 21, 0.36, dark)
  for (const x of [-4.6, 4.6]) fill(`M${x - 0.7} -0.6L${x + 0.7} -0.6L${x + 0.5} 2.2L${x - 0.5} 2.2Z`, '#b5a48e')
  const crown = (from: number, to: number) => {
    let path = `M${from} ${Math.max(top(from), 2.6)}`
    for (let x = from + 0.5; x <= to + 0.01; x += 0.5) path += `L${x} ${Math.max(top(x), 2.6)}`
    line(path, steel, 0.24)
  }
  crown(-9, 9)
  for (let x = -9; x < 9; x += 0.9) {
    line(`M${x} 2.5L${x} ${Math.max(top(x), 2.6)}`, steel, 0.08)
    line(
      `M${x} 2.5L${x + 0.9} ${Math.max(top(x + 0.9), 2.6)}M${x} ${Math.max(top(x), 2.6)}L${x + 0.9} 2.5`,
      steel,
      0.05,
    )
  }
  for (const x of [-4.6, 4.6]) line(`M${x - 0.3} 2.2L${x} 7.7L${x + 0.3} 2.2`, dark, 0.22)
  fill('M-2.2 -0.3L1.2 -0.3L0.8 -0.85L-1.8 -0.85Z', '#4a3a36')
  fill('M-1.5 -0.3L0.4 -0.3L0.2 0.25L-1.3 0.25Z', '#e0c08a')
}
