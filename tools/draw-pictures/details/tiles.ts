import type { Plane, Vector } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { FRONT, RIGHT } from '../canvas/light.ts'
import type { Random } from '../../../src/domain/kernel/seeded-random.ts'
import type { Picture } from '../rooms/picture.ts'

const tileSizes = { brick: [0.24, 0.09], square: [0.15, 0.15], scale: [0.2, 0.13], stack: [0.1, 0.3] } as const
type Tile = keyof typeof tileSizes
const tileKinds: readonly Tile[] = ['brick', 'square', 'scale', 'stack']

interface Walls {
  rnd: Random
  back: Plane
  left: Plane
  W: number
  zMax: number
}

/** Tiles the walls to shoulder height or to the ceiling. Returns their height and colour. */
export function tileWalls(c: Picture, { rnd, back, left, W, zMax }: Walls) {
  const { pal } = c
  const top = rnd.pick([1.35, 1.35, 2.71])
  const tile = rnd.pick(tileKinds)
  const base = rnd.pick([mix(pal.accent, '#ffffff', 0.25), pal.accent, mix(pal.two, '#ffffff', 0.3), '#f1ece2'])
  tileWall(c, { rnd, wall: back, len: W, normal: FRONT, top, tile, base })
  tileWall(c, { rnd, wall: left, len: zMax, normal: RIGHT, top, tile, base })
  return { top, base }
}

interface TiledWall {
  rnd: Random
  wall: Plane
  len: number
  normal: Vector
  top: number
  tile: Tile
  base: string
}

function tileWall({ art, light, pal }: Picture, { rnd, wall, len, normal, top, tile, base }: TiledWall) {
  const area = wall.rect(0, 0.1, len, top - 0.1)
  art.path(
    area,
    art.linear(wall.pt(0, top), wall.pt(len, 0), [
      [0, light.face(base, normal, 0.16)],
      [1, light.face(base, normal, -0.14)],
    ]),
  )
  const [tw, th] = tileSizes[tile]
  const light1: string[] = []
  const dark1: string[] = []
  let lines = ''
  for (let j = 0; 0.1 + j * th < top; j++) {
    if (tile !== 'scale') lines += wall.d(`M0 ${0.1 + j * th}L${len} ${0.1 + j * th}`)
    for (let i = 0; i < Math.min(len, 5) / tw; i++) {
      const u = (i + (tile === 'brick' || tile === 'scale' ? (j % 2) / 2 : 0)) * tw
      if (tile === 'scale')
        lines += wall.d(`M${u} ${0.1 + j * th}Q${u + tw / 2} ${0.1 + j * th + th * 1.9} ${u + tw} ${0.1 + j * th}`)
      else if (tile === 'brick') lines += wall.d(`M${u} ${0.1 + j * th}L${u} ${0.1 + (j + 1) * th}`)
      const k = rnd.next()
      if (tile !== 'scale' && k < 0.24 && u + tw < len)
        (k < 0.12 ? light1 : dark1).push(wall.rect(u, 0.1 + j * th, tw, th))
    }
  }
  if (tile === 'square' || tile === 'stack')
    for (let i = 0; i < len / tw; i++) lines += wall.d(`M${i * tw} 0.1L${i * tw} ${top}`)
  art.clip(area, () => {
    art.path(light1.join(''), light.face(lighter(base, 0.3), normal, 0.1), 'opacity="0.35"')
    art.path(dark1.join(''), light.face(darker(base, 0.2), normal, 0), 'opacity="0.25"')
    art.stroke(lines, light.face(lighter(base, 0.45), normal, 0.1), 1.6, 'opacity="0.5"')
  })
  if (top < 2) art.path(wall.rect(0, top, len, 0.045), light.face(pal.metal, normal, 0.1))
}
