import type { Plane } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { UP } from '../canvas/light.ts'
import type { Palette } from '../canvas/palettes.ts'
import type { Picture } from './picture.ts'
import type { FloorStyle } from './plan.ts'

/** The floor that is being drawn. W and zMax are its width and depth in metres. */
interface Ground {
  plane: Plane
  base: string
  W: number
  zMax: number
  paint: (colour: string) => string
}

const baseColours: Record<FloorStyle, (pal: Palette) => string> = {
  plank: (pal) => pal.floor,
  tile: (pal) => mix(pal.wall, '#cbb8a0', 0.55),
  checker: () => '#efe6d8',
  terrazzo: (pal) => mix(pal.wall, '#ded6c8', 0.6),
  athangudi: (pal) => mix(pal.wall, '#f1e6d0', 0.5),
  marble: () => '#ece5da',
}

/** Draws a floor from the far wall to `zMax`. `far` is where the far side begins to darken. */
export function floorSurface(c: Picture, { W, zMax, far }: { W: number; zMax: number; far: number }) {
  const { art, cam, pal, light } = c
  const kind = c.d.floor
  const plane = cam.plane([0, 0, 0], [1, 0, 0], [0, 0, 1])
  const base = baseColours[kind](pal)
  const d = plane.rect(0, 0, W, zMax)
  const paint = (colour: string) => light.face(colour, UP)
  art.path(d, paint(base))
  art.clip(d, () => {
    layings[kind](c, { plane, base, W, zMax, paint })
    // Draws a sheen on the lit side, and dusk on the opposite side.
    const [a, b] = [plane.pt(light.dir[0] < 0 ? 0 : W, far), plane.pt(light.dir[0] < 0 ? W : 0, far)]
    art.path(
      d,
      art.linear(a, b, [
        [0, c.hour.sun, 0.22 * (c.hour.beam + 0.2)],
        [0.5, '#ffffff', 0],
        [1, '#1a1024', 0.24],
      ]),
    )
    art.path(
      d,
      art.linear(cam.at([W / 2, 0, 0]), cam.at([W / 2, 0, far]), [
        [0, '#1a1024', 0.22],
        [0.35, '#1a1024', 0],
      ]),
    )
  })
}

function planks({ art, rnd, d }: Picture, { plane, base, W, zMax, paint }: Ground) {
  const w = 0.17
  const across = d.layout === 'back'
  for (let i = 0; i * w < (across ? zMax : W); i++) {
    let from = -rnd.range(0, 1.4)
    while (from < (across ? W : zMax)) {
      const len = rnd.range(0.9, 1.9)
      const tone = rnd.next()
      const colour = tone < 0.5 ? lighter(base, tone * 0.16) : darker(base, (tone - 0.5) * 0.28)
      art.path(
        across ? plane.rect(from, i * w, len - 0.006, w - 0.006) : plane.rect(i * w, from, w - 0.006, len - 0.006),
        paint(colour),
      )
      from += len
    }
  }
}

function joints(
  { art, cam }: Picture,
  { plane, base, W, zMax, paint }: Ground,
  [step, width, opacity]: readonly [number, number, number],
) {
  let lines = ''
  for (let i = 0; i <= W / step; i++)
    lines += cam.poly([
      plane.space(i * step, 0),
      plane.space(i * step + width, 0),
      plane.space(i * step + width, zMax),
      plane.space(i * step, zMax),
    ])
  for (let i = 0; i <= zMax / step; i++) lines += plane.rect(0, i * step, W, width)
  art.path(lines, paint(darker(base, 0.35)), `opacity="${opacity}"`)
}

function marble(c: Picture, ground: Ground) {
  const { art, rnd } = c
  const { plane, base, W, zMax, paint } = ground
  joints(c, ground, [0.9, 0.006, 0.3])
  for (let i = 0; i < 12; i++) {
    const [u, v] = [rnd.range(0, W), rnd.range(0.3, zMax - 1.2)]
    art.stroke(
      plane.d(`M${u} ${v}Q${u + 0.2} ${v + 0.1} ${u + 0.3} ${v + 0.35}Q${u + 0.6} ${v + 0.5} ${u + 0.7} ${v + 0.8}`),
      paint(darker(base, 0.3)),
      2,
      'opacity="0.25"',
    )
  }
}

function checker({ art, cam, pal }: Picture, { plane, W, zMax, paint }: Ground) {
  let d2 = ''
  const q = 0.42
  for (let i = 0; i < W / q + 1; i++)
    for (let j = 0; j < zMax / q + 1; j++)
      d2 += cam.poly([
        plane.space((i - 0.5) * q, j * q),
        plane.space(i * q, (j - 0.5) * q),
        plane.space((i + 0.5) * q, j * q),
        plane.space(i * q, (j + 0.5) * q),
      ])
  art.path(d2, paint(mix(pal.accent, '#3a3436', 0.35)), 'opacity="0.8"')
}

function terrazzo(c: Picture, ground: Ground) {
  const { art, cam, pal, rnd } = c
  const { plane, W, zMax, paint } = ground
  const tones = [pal.spread, pal.two, pal.wood, pal.metal]
  const paths = tones.map(() => '')
  for (let i = 0; i < 230; i++) {
    const [u, v, r] = [rnd.range(0, W), rnd.range(0, zMax), rnd.range(0.015, 0.04)]
    paths[i % 4] += cam.poly([
      plane.space(u - r, v),
      plane.space(u, v - r * 0.8),
      plane.space(u + r, v - r * 0.2),
      plane.space(u + r * 0.4, v + r),
    ])
  }
  paths.forEach((p, i) => art.path(p, paint(tones[i] ?? pal.wood), 'opacity="0.55"'))
  joints(c, ground, [1.2, 0.006, 0.22])
}

/** Draws flowered Athangudi tiles. */
function athangudi(c: Picture, ground: Ground) {
  const { art, cam, pal } = c
  const { plane, W, zMax, paint } = ground
  const q = 0.4
  let [petals, hearts] = ['', '']
  for (let i = 0; i <= W / q; i++)
    for (let j = 0; j <= zMax / q; j++) {
      const [u, v, r] = [(i + 0.5) * q, (j + 0.5) * q, q * 0.48]
      petals += plane.d(
        `M${u} ${v - r}Q${u + r * 0.3} ${v - r * 0.3} ${u + r} ${v}Q${u + r * 0.3} ${v + r * 0.3} ${u} ${v + r}Q${u - r * 0.3} ${v + r * 0.3} ${u - r} ${v}Q${u - r * 0.3} ${v - r * 0.3} ${u} ${v - r}Z`,
      )
      hearts += cam.poly([
        plane.space(u - 0.05, v),
        plane.space(u, v - 0.05),
        plane.space(u + 0.05, v),
        plane.space(u, v + 0.05),
      ])
    }
  art.path(petals, paint(mix(pal.spread, pal.wall, 0.25)), 'opacity="0.72"')
  art.path(hearts, paint(pal.linen))
  joints(c, ground, [q, 0.006, 0.25])
}

const layings: Record<FloorStyle, (c: Picture, ground: Ground) => void> = {
  plank: planks,
  tile: (c, ground) => joints(c, ground, [0.6, 0.008, 0.4]),
  checker,
  terrazzo,
  athangudi,
  marble,
}
