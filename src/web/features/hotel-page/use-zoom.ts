import { useRef, useState, type PointerEvent } from 'react'
import { fitInside, follow, gestureOf, NO_ZOOM, toggled, type Grip, type Point } from './zoom.ts'

/** The most milliseconds and pixels between the two taps of a double tap. */
const DOUBLE_TAP_WITHIN = 300
const DOUBLE_TAP_NEAR = 30

type Zoomed = {
  /** the picture's own size in pixels */
  size: { width: number; height: number }
  onSwipe: (by: 1 | -1) => void
}

const gripOf = ([one = { x: 0, y: 0 }, other = one]: readonly Point[]): Grip => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  span: Math.hypot(one.x - other.x, one.y - other.y),
})

const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

const sizesIn = ({ currentTarget }: PointerEvent, size: Zoomed['size']) => {
  const frame = { width: currentTarget.clientWidth, height: currentTarget.clientHeight }
  return { picture: fitInside(size, frame), frame }
}

/**
 * Lets guests enlarge a picture by pinch and double tap, and move an enlarged one with a finger. Reports swipes while
 * the picture is not enlarged. Returns the handlers for its frame.
 */
export function useZoom({ size, onSwipe }: Zoomed) {
  const [zoom, setZoom] = useState(NO_ZOOM)
  const fingers = useRef(new Map<number, Point>())
  /** where a single finger touched; undefined once a second finger has joined it */
  const touched = useRef<Point | undefined>(undefined)
  const lastTap = useRef<Point & { at: number }>(undefined)

  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointIn(event)
    touched.current = fingers.current.size === 0 ? point : undefined
    fingers.current.set(event.pointerId, point)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    const from = gripOf([...fingers.current.values()])
    fingers.current.set(event.pointerId, pointIn(event))
    const to = gripOf([...fingers.current.values()])
    if (fingers.current.size === 1 && zoom.scale === 1) return
    // React forgets the event's target before it runs the update.
    const sizes = sizesIn(event, size)
    setZoom((before) => follow(before, { from, to }, sizes))
  }
  const tap = (event: PointerEvent, at: Point) => {
    const last = lastTap.current
    const isSecond =
      last &&
      event.timeStamp - last.at < DOUBLE_TAP_WITHIN &&
      Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_TAP_NEAR
    lastTap.current = isSecond ? undefined : { ...at, at: event.timeStamp }
    if (isSecond) setZoom(toggled(zoom, at, sizesIn(event, size)))
  }
  const onPointerUp = (event: PointerEvent) => {
    const [from, to] = [touched.current, pointIn(event)]
    leave(event)
    const gesture = from && gestureOf(from, to)
    if (gesture === 'tap') tap(event, to)
    else if (gesture && zoom.scale === 1) onSwipe(gesture === 'next' ? 1 : -1)
  }
  const leave = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    touched.current = undefined
  }
  return { zoom, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: leave } }
}
