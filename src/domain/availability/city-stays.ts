import { overlaps, type MinuteWindow, type TakenRoom } from './room-stays.ts'
import { SpanStays, type VisitStay } from './span-stays.ts'

const DAY_MINUTES = 1440

/**
 * The widths of spans, in minutes. A stay is stored in the narrowest width that is at least as long as the stay. So,
 * for each width, all stays in a window are in the spans that overlap the window or in the span before those. The last
 * width is longer than any stay.
 */
const WIDTHS = [DAY_MINUTES, 8 * DAY_MINUTES, 64 * DAY_MINUTES, 512 * DAY_MINUTES, 2 ** 31]

/** The spans of one width, by number. There are no stays before the first span or after the last. */
class SpansOfWidth {
  readonly width: number
  private readonly spans = new Map<number, SpanStays>()
  private first = Infinity
  private last = -Infinity

  constructor(width: number) {
    this.width = width
  }

  get all(): Iterable<SpanStays> {
    return this.spans.values()
  }

  get bytes(): number {
    let sum = 0
    for (const { bytes } of this.all) sum += bytes
    return sum
  }

  /** Visits the spans that may contain a stay in the window. */
  visit({ from, until }: MinuteWindow, visit: (span: SpanStays) => void): void {
    const first = Math.max(this.first, this.numberOf(from - this.width + 1))
    const last = Math.min(this.last, this.numberOf(until - 1))
    for (let number = first; number <= last; number++) {
      const span = this.spans.get(number)
      if (span) visit(span)
    }
  }

  /** Returns the span of stays that begin at this minute. */
  at(minute: number): SpanStays {
    const number = this.numberOf(minute)
    const known = this.spans.get(number)
    if (known) return known
    const span = new SpanStays()
    this.spans.set(number, span)
    this.first = Math.min(this.first, number)
    this.last = Math.max(this.last, number)
    return span
  }

  private numberOf(minute: number): number {
    return Math.floor(minute / this.width)
  }
}

/** Stores the stays in a city by their start, so that reading a window touches few of them. */
export class CityStays {
  private readonly widths = WIDTHS.map((width) => new SpansOfWidth(width))

  get bytes(): number {
    return this.widths.reduce((sum, spans) => sum + spans.bytes, 0)
  }

  /** Returns spans that contain every stay in the window. They may also contain stays outside it. */
  meeting(window: MinuteWindow): SpanStays[] {
    const met: SpanStays[] = []
    for (const spans of this.widths) spans.visit(window, (span) => met.push(span))
    return met
  }

  /**
   * Visits the room of each of a hotel's stays that overlap the window. Creates no lists, because it runs for every
   * cached window.
   */
  visitRooms(position: number, window: MinuteWindow, visit: (room: number) => void): void {
    const visitSpan = (span: SpanStays) => span.visitRooms(position, window, visit)
    for (const spans of this.widths) spans.visit(window, visitSpan)
  }

  visitStays(position: number, window: MinuteWindow, visit: VisitStay): void {
    const visitSpan = (span: SpanStays) => span.visitStays(position, window, visit)
    for (const spans of this.widths) spans.visit(window, visitSpan)
  }

  /** Lists the stays of one hotel that overlap the window. */
  of(position: number, window: MinuteWindow): TakenRoom[] {
    const met: TakenRoom[] = []
    for (const spans of this.widths) spans.visit(window, (span) => span.collect(position, window, met))
    return met
  }

  /** Adds the stays of a hotel that had none. */
  add(position: number, stays: readonly TakenRoom[]): void {
    for (const [span, own] of this.bySpan(stays)) span.replace(position, own)
  }

  /** Replaces all stays of a hotel. */
  replaceAll(position: number, stays: readonly TakenRoom[]): void {
    const coming = this.bySpan(stays)
    for (const { all } of this.widths) for (const span of all) span.replace(position, coming.get(span) ?? [])
  }

  /** Replaces the stays of a hotel that overlap the window, and returns the stays that were replaced. */
  replaceMeeting(position: number, window: MinuteWindow, stays: readonly TakenRoom[]): TakenRoom[] {
    const coming = this.bySpan(stays)
    const gone: TakenRoom[] = []
    for (const span of new Set([...this.meeting(window), ...coming.keys()])) {
      const kept = span.staysOf(position).filter((stay) => !overlaps(stay, window) || !gone.push(stay))
      span.replace(position, [...kept, ...(coming.get(span) ?? [])])
    }
    return gone
  }

  private bySpan(stays: readonly TakenRoom[]): Map<SpanStays, TakenRoom[]> {
    const spans = new Map<SpanStays, TakenRoom[]>()
    for (const stay of stays) {
      const span = this.spanFor(stay)
      const own = spans.get(span)
      if (own) own.push(stay)
      else spans.set(span, [stay])
    }
    return spans
  }

  private spanFor({ from, until }: MinuteWindow): SpanStays {
    const spans = this.widths.find(({ width }) => until - from <= width)
    if (!spans) throw new Error(`a stay of ${until - from} minutes is longer than any`)
    return spans.at(from)
  }
}
