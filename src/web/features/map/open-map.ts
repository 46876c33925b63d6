import 'leaflet/dist/leaflet.css'
import * as L from 'leaflet'
import { PAGES } from '#domain/page-configuration.ts'
import { pointsInView, type MapPoint, type PlanPart } from './map-points.ts'
import { pinsWithRoom } from './place-pins.ts'

export type OpenMap = {
  /** Marks a hotel's pin, and brings it into view. */
  choose: (id: number | undefined) => void
  zoom: (step: 1 | -1) => void
  close: () => void
}

type MapContent = {
  points: readonly MapPoint[]
  parts: readonly PlanPart[]
  onChoose: (id: number) => void
}

/** Between a street and a whole city. */
const [FARTHEST_ZOOM, NEAREST_ZOOM, FIRST_ZOOM] = [10, 18, 15]
/** Pixels: space around the outermost pins. */
const PADDING: L.PointTuple = [48, 48]
/** Pixels of a pin's words; the sheet gives them this height. */
const [PIN_HEIGHT, PIN_PADDING, LETTER_WIDTH] = [32, 20, 9]

const pinSize = (label: string) => ({ width: label.length * LETTER_WIDTH + PIN_PADDING, height: PIN_HEIGHT })

const wantsLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Built from elements: the pages' policy refuses markup from strings. */
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
  marker.on('add', () =>
    marker.getElement()?.setAttribute('aria-label', `${point.name}, ${point.locality}: ${point.label}`),
  )
  return marker
}

/** The city as we know it: its localities as large as half of their hotels stand apart, and their names. */
function drawPlan(map: L.Map, parts: readonly PlanPart[]): void {
  for (const { name, place, radius } of parts) {
    L.circle(place, { radius, interactive: false, className: 'plan-part', weight: 1 }).addTo(map)
    const words = document.createElement('span')
    words.textContent = name
    L.marker(place, {
      icon: L.divIcon({ html: words, className: 'plan-name', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: -1000,
    }).addTo(map)
  }
}

/** Gives pins with room their words and makes the others dots, whenever the map has moved. */
function arrangePins(map: L.Map, markers: ReadonlyMap<number, L.Marker>, points: readonly MapPoint[], chosen?: number) {
  const inOrder = points.toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen))
  const pins = inOrder.map(({ id, label, place }) => {
    const { x, y } = map.latLngToContainerPoint(place)
    return { id, x, y, ...pinSize(label) }
  })
  const { x: width, y: height } = map.getSize()
  const roomy = pinsWithRoom(pins, { width, height })
  for (const [id, marker] of markers) {
    const element = marker.getElement()
    element?.classList.toggle('is-dot', !roomy.has(id))
    element?.classList.toggle('is-chosen', id === chosen)
    element?.setAttribute('aria-pressed', String(id === chosen))
  }
}

/** Opens a map in an element: configured tiles, else the drawn plan (docs/architecture.md, "Maps"). */
export function openMap(element: HTMLElement, { points, parts, onChoose }: MapContent): OpenMap {
  const isCalm = wantsLessMotion()
  const map = L.map(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
    markerZoomAnimation: !isCalm,
  })
  if (PAGES.mapTiles) L.tileLayer(PAGES.mapTiles.url, { maxZoom: NEAREST_ZOOM }).addTo(map)
  else drawPlan(map, parts)
  const markers = new Map(points.map((point) => [point.id, markerOf(point, onChoose).addTo(map)]))
  const framed = pointsInView(points)
  map.fitBounds(L.latLngBounds(framed.map(({ place }) => [place.lat, place.lng])), {
    padding: PADDING,
    maxZoom: FIRST_ZOOM,
    animate: false,
  })
  let chosen: number | undefined
  const arrange = () => arrangePins(map, markers, points, chosen)
  map.on('zoomend moveend resize', arrange)
  arrange()
  return {
    choose: (id) => {
      chosen = id
      const marker = id === undefined ? undefined : markers.get(id)
      marker?.setZIndexOffset(1000)
      if (marker && !map.getBounds().pad(-0.1).contains(marker.getLatLng()))
        map.panTo(marker.getLatLng(), { animate: !isCalm })
      arrange()
    },
    zoom: (step) => void map.setZoom(map.getZoom() + step, { animate: !isCalm }),
    close: () => void map.remove(),
  }
}
