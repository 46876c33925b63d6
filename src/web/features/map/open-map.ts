import 'leaflet/dist/leaflet.css'
import * as L from 'leaflet'
import { PAGES } from '#domain/page-configuration.ts'
import { pointsInView, type MapPoint, type Place, type PlanPart } from './map-points.ts'
import { pinsWithRoom } from './place-pins.ts'

export type OpenMap = {
  /** Highlights a hotel's pin, and scrolls the map to it. */
  choose: (id: number | undefined) => void
  zoom: (step: 1 | -1) => void
  close: () => void
}

type MapContent = {
  points: readonly MapPoint[]
  parts: readonly PlanPart[]
  onChoose: (id: number) => void
}

/** A zoom between a street and a whole city. */
const [FARTHEST_ZOOM, NEAREST_ZOOM, FIRST_ZOOM] = [10, 18, 15]
/** Space around the outermost pins, in pixels. */
const PADDING: L.PointTuple = [40, 32]
/** The height of a pin's label in pixels, as the style sheet sets it. */
const [PIN_HEIGHT, PIN_PADDING, LETTER_WIDTH] = [32, 20, 9]

const DOT = 14
const [NAME_HEIGHT, NAME_LETTER_WIDTH] = [16, 8]

const xy = (map: L.Map, place: Place) => {
  const { x, y } = map.latLngToContainerPoint(place)
  return { x, y }
}

const pinSize = (label: string) => ({ width: label.length * LETTER_WIDTH + PIN_PADDING, height: PIN_HEIGHT })

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Builds elements, because the pages' policy refuses markup from strings. */
function pinElement({ label, isAvailable }: MapPoint): HTMLElement {
  const pin = document.createElement('span')
  pin.className = isAvailable ? 'map-pin' : 'map-pin is-sold'
  pin.textContent = label
  return pin
}

function markerOf(point: MapPoint, onChoose: MapContent['onChoose']): L.Marker {
  const icon = L.divIcon({ html: pinElement(point), className: 'map-marker', iconSize: [0, 0] })
  const marker = L.marker(point.place, { icon, title: point.name, riseOnHover: true })
  marker.on('click', () => onChoose(point.id))
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('aria-label', `${point.name}, ${point.locality}: ${point.label}`)
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onChoose(point.id)
    })
  })
  return marker
}

/** Metres in one degree of latitude. */
const METRES_A_DEGREE = 111_320

type Label = { id: number; label: string; place: Place; marker: L.Marker }

/** Draws a plan of the city without tiles: a circle for each locality, and its name. Circles may overlap. */
function drawPlan(map: L.Map, parts: readonly PlanPart[]): Label[] {
  for (const { place, radius } of parts)
    L.circle(place, { radius, interactive: false, className: 'plan-part', stroke: false }).addTo(map)
  return parts.map(({ name, place: middle, radius }, index) => {
    // Puts the name at the locality's southern edge, because the hotels in its middle would cover it.
    const place = { lat: middle.lat - radius / METRES_A_DEGREE, lng: middle.lng }
    const words = document.createElement('span')
    words.textContent = name
    const icon = L.divIcon({ html: words, className: 'plan-name', iconSize: [0, 0] })
    const marker = L.marker(place, { icon, interactive: false, keyboard: false, zIndexOffset: -2000 }).addTo(map)
    // Negative ids, because hotels have the positive ones.
    return { id: -1 - index, label: name, place, marker }
  })
}

/**
 * Runs after each move: shows labels on pins with room for them, reduces other pins to dots, and hides names of
 * localities without room. The chosen hotel takes its room first, then hotels in the list's order, then names.
 */
function arrangePins(map: L.Map, hotels: readonly Label[], names: readonly Label[], chosen: number | undefined): void {
  const { x: width, y: height } = map.getSize()
  const pinOf = ({ id, label, place }: Label) => ({ id, ...xy(map, place), ...pinSize(label) })
  const pins = hotels.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen)).map(pinOf)
  const roomy = pinsWithRoom(pins, { width, height })
  const drawn = pins.map((pin) => (roomy.has(pin.id) ? pin : { ...pin, width: DOT, height: DOT }))
  const nameOf = (name: Label) => ({
    ...pinOf(name),
    width: name.label.length * NAME_LETTER_WIDTH,
    height: NAME_HEIGHT,
  })
  const named = pinsWithRoom([...drawn, ...names.map(nameOf)], { width, height })
  for (const { id, marker } of hotels) {
    const element = marker.getElement()
    element?.classList.toggle('is-dot', !roomy.has(id))
    element?.classList.toggle('is-chosen', id === chosen)
    element?.setAttribute('aria-pressed', String(id === chosen))
    marker.setZIndexOffset(id === chosen ? 2000 : roomy.has(id) ? 1000 : -1000)
  }
  for (const { id, marker } of names) marker.getElement()?.classList.toggle('is-hidden', !named.has(id))
}

/** Opens a map in an element, with configured tiles or else the drawn plan (docs/architecture.md, "Maps"). */
export function openMap(element: HTMLElement, { points, parts, onChoose }: MapContent): OpenMap {
  const isCalm = wantsLessMotion()
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomSnap: 0.25,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  })
  const framed = pointsInView(points)
  map.fitBounds(L.latLngBounds(framed.map(({ place }) => [place.lat, place.lng])), {
    padding: PADDING,
    maxZoom: FIRST_ZOOM,
    animate: false,
  })
  if (PAGES.mapTiles) L.tileLayer(PAGES.mapTiles.url, { maxZoom: NEAREST_ZOOM }).addTo(map)
  const names = PAGES.mapTiles ? [] : drawPlan(map, parts)
  const hotels = points.map((point) => ({ ...point, marker: markerOf(point, onChoose).addTo(map) }))
  let chosen: number | undefined
  const arrange = () => arrangePins(map, hotels, names, chosen)
  map.on('zoomend moveend resize', arrange)
  arrange()
  return {
    choose: (id) => {
      chosen = id
      const hotel = hotels.find((each) => each.id === id)
      if (hotel && !map.getBounds().pad(-0.1).contains(hotel.place)) map.panTo(hotel.place, { animate: !isCalm })
      arrange()
    },
    zoom: (step) => void map.setZoom(map.getZoom() + step, { animate: !isCalm }),
    close: () => void map.remove(),
  }
}
