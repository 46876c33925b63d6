import * as L from 'leaflet'
import type { MapPoint } from './map-points.ts'
import { groupPins, type PinGroup } from './pin-groups.ts'
import type { NameBox } from './names-with-room.ts'
import * as t from '#words/map.ts'

type Shown = { group: PinGroup; marker: L.Marker; element: HTMLElement }

type PinActs = {
  onChoose: (id: number) => void
  /** zooms in until the group's pins no longer overlap; returns false at the highest zoom */
  onSpread: (points: readonly MapPoint[]) => boolean
}

/** The keys that move the focus between pins, as in a toolbar. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

const nameOf = ({ points, label }: PinGroup) => {
  const [only] = points
  return only && points.length === 1 ? t.pinOf(label, only.name, only.locality) : t.groupOfPins(label)
}

function markerOf(group: PinGroup, at: L.LatLng): L.Marker {
  const words = document.createElement('span')
  words.textContent = group.label
  const isSold = group.points.every(({ total }) => total === null)
  const className = `map-pin ${isSold ? 'is-sold' : ''} ${group.points.length > 1 ? 'is-group' : ''}`
  const icon = L.divIcon({ html: words, className, iconSize: [group.width, group.height] })
  return L.marker(at, { icon, riseOnHover: true })
}

/** Draws the pins of a map as one group with a single tab stop. The arrow keys move between its pins. */
export class PinMarkers {
  private shown: Shown[] = []
  private readonly map: L.Map
  private readonly points: readonly MapPoint[]
  private readonly acts: PinActs

  constructor(map: L.Map, points: readonly MapPoint[], acts: PinActs) {
    this.map = map
    this.points = points
    this.acts = acts
    const pane = map.getPane('markerPane')
    pane?.setAttribute('role', 'group')
    pane?.setAttribute('aria-label', t.pins)
    pane?.addEventListener('keydown', (event) => this.press(event))
    pane?.addEventListener('focusin', ({ target }) => this.stopAt(this.indexOf(target)))
  }

  /** Groups the pins again after a zoom or after a different hotel is chosen, and keeps the focus on its hotel. */
  draw(chosen: number | undefined): void {
    const focused = this.shown[this.indexOf(document.activeElement)]?.group.points[0]
    const zoom = this.map.getZoom()
    const pins = this.points.map((point) => {
      const { x, y } = this.map.project(point.place, zoom)
      return { point, x, y }
    })
    for (const { marker } of this.shown) marker.remove()
    this.shown = groupPins(pins, chosen).map((group) => {
      const marker = markerOf(group, this.map.unproject([group.x, group.y], zoom)).addTo(this.map)
      return { group, marker, element: this.dress(marker, group, chosen) }
    })
    const has = (id: number | undefined) =>
      this.shown.findIndex(({ group }) => group.points.some((point) => point.id === id))
    const stop = has(focused?.id ?? chosen)
    this.stopAt(Math.max(0, stop))
    if (focused) this.shown[stop]?.element.focus({ preventScroll: true })
  }

  /** Returns the boxes of the pins, so that the map's place names do not cover them. */
  boxes(): NameBox[] {
    return this.shown.map(({ group, marker }, id) => {
      const { x, y } = this.map.latLngToContainerPoint(marker.getLatLng())
      return { id, x, y, width: group.width, height: group.height }
    })
  }

  private dress(marker: L.Marker, group: PinGroup, chosen: number | undefined): HTMLElement {
    const element = marker.getElement()
    if (!element) throw new Error('a marker on a map has an element')
    const isChosen = group.points.some(({ id }) => id === chosen)
    element.setAttribute('aria-label', nameOf(group))
    element.classList.toggle('is-chosen', isChosen)
    if (group.points.length === 1) element.setAttribute('aria-pressed', String(isChosen))
    marker.setZIndexOffset(isChosen ? 2000 : 0)
    marker.on('click', () => this.open(group, chosen))
    return element
  }

  /** Chooses the hotel of a pin, or spreads a group. If a group cannot spread, each press chooses its next hotel. */
  private open({ points }: PinGroup, chosen: number | undefined): void {
    const at = points.findIndex(({ id }) => id === chosen)
    const next = points[(at + 1) % points.length]
    if (points.length > 1 && this.acts.onSpread(points)) return
    if (next) this.acts.onChoose(next.id)
  }

  private press(event: KeyboardEvent): void {
    const index = this.indexOf(event.target)
    const here = this.shown[index]
    if (!here) return
    if (event.key === 'Enter' || event.key === ' ') here.marker.fire('click')
    const to = STEPS[event.key]?.(index, this.shown.length)
    if (to !== undefined) this.shown[to]?.element.focus({ preventScroll: true })
    if (to === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
  }

  private stopAt(stop: number): void {
    if (stop < 0) return
    for (const [index, { element }] of this.shown.entries()) element.tabIndex = index === stop ? 0 : -1
  }

  private indexOf(target: EventTarget | null): number {
    return this.shown.findIndex(({ element }) => element === target)
  }
}
