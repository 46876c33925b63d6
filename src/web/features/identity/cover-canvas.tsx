import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { Point } from '#domain/aadhaar/grey-picture.ts'
import * as t from '#words/account/identity.ts'
import type { Mark, Tool } from './cover-machine.ts'
import { drawCovered } from './draw-cover.ts'

/**
 * The brush's width in CSS pixels: wide enough for a fingertip, but narrow enough not to cover the last four digits.
 */
const BRUSH = 26
/** How many CSS pixels an arrow key moves the brush. */
const STEP = 10

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

type CoverCanvasProps = {
  picture: HTMLCanvasElement
  marks: readonly Mark[]
  tool: Tool
  isLocked: boolean
  onMark: (mark: Mark) => void
}

/** Shows the picture with its covers. A finger, a mouse or the arrow keys paint on it. */
export function CoverCanvas({ picture, marks, tool, isLocked, onMark }: CoverCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [stroke, setStroke] = useState<readonly Point[]>([])
  /**
   * the position to which the arrow keys have moved the brush, in pixels of the picture; undefined before the first
   * press
   */
  const [cursor, setCursor] = useState<Point>()
  const helpId = useId()
  const pixelsPerCss = () => picture.width / (canvas.current?.clientWidth || picture.width)
  const markOf = (points: readonly Point[]): Mark => ({ kind: tool, points, width: BRUSH * pixelsPerCss() })

  useEffect(() => {
    if (!canvas.current) return
    drawCovered(canvas.current, picture, stroke.length > 0 ? [...marks, markOf(stroke)] : marks)
  })

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = canvas.current?.getBoundingClientRect()
    const scale = pixelsPerCss()
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale }
  }
  const begin = (event: PointerEvent) => {
    if (isLocked || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setCursor(undefined)
    setStroke([placeOf(event)])
  }
  const go = (event: PointerEvent) => {
    if (stroke.length > 0) setStroke([...stroke, placeOf(event)])
  }
  const end = () => {
    if (stroke.length > 0) onMark(markOf(stroke))
    setStroke([])
  }
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (isLocked || !arrow) return
    event.preventDefault()
    const scale = pixelsPerCss()
    const at = cursor ?? middle
    const to = {
      x: Math.min(picture.width, Math.max(0, at.x + arrow.x * scale)),
      y: Math.min(picture.height, Math.max(0, at.y + arrow.y * scale)),
    }
    setCursor(to)
    if (event.shiftKey) onMark(markOf([at, to]))
  }
  /** Paints a dot when Space presses the button, without a pointer. */
  const dot = ({ detail }: MouseEvent) => {
    if (isLocked || detail > 0) return
    setCursor(cursor ?? middle)
    onMark(markOf([cursor ?? middle]))
  }
  const inPercent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className="cover-picture">
      <button
        type="button"
        className="cover-surface"
        aria-label={t.yourPicture}
        aria-describedby={helpId}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={press}
        onClick={dot}
      >
        <canvas ref={canvas} width={picture.width} height={picture.height} />
      </button>
      {cursor && (
        <span
          className="cover-brush"
          style={{
            left: inPercent(cursor.x, picture.width),
            top: inPercent(cursor.y, picture.height),
            width: BRUSH,
            height: BRUSH,
          }}
        />
      )}
      <p className="visually-hidden" id={helpId}>
        {t.keysPaint}
      </p>
    </div>
  )
}
