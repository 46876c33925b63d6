import { darker, lighter } from '../canvas/colour.ts'
import type { Elevation } from './elevation.ts'

/** Draws the Gateway of India at the water. */
export function mumbai({ wall, door, dome, merlons }: Elevation) {
  const stone = '#d3a873'
  const pale = lighter(stone, 0.3)
  wall(-6.6, 0, 13.2, 0.4, darker(stone, 0.12))
  wall(-5.6, 0.4, 11.2, 4.4, stone)
  merlons(-5.6, 5.6, 4.8, pale)
  wall(-5.8, 4.5, 11.6, 0.3, pale)
  wall(-2.7, 0.4, 5.4, 6.2, lighter(stone, 0.08))
  wall(-2.9, 6.4, 5.8, 0.35, pale)
  merlons(-2.8, 2.8, 6.75, pale)
  door({ x: 0, y: 0.4, w: 2.6, h: 4.6, shape: 'arch', frame: pale })
  for (const x of [-4.2, 4.2]) {
    door({ x, y: 0.4, w: 1.4, h: 2.9, frame: pale })
    door({ x, y: 3.6, w: 0.7, h: 0.6, shape: 'plain' })
  }
  for (const x of [-2.45, 2.45]) {
    wall(x - 0.5, 0.4, 1, 7.4, lighter(stone, 0.14))
    wall(x - 0.6, 7.7, 1.2, 0.2, pale)
    door({ x, y: 6.9, w: 0.45, h: 0.7 })
    dome(x, 7.9, 0.5, pale)
  }
  for (const x of [-1.1, 1.1]) dome(x, 7, 0.42, pale)
}

/** Draws the gate of Shaniwar Wada between its bastions. */
export function pune({ wall, door, fill, merlons }: Elevation) {
  const basalt = '#9a8272'
  const brick = '#c08a62'
  wall(-8.4, 0, 16.8, 3.2, basalt)
  merlons(-8.4, 8.4, 3.2, basalt)
  for (const x of [-7.2, -3, 3, 7.2]) {
    fill(`M${x - 1.5} 0L${x + 1.5} 0L${x + 1.3} 4.6L${x - 1.3} 4.6Z`, lighter(basalt, 0.08))
    wall(x - 1.4, 4.4, 2.8, 0.25, lighter(basalt, 0.3))
    merlons(x - 1.3, x + 1.3, 4.65, lighter(basalt, 0.1))
    door({ x, y: 2.9, w: 0.34, h: 0.8 })
  }
  wall(-1.9, 0, 3.8, 5, brick)
  door({ x: 0, y: 0, w: 1.9, h: 3.4, shape: 'mughal', frame: lighter(brick, 0.35) })
  wall(-2.2, 5, 4.4, 0.25, lighter(brick, 0.4))
  wall(-2, 5.25, 4, 1.5, '#8a5c3e')
  for (let x = -1.6; x < 1.8; x += 0.8) door({ x: x + 0.04, y: 5.45, w: 0.5, h: 1.1, shape: 'mughal' })
  fill('M-2.5 6.75L2.5 6.75L1.9 7.6L-1.9 7.6Z', '#a5583c')
  fill('M-0.04 7.6L0.06 7.6L0.06 9.6L-0.04 9.6Z', '#6b4a34')
  fill('M0.06 9.6C0.6 9.9 0.9 9.3 1.5 9.6L1.2 9.1L1.5 8.6C0.9 8.4 0.6 9 0.06 8.7Z', '#e08a3c')
}

