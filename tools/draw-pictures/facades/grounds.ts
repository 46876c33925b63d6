import { HEIGHT, WIDTH } from '../canvas/camera.ts'
import { darker, lighter, mix } from '../canvas/colour.ts'
import { isDark, UP } from '../canvas/light.ts'
import { lerp } from '../canvas/numbers.ts'
import type { Picture } from '../rooms/picture.ts'

export type GroundKind = 'street' | 'lawn' | 'court' | 'sand' | 'water'

export function ground(c: Picture, kind: GroundKind) {
  const { art, cam, light, pal, hour } = c
  const colour = {
    street: '#8f8a8c',
    lawn: '#83a060',
    court: mix(pal.wall, '#c9a884', 0.6),
    sand: '#e6cfa3',
    water: '#4f93a0',
  }[kind]
  const tone = kind === 'water' ? mix(light.face(colour, UP), hour.sky[1], 0.35) : light.face(colour, UP, -0.05)
  const rnd = c.rnd.fork('ground')
  art.path(
    `M0 ${cam.horizon + 24}H${WIDTH}V${HEIGHT}H0Z`,
    art.linear(
      [0, cam.horizon + 20],
      [0, HEIGHT],
      [
        [0, mix(tone, hour.haze, 0.25)],
        [1, darker(tone, 0.12)],
      ],
    ),
  )
  if (kind === 'water') return
  let [low, high] = ['', '']
  for (let i = 0; i < 150; i++) {
    const t = rnd.next()
    const [x, y, q] = [rnd.range(0, WIDTH), lerp(cam.horizon + 34, HEIGHT, t), 4 + t * 12]
    const mark =
      kind === 'lawn'
        ? `M${x.toFixed(0)} ${y.toFixed(0)}q${(q * 0.1).toFixed(1)} ${(-q).toFixed(1)} ${(q * 0.4).toFixed(1)} ${(-q * 1.2).toFixed(1)}q${(-q * 0.1).toFixed(1)} ${(q * 0.6).toFixed(1)} ${(-q * 0.1).toFixed(1)} ${(q * 1.2).toFixed(1)}z`
        : `M${x.toFixed(0)} ${y.toFixed(0)}h${(q * 2.2).toFixed(0)}v${(0.6 + t * 1.6).toFixed(1)}h${(-q * 2).toFixed(0)}z`
    if (i % 2) low += mark
    else high += mark
  }
  art.path(low, darker(tone, 0.28), 'opacity="0.4"')
  art.path(high, lighter(tone, 0.3), 'opacity="0.35"')
  if (kind === 'street') road(c, tone)
}

function road({ art, cam, light }: Picture, tone: string) {
  const surface = cam.plane([0, 0.004, 0], [1, 0, 0], [0, 0, 1])
  art.path(surface.rect(-40, 3.1, 80, 30), darker(tone, 0.3))
  let dashes = ''
  for (let i = -8; i < 8; i++) dashes += surface.rect(i * 3, 6.4, 1.5, 0.14)
  art.path(dashes, light.face('#f4ead6', UP, 0), 'opacity="0.75"')
}

export function lampPost(c: Picture, x: number, z: number) {
  const { art, cam, light, hour } = c
  const [fx, fy] = cam.at([x, 0, z])
  const [tx, ty] = cam.at([x, 3.4, z])
  const s = cam.scale([x, 1, z])
  art.stroke(`M${fx} ${fy}L${tx} ${ty}`, light.lit('#3a3138', 0.5), s * 0.09)
  if (isDark(hour))
    art.ellipse(
      tx,
      ty,
      s * 2,
      s * 2,
      art.radial([tx, ty], s * 2, [
        [0, '#ffdc96', 0.75],
        [0.3, '#ffdc96', 0.25],
        [1, '#ffdc96', 0],
      ]),
    )
  art.ellipse(tx, ty, s * 0.22, s * 0.26, isDark(hour) ? '#fff0c4' : light.lit('#f3e6c8', 0.9))
}

export function swimmingPool(c: Picture, { x0, x1, z0, z1 }: { x0: number; x1: number; z0: number; z1: number }) {
  const { art, cam, light, hour, rnd } = c
  const floor = cam.plane([0, 0.02, 0], [1, 0, 0], [0, 0, 1])
  art.path(floor.rect(x0 - 0.6, z0 - 0.5, x1 - x0 + 1.2, z1 - z0 + 1), light.face('#f1e6d2', UP, 0.05))
  const d = floor.rect(x0, z0, x1 - x0, z1 - z0)
  art.path(
    d,
    art.linear(floor.pt(x0, z0), floor.pt(x0, z1), [
      [0, mix(hour.sky[2], '#5fb7bd', 0.5)],
      [1, light.lit('#3b9aa6', isDark(hour) ? 1 : 0.85)],
    ]),
  )
  art.clip(d, () => {
    for (let i = 0; i < 18; i++) {
      const [ex, ey] = floor.pt(rnd.range(x0, x1), rnd.range(z0, z1))
      art.path(
        `M${ex - 40} ${ey}Q${ex} ${ey - 4} ${ex + 40} ${ey}Q${ex} ${ey + 3} ${ex - 40} ${ey}Z`,
        '#ffffff',
        'opacity="0.28"',
      )
    }
  })
}
