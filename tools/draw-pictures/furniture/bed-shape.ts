import type { Plane, Vector } from '../canvas/camera.ts'
import { LEFT, RIGHT } from '../canvas/light.ts'
import type { Picture } from '../rooms/picture.ts'
import type { BedLook } from '../rooms/plan.ts'

export interface BedPlace {
  x0: number
  x1: number
  z0?: number
  z1?: number
  look: BedLook
}

/** A bed's shape, shared by its parts. Lengths are in metres. */
export interface BedShape {
  x0: number
  x1: number
  z0: number
  z1: number
  look: BedLook
  /** The heights of the mattress and of its hem, and where the duvet begins. */
  top: number
  hem: number
  duvet: number
  px: number
  /** The long sides that the camera sees: their x, and the direction in which they face. */
  seen: readonly (readonly [x: number, normal: Vector])[]
  deck: Plane
  /** The x of the two long sides, the brighter side first. */
  bright: readonly [number, number]
  /** Whether the throw hangs over the foot of the bed. */
  blanket: boolean
}

/** Computes once what the parts of a bed share. */
export function shapeOf({ cam, light, stars }: Picture, { x0, x1, z0 = 0.12, z1 = 2.15, look }: BedPlace): BedShape {
  const top = 0.62
  const seen: BedShape['seen'] = cam.x < x0 ? [[x0 - 0.035, LEFT]] : cam.x > x1 ? [[x1 + 0.035, RIGHT]] : []
  return {
    x0,
    x1,
    z0,
    z1,
    look,
    top,
    seen,
    hem: stars > 3 ? 0.17 : 0.24,
    duvet: z0 + 0.72,
    px: cam.scale([(x0 + x1) / 2, top, z1 - 0.5]),
    deck: cam.plane([0, top, 0], [1, 0, 0], [0, 0, 1]),
    bright: light.dir[0] < 0 ? [x0, x1] : [x1, x0],
    blanket: look.runner[1] < 0,
  }
}