/** Draws a white church on a rise, with palms beside it. */
export function goa({ wall, door, fill, line }: Elevation) {
  const white = '#f6efe2'
  const trim = '#c9b79c'
  wall(-4.6, 0, 9.2, 4.6, white)
  wall(-4.8, 4.5, 9.6, 0.25, trim)
  wall(-1.7, 4.6, 3.4, 2.6, white)
  fill('M-4.6 4.75L-1.7 4.75L-1.7 6.6C-2.6 6.4 -2.8 5.4 -4.6 4.75Z', white)
  fill('M1.7 4.75L4.6 4.75C2.8 5.4 2.6 6.4 1.7 6.6Z', white)
  fill('M-1.9 7.2L1.9 7.2C1.2 7.5 1 8.4 0 8.6C-1 8.4 -1.2 7.5 -1.9 7.2Z', white)
  line('M0 8.5L0 9.7M-0.4 9.25L0.4 9.25', '#8a6a4c', 0.14)
  for (const x of [-3.9, 3.9]) {
    wall(x - 0.9, 0, 1.8, 6, lighter(white, 0.2))
    wall(x - 1, 5.9, 2, 0.2, trim)
    door({ x, y: 4.7, w: 0.7, h: 0.95 })
    fill(`M${x - 0.9} 6.1L${x + 0.9} 6.1L${x} 7.5Z`, '#b5613f')
  }
  door({ x: 0, y: 0, w: 1.3, h: 2.4, frame: trim })
  for (const x of [-2, 2]) door({ x, y: 0, w: 0.9, h: 1.8, frame: trim })
  for (const x of [-2, 0, 2]) door({ x, y: 3, w: 0.7, h: 1.1, frame: trim })
  door({ x: 0, y: 5.2, w: 0.7, h: 1.1, frame: trim })
  for (let i = 0; i < 5; i++) wall(-3 - i * 0.5, -0.3 * (i + 1), 6 + i, 0.3, darker(white, 0.06 + i * 0.02))
}

/** Draws two shaking minarets beside a carved gate. */
export function ahmedabad({ wall, door, doors, merlons, minaret, dome }: Elevation) {
  const stone = '#d9b184'
  const pale = lighter(stone, 0.3)
  wall(-6.6, 0, 13.2, 3.4, stone)
  merlons(-6.6, 6.6, 3.4, pale)
  wall(-2.2, 0, 4.4, 5, lighter(stone, 0.1))
  wall(-2.4, 4.9, 4.8, 0.25, pale)
  merlons(-2.3, 2.3, 5.15, pale)
  door({ x: 0, y: 0, w: 2.2, h: 3.9, frame: pale })
  doors({ from: -6.4, to: -2.9, y: 0.3, count: 3, h: 2.2 })
  doors({ from: 2.9, to: 6.4, y: 0.3, count: 3, h: 2.2 })
  for (const x of [-5.2, 5.2]) dome(x, 3.5, 0.9, pale)
  for (const x of [-2.5, 2.5]) minaret(x, 0, 1.05, 7.4, stone)
}

/** Draws the palace on the lake. */
export function udaipur({ wall, doors, dome, fill }: Elevation) {
  const white = '#f4e9d4'
  const pale = lighter(white, 0.4)
  wall(-8, 0, 16, 0.5, darker(white, 0.1))
  wall(-7.4, 0.5, 14.8, 2, white)
  doors({ from: -7.2, to: 7.2, y: 0.7, count: 15, h: 1.2, shape: 'mughal' })
  wall(-7.6, 2.4, 15.2, 0.2, pale)
  wall(-5, 2.6, 10, 1.8, white)
  doors({ from: -4.8, to: 4.8, y: 2.8, count: 11, h: 1.1, shape: 'mughal' })
  wall(-5.2, 4.3, 10.4, 0.2, pale)
  wall(-2.4, 4.5, 4.8, 1.7, white)
  doors({ from: -2.2, to: 2.2, y: 4.7, count: 5, h: 1.1, shape: 'mughal' })
  wall(-2.6, 6.1, 5.2, 0.2, pale)
  for (const [x, y] of [
    [-7, 2.6],
    [7, 2.6],
    [-4.5, 4.5],
    [4.5, 4.5],
    [-1.9, 6.3],
    [1.9, 6.3],
  ] as const) {
    wall(x - 0.5, y, 1, 0.7, white)
    doors({ from: x - 0.45, to: x + 0.45, y, count: 2, h: 0.6 })
    dome(x, y + 0.7, 0.52, pale)
  }
  dome(0, 6.3, 0.95, pale)
  fill('M-8 0L8 0L6.4 -1.6L-6.4 -1.6Z', white, 'opacity="0.28"')
}
