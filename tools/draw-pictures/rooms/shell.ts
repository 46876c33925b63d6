import { lighter } from '../canvas/colour.ts'
import { DOWN, FRONT, LEFT, RIGHT } from '../canvas/light.ts'
import { floorSurface } from './floor-surface.ts'
import type { Picture } from './picture.ts'
import type { WallStyle } from './plan.ts'
import { wallAccent, wallTreatment } from './wall-treatment.ts'

/** A room's size in metres: W wide and H high, and open towards the viewer at zMax. */
export interface RoomSize {
  W: number
  H: number
  zMax: number
}

/** Draws the ceiling, three walls, the floor, the skirting and the cornice. */
export function shell(
  c: Picture,
  { W, H, zMax, style, focusX, far }: RoomSize & { style: WallStyle; focusX: number; far: number },
) {
  const { art, cam, pal, light } = c
  const back = cam.plane([0, 0, 0], [1, 0, 0], [0, 1, 0])
  const left = cam.plane([0, 0, 0], [0, 0, 1], [0, 1, 0])
  const right = cam.plane([W, 0, 0], [0, 0, 1], [0, 1, 0])
  art.path(
    cam.poly([
      [0, H, 0],
      [W, H, 0],
      [W, H, zMax],
      [0, H, zMax],
    ]),
    light.face(lighter(pal.wall, 0.35), DOWN, 0.52),
  )
  wallTreatment(c, { W, H, style, bedX: focusX })
  const accent = wallAccent(c, style)
  art.path(
    left.rect(0, 0, zMax, H),
    art.linear(left.pt(0, 1), left.pt(3, 1), [
      [0, light.face(pal.wall, RIGHT, 0.1)],
      [1, light.face(pal.wall, RIGHT, 0.3)],
    ]),
  )
  art.path(
    right.rect(0, 0, zMax, H),
    art.linear(right.pt(0, 1), right.pt(3, 1), [
      [0, light.face(pal.wall, LEFT, -0.14)],
      [1, light.face(pal.wall, LEFT, 0.08)],
    ]),
  )
  art.path(left.rect(0, 0, zMax, 0.11) + right.rect(0, 0, zMax, 0.11), light.face(lighter(pal.wall, 0.3), FRONT, 0))
  floorSurface(c, { W, zMax, far })
  for (const [wall, len, n] of [
    [left, zMax, RIGHT],
    [right, zMax, LEFT],
    [back, W, FRONT],
  ] as const)
    art.path(wall.rect(0, H - 0.09, len, 0.09), light.face(lighter(pal.wall, 0.4), n, 0.1))
  return { back, left, right, backWall: back.rect(0, 0, W, H), accent }
}

/** A piece of furniture: its outline on the floor, and the length of its shadow in metres. */
export type Standing = readonly [x0: number, z0: number, x1: number, z1: number, reach: number]

export function shadowsOnFloor(c: Picture, list: readonly Standing[]) {
  const floor = c.cam.plane([0, 0.004, 0], [1, 0, 0], [0, 0, 1])
  const away = c.light.dir
  c.art.group(c.art.blur(9), () => {
    for (const [x0, z0, x1, z1, reach] of list) {
      const [sx, sz] = [-away[0] * reach, -away[2] * reach]
      c.art.path(
        floor.rect(x0 + Math.min(0, sx), z0 + Math.min(0, sz), x1 - x0 + Math.abs(sx), z1 - z0 + Math.abs(sz) + 0.05),
        '#180d20',
        'opacity="0.42"',
      )
    }
  })
}
