import { Children, useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent, type UIEvent } from 'react'
import { IconButton } from './button.tsx'
import * as t from '#words/kit.ts'

type CarouselProps = {
  children: ReactNode
  /**
   * for pages with several carousels: the track is a single named tab stop, and each picture is announced by its
   * caption
   */
  about?: { name: string; captions: readonly string[] }
  onMove?: (index: number) => void
  dots?: 'shown' | 'none'
  /** the accessible name of the track */
  className?: string
}

/** Dragging this far past the first or last picture wraps around. */
const WRAP_PIXELS = 40

const KEY_STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * A carousel on a native scroller, so that swipes, keys and browsers without scripts work. The script adds arrows, dots
 * and wrapping.
 */
export function Carousel({ children, about, onMove, dots = 'shown', className = '' }: CarouselProps) {
  const slides = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  const touch = useRef({ x: 0, index: 0 })
  const [index, setIndex] = useState(0)
  const [hasMoved, setMoved] = useState(false)

  const goTo = (wanted: number) => {
    const target = (wanted + slides.length) % slides.length
    const isRound = Math.abs(target - index) > 1
    const isStill = isRound || matchMedia('(prefers-reduced-motion: reduce)').matches
    track.current?.scrollTo({ left: target * track.current.clientWidth, behavior: isStill ? 'instant' : 'smooth' })
  }
  const moveByKey = (event: KeyboardEvent) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(index + step)
  }
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const shown = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (shown === index) return
    setIndex(shown)
    setMoved(true)
    onMove?.(shown)
  }
  const grab = (event: TouchEvent) => (touch.current = { x: event.touches[0]?.clientX ?? 0, index })
  const release = (event: TouchEvent) => {
    const travelled = touch.current.x - (event.changedTouches[0]?.clientX ?? 0)
    const isStuck = touch.current.index === index
    if (isStuck && travelled > WRAP_PIXELS && index === slides.length - 1) goTo(0)
    if (isStuck && travelled < -WRAP_PIXELS && index === 0) goTo(-1)
  }

  const arrowStop = about ? -1 : 0
  return (
    <>
      <div
        className={`carousel-track ${className}`}
        ref={track}
        onScroll={follow}
        onTouchStart={grab}
        onTouchEnd={release}
        {...(about && {
          role: 'group',
          tabIndex: 0,
          'aria-roledescription': t.carousel,
          'aria-label': t.picturesOf(about.name),
          onKeyDown: moveByKey,
        })}
      >
        {slides}
      </div>
      {slides.length > 1 && (
        <>
          <IconButton
            icon="chevron-left"
            label={about ? t.previousPictureOf(about.name) : t.previousPicture}
            tabIndex={arrowStop}
            className="carousel-arrow prev"
            onClick={() => goTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={about ? t.nextPictureOf(about.name) : t.nextPicture}
            tabIndex={arrowStop}
            className="carousel-arrow next"
            onClick={() => goTo(index + 1)}
          />
          {about && (
            <span className="visually-hidden" aria-live="polite">
              {hasMoved && t.pictureShown(index + 1, slides.length, about.captions[index] ?? '')}
            </span>
          )}
          {dots === 'shown' && (
            <div className="carousel-dots" aria-hidden="true">
              {[...slides.keys()].map((dot) => (
                <i key={dot} className={dot === index ? 'current' : ''} />
              ))}
            </div>
          )}
        </>
      )}
    </>
  )
}
